go-same = Mêmes dés
same-start = ### 🎲 Les mêmes dés
    Toi et quelqu’un d’autre, vous jouez avec les mêmes dés, chacun de votre côté, en un jour au plus. Vous ne voyez pas les tours de l’autre. À la fin, les deux résultats sont postés côte à côte.
    Quel jeu ?
same-entry = { $rival ->
    [none] Ton duel ouvert
   *[other] Ton duel avec { $rival }
    }, jusqu’au <t:{ $end }:f>
same-whom = ### 🎲 Qui joue **{ $title }** avec les mêmes dés ?
    On appelle cette personne une fois, dans ce salon. Ta propre partie commence ici même.
same-choose = Choisis quelqu’un…
same-anyone = La première personne qui vient
same-call = { $asked ->
    [none] 🎲 { $host } joue **{ $title }** avec des dés tout neufs. Qui joue avec les mêmes ?
    [some] 📣 { $guest } : { $host } te propose de jouer **{ $title }** avec les mêmes dés.
   *[plays] 🎲 { $host } et { $guest } jouent **{ $title }** avec les mêmes dés.
    } On joue chacun de son côté, sans voir les tours de l’autre. Les résultats arrivent quand les deux parties sont finies, ou <t:{ $end }:R>.
same-play = Jouer mes dés
same-no = Non merci
same-above = { $first ->
    [yes] -# 🎲 Visible uniquement par toi. L’autre a les mêmes dés à chaque tour et à chaque lancer. Les deux résultats arrivent quand vous avez fini, ou <t:{ $end }:R> ; ce que tu as d’ici là compte.
   *[no] -# 🎲 Les mêmes dés · jusqu’au <t:{ $end }:f>
    }
same-waits = 🏁 Tu as **{ $points }** { $points ->
    [one] point
   *[other] points
    }. { $rival ->
    [none] Le résultat arrive dès que quelqu’un d’autre a joué ces dés, au plus tard le <t:{ $end }:f>.
   *[other] Le résultat arrive dans le salon dès que { $rival } a fini, au plus tard le <t:{ $end }:f>.
    }
same-result = { $way ->
    [won] 🏆 { $first } bat { $second } avec les mêmes dés, **{ $most }** à **{ $least }** (**{ $title }**).
    [level] 🤝 { $first } et { $second } sont à égalité avec les mêmes dés, **{ $most }** partout (**{ $title }**).
    [alone] 🎲 Ces dés n’ont été joués que par { $first } : **{ $most }** (**{ $title }**).
    [declined] 🎲 { $second } préfère ne pas jouer **{ $title }** avec les mêmes dés que { $first }.
   *[nobody] 🎲 Personne n’a joué ces dés (**{ $title }**).
    }
same-side = { $player } : **{ $points }**{ $whole ->
    [yes] {""}
   *[no] {" "}(pas fini)
    }
same-secret = -# Le secret de ces dés : `{ $secret }`
same-is-over = 🎲 Les mêmes dés : { $players }. Résultat : { $link }
same-declined = Tu ne joues pas. Cette personne ne peut pas te redemander pendant un moment.
same-check = **Ce qui décide des dés de ce duel**
    Leur secret a été tiré avant l’invitation. Son scellé (SHA-256) est `{ $commitment }`. Le secret apparaît avec les résultats, au plus tard <t:{ $end }:R> : tu pourras alors vérifier les deux parties.
same-too-many = Tu as { $most } { $most ->
    [one] duel ouvert
   *[other] duels ouverts
    } avec les mêmes dés. Finis-en d’abord un, ou attends que sa journée soit passée.
same-over = Ce duel est fini. **Mêmes dés**, dans `/farkle help`, en commence un autre.
same-of-others = Ces dés sont pour d’autres. **Mêmes dés**, dans `/farkle help`, commence un duel à toi.
same-not-alone = Ces règles ne se jouent pas en solo. Choisis-en d’autres : `/farkle rules`
