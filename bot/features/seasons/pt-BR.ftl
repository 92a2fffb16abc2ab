season-begins = ### 🏁 Começa a temporada { $name }
    A partir de agora, cada partida ranqueada que termina neste servidor conta. O que decide: **{ $order }**.{ $many ->
        [1] {""}
       *[other] {" "}{ $games } têm cada um o seu ranking e a sua coroa.
    }
season-ends = ### 👑 A temporada { $name } acabou
season-end-sure = **Encerrar a temporada { $name } agora?** { $any ->
    [no] Ninguém terminou uma partida ranqueada nela, então não haverá coroa.
   *[yes] { $leaders }
    } As partidas seguintes não vão contar, e a temporada não pode recomeçar. O resultado sai neste canal.
season-leads = { $players } { $many ->
    [1] lidera
   *[other] lideram
    } em { $game } e { $many ->
    [1] leva a coroa.
   *[other] dividem a coroa.
    }
button-season-end = Encerrar a temporada
season-winners = **{ $game }:** { $players } { $many ->
    [1] ganha a temporada
   *[other] dividem a coroa
    }!
season-more = mais { $count }
season-nobody = Ninguém terminou partidas suficientes para levar uma coroa.
season-table = Ver o ranking de { $game }
season-named = temporada { $name }
season-choice-running = { $name } (em andamento)
# As in English.
season-choice-over = { $name }
command-season-start = Começar uma temporada com rankings próprios
command-season-end = Encerrar a temporada e coroar quem venceu
command-season-name = O nome dela, como Inverno 2027
command-season-by = O que decide (padrão: rating)
season-runs = A temporada “{ $name }” ainda está em andamento. Encerre-a antes.
no-season-runs = Não há temporada em andamento neste servidor.
season-name-taken = Este servidor já teve uma temporada “{ $name }”. Escolha outro nome.
