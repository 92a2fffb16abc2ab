# As in English.
kind-pig = Pig
command-pig = Graj w Pig na tym kanale
command-pig-start = Otwórz poczekalnię do partii Pig
help-pig = ## Jak grać w Pig
    {""}**Otwórz partię** przez `/pig start`. Gra od 2 do 8 osób.
    {""}**W swojej turze** naciskaj **Rzuć**, póki starczy ci odwagi: każdy rzut dodaje punkty do tury. Jedynka kończy ją z niczym.
    {""}**Zapisz** zabezpiecza punkty tury i ją kończy.
    {""}**Żeby wygrać,** zapisz tyle, ile wynosi cel, albo więcej: to od razu kończy partię.
option-pig-target = Cel
allowed-pig-target = całe punkty od 10 do 1000
# As in English.
rules-title-pig = Pig
rules-summary-pig = Jedna kość: rzucaj, póki starczy ci odwagi, ale 1 kończy turę z niczym. Cel: 100.
editor-options-pig = Wygrana …
pig-lobby-head = ### 🐷 Pig · { $title }
    Cel: { $target }
pig-head = **{ $title }** · cel: { $target }
pig-your-turn = { $player }, twoja kolej: naciśnij **Rzuć**.
pig-turn = { $player }, **{ $points }** na szali: rzuć jeszcze raz albo zapisz.
pig-time = -# ⏳ <t:{ $due }:R> bot zapisze { $points }.
pig-button-roll = Rzuć
pig-button-bank = Zapisz { $points }
pig-bank = { $player } wyrzuca { $dice } i zapisuje **{ $points }**: razem **{ $total }**.
pig-bust = { $player } wyrzuca { $dice }: **wpadka**! { $lost ->
    [0] Nie było nic do stracenia.
   *[other] Przepadają punkty: **{ $lost }**.
    }
pig-idle = ⌛ { $player }: koniec czasu, więc bot zapisuje **{ $points }**, razem **{ $total }**.
pig-in-short = Rzucaj jedną kością, ile chcesz, i zapisz sumę. 1 kończy turę z niczym. Kto pierwszy ma { $target }, od razu wygrywa.
pig-words-turn = **Twoja tura**
    - Rzucaj kością, ile chcesz: każdy rzut dodaje punkty do tury.
    - Zapisz, żeby zachować te punkty. Przy 1 tura się kończy i punkty przepadają.
    - Gdy czas się skończy, zapisuje bot.
pig-words-winning = **Wygrana**
    - Kto pierwszy zapisze { $target } lub więcej, od razu wygrywa.
pig-best-turn = Najlepsza tura: runda { $round }, { $player } zapisuje { $points }
pig-card = **Wpadki:** { $busts } · najwięcej zapisane w turze: { $best }
order-busts = Najwięcej wpadek
