kind-pig = Pig
command-pig = Pig in diesem Kanal spielen
command-pig-start = Eine Lobby für eine Partie Pig eröffnen
help-pig = ## So geht Pig
    {""}**Eröffne eine Partie** mit `/pig start`. Ihr spielt zu zweit bis zu acht.
    {""}**In deinem Zug** drück auf **Würfeln**, so oft du dich traust: Jeder Wurf zählt zum Zug. Eine 1 beendet ihn ohne Punkte.
    {""}**Sichern** rettet die Punkte des Zuges und beendet ihn.
    {""}**Um zu gewinnen,** sichere bis zum Ziel oder darüber hinaus: Das beendet die Partie sofort.
option-pig-target = Ziel
allowed-pig-target = ganze Punkte von 10 bis 1.000
rules-title-pig = Pig
rules-summary-pig = Ein Würfel: Wirf, so oft du dich traust, doch eine 1 beendet den Zug ohne Punkte. Bis 100.
editor-options-pig = Gewinnen …
pig-lobby-head = ### 🐷 Pig · { $title }
    Bis { $target }
pig-head = **{ $title }** · bis { $target }
pig-your-turn = { $player }, du bist dran: **Wirf die Würfel!**
pig-turn = { $player }, **{ $points }** auf dem Spiel: Wirf weiter oder sichere.
pig-time = -# ⏳ <t:{ $due }:R> sichert der Bot { $points }.
pig-button-roll = Würfeln
pig-button-bank = { $points } sichern
pig-bank = { $player } wirft { $dice } und sichert **{ $points }**: insgesamt **{ $total }**.
pig-bust = { $player } wirft { $dice }: **Pech**! { $lost ->
    [0] Es stand nichts auf dem Spiel.
   *[other] **{ $lost }** Punkte sind weg.
    }
pig-idle = ⌛ Die Zeit von { $player } ist um: Der Bot sichert **{ $points }**, insgesamt **{ $total }**.
pig-in-short = Wirf einen Würfel, so oft du magst, und sichere die Summe. Eine 1 beendet den Zug ohne Punkte. Wer { $target } erreicht, gewinnt sofort.
pig-words-turn = **Dein Zug**
    - Wirf den Würfel, so oft du magst: Jeder Wurf zählt zum Zug.
    - Sichere, um die Punkte zu behalten. Bei einer 1 ist der Zug vorbei, und sie sind weg.
    - Ist die Zeit um, sichert der Bot.
pig-words-winning = **Gewinnen**
    - Wer zuerst { $target } oder mehr gesichert hat, gewinnt sofort.
pig-best-turn = Bester Zug: Runde { $round }, { $player } sicherte { $points }
pig-card = **Pech:** { $busts } · am meisten in einem Zug gesichert: { $best }
order-busts = Am häufigsten Pech
