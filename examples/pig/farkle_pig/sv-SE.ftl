# As in English.
kind-pig = Pig
command-pig = Spela Pig i den här kanalen
command-pig-start = Öppna en lobby för ett parti Pig
help-pig = ## Så spelar du Pig
    {""}**Öppna ett parti** med `/pig start`. Det är för 2 till 8 spelare.
    {""}**På din tur** trycker du på **Slå** så många gånger du vågar: varje slag läggs till omgången. En 1:a avslutar den utan poäng.
    {""}**Stanna** säkrar omgångens poäng och avslutar den.
    {""}**Du vinner** när du stannar på målet eller mer: då är partiet slut direkt.
option-pig-target = Mål
allowed-pig-target = hela poäng från 10 till 1 000
# As in English.
rules-title-pig = Pig
rules-summary-pig = En tärning: slå så många gånger du vågar, men en 1:a ger noll för omgången. Först till 100.
editor-options-pig = Att vinna…
pig-lobby-head = ### 🐷 Pig · { $title }
    Först till { $target }
pig-head = **{ $title }** · först till { $target }
pig-your-turn = { $player }, det är din tur: tryck på **Slå**.
pig-turn = { $player }, **{ $points }** på spel: slå igen eller stanna.
pig-time = -# ⏳ <t:{ $due }:R> stannar boten på { $points }.
pig-button-roll = Slå
pig-button-bank = Stanna på { $points }
pig-bank = { $player } slår { $dice } och stannar på **{ $points }**: **{ $total }** totalt.
pig-bust = { $player } slår { $dice }: **kört**! { $lost ->
    [0] Inget stod på spel.
   *[other] **{ $lost }** poäng borta.
    }
pig-idle = ⌛ Tiden är ute för { $player }: boten stannar på **{ $points }**, **{ $total }** totalt.
pig-in-short = Slå en tärning så många gånger du vill och stanna på summan. En 1:a ger noll för omgången. Först till { $target } vinner direkt.
pig-words-turn = **Din tur**
    - Slå tärningen så många gånger du vill: varje slag läggs till omgången.
    - Stanna för att behålla poängen. Slår du en 1:a är omgången slut och de är borta.
    - När tiden är ute stannar boten.
pig-words-winning = **Att vinna**
    - Den som först stannar på { $target } eller mer vinner direkt.
pig-best-turn = Bästa omgång: runda { $round }, { $player } stannade på { $points }
pig-card = **Ettor:** { $busts } · mest på en omgång: { $best }
order-busts = Flest ettor
