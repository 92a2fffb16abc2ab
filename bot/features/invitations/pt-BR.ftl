invite-button = Convidar…
invite-head = ### 📣 Quem deve saber desta sala?
    Cada pessoa é chamada uma vez, neste canal. Você pode chamar duas vezes por hora.
invite-who = Escolha quem chamar…
invite-listed = Chamar { $count ->
    [1] 1 pessoa que quer jogar
   *[other] { $count } pessoas que querem jogar
    }
invite-called = 📣 Pronto, já chamei. Quem vier aperta **Entrar** na sala.
invite-call = { $listed ->
    [yes] 📣 { $players }: { $host } tem uma sala aberta, **{ $title }**. Aperte **Entrar** lá: { $link }
   *[no] 📣 { $players }: { $host } convida você para jogar **{ $title }**. Aperte **Entrar** lá: { $link }
    }
invite-called-already = Todo mundo que você escolheu já foi chamado para esta sala, ou já está nela. Escolha outras pessoas.
invite-too-often = Já foram dois chamados em uma hora. Você pode chamar de novo <t:{ $again }:R>.
invite-hear = { $hears ->
    [yes] 🔔 Você fica sabendo das salas abertas neste servidor: o bot chama você no canal delas, no máximo duas vezes por hora.
   *[no] 🔕 Você não fica sabendo das salas abertas neste servidor. Se quiser, o bot chama você no canal delas, no máximo duas vezes por hora.
    }
invite-hear-change = { $hears ->
    [yes] Parar de me chamar
   *[no] Me chamar para salas
    }
go-hear = Avisos de salas
