language-name = Português (Brasil)

## Palavras curtas

list-and = { $first } e { $last }
at-line = linha { $line }: { $sentence }

## O que as regras não permitem

game-over = Esta partida acabou.
throw-first = Role os dados primeiro.
not-missing = O lugar { $seat } não perdeu nenhuma vez, já voltou a jogar ou já está de fora. O placar mostra quem está faltando.
game-asleep = A partida está em espera. Para continuar, alguém que está longe precisa voltar.
not-lying = Você não rolou isso. Você tem { $dice }.

## Fusos horários

zone-now = { $place }, agora { $time }{ $then ->
    [yearly-less] ; no inverno, { $by } a menos
    [yearly-more] ; no verão, { $by } a mais
    [once-less] ; a partir de { $day }, { $by } a menos
    [once-more] ; a partir de { $day }, { $by } a mais
   *[none] {""}
    }
zone-by = { $minutes ->
    [30] meia hora
    [60] uma hora
    [120] duas horas
   *[other] { $minutes } { $minutes ->
        [1] minuto
       *[other] minutos
        }
    }
zone-page = ### 🕒 Seu fuso horário
    { $chosen ->
        [no] Você ainda não escolheu. Enquanto isso, vale { $zone }.
        [fixed] { $zone }. Uma versão anterior só conhecia horas inteiras, então isso não acompanha o horário de verão. Escolha um lugar, e passa a acompanhar. Só pergunto esta vez; você também encontra isso em `/farkle zone`.
       *[yes] { $zone }.
    }
    Vale para as mensagens que você recebe e o seu horário de silêncio, para os dados do dia e para jogadas com hora marcada nas partidas que você abre.
    -# Escolha que horas são aí agora e depois um lugar, ou digite uma cidade ou um país depois de `/farkle zone`.
zone-clock = Pelo relógio: que horas são aí agora?
zone-hour = Das { $first } às { $last }
zone-place = Onde? { $countries }
button-zone = Meu fuso horário
unknown-zone = Não conheço nenhum lugar com o nome “{ $typed }”, ou conheço mais de um. Escolha uma das sugestões, como uma cidade grande do mesmo país.
command-zone = Escolher o seu fuso horário
command-zone-place = Uma cidade ou um país

## Conferindo os dados

game-missing = Este jogo não está mais instalado aqui, então não dá para conferir os dados dele. Pergunte a quem cuida deste bot.
no-proof = Este texto não tem selo, entradas ou segredo, então não dá para conferir os dados dele.
verify-right = Os dados caíram exatamente como decidido antes da partida.
verify-stopped = Esta partida foi interrompida antes do fim. Até ali, está tudo certo.
verify-differs = Alguma coisa não bate. { $throws ->
    [1] Recalculei 1 rolagem com { $dice } { $dice ->
        [1] dado
       *[other] dados
        }.
   *[other] Recalculei { $throws } rolagens com { $dice } { $dice ->
        [1] dado
       *[other] dados
        }.
  }
secret-unfit = o segredo não bate com o selo
secret-altered = as rolagens também não batem com este segredo, então o segredo usado foi outro
commitment-altered = as rolagens batem com o segredo, mas o selo não
dice-differ = rolagem { $throw }: o arquivo diz { $given }, o segredo dá { $right }
dice-differ-more = { $count ->
    [1] mais 1 rolagem não bate
   *[other] mais { $count } rolagens não batem
  }
joins-altered = quase nenhuma rolagem bate com o segredo e esta parte de quem joga, então algo nela, ou na ordem dela, foi mudado
throws-swapped = esta rolagem e a da linha { $other } estão trocadas
throw-missing = antes desta linha falta a rolagem { $throw }, então todas as seguintes ficam uma posição adiantadas
throw-too-many = esta rolagem está sobrando; sem ela, todas as seguintes batem
verify-commitment = O segredo bate com o selo dele, o código mostrado antes da primeira rolagem: { $commitment }
verify-dice = { $throws ->
    [0] Não havia rolagens para recalcular.
    [1] Recalculei 1 rolagem com { $dice } { $dice ->
        [1] dado
       *[other] dados
        }, e todos batem.
   *[other] Recalculei { $throws } rolagens com { $dice } { $dice ->
        [1] dado
       *[other] dados
        }, e todos batem.
    }
verify-by-lot = O sorteio de quem começa também bate.
verify-rules = Tudo o que aconteceu segue as regras.
verify-proves = O que isso prova: nenhum dado foi escolhido ou trocado. Cada um vem { $of_day ->
    [yes] do dia
   *[no] da parte de quem joga (os cliques em Entrar, Aceitar e Começar)
    } e de um segredo escolhido antes de o selo dele aparecer. Compare estes códigos com os que o bot mostrou antes da primeira rolagem. Isso não prova que quem cuida do bot guardou o segredo só para si.
check-head = ### 🎲 Os dados da partida { $id }
check-file = -# O arquivo tem tudo o que é preciso: `python -m bot verify` confere em qualquer lugar, e `docs/dice.md` explica como conferir sem o bot.
secret-yet = **O que decide os dados desta partida**
    Quando esta partida foi aberta, o bot sorteou um segredo. O selo dele é um código que não serve para nenhum outro segredo (SHA-256): `{ $commitment }`.
    Os dados também vêm da parte de quem joga: os cliques em Entrar, Aceitar e Começar{ $fingerprint ->
        [none] {""}
       *[other] {""}. A impressão digital deles é `{ $fingerprint }`, um código curto
    }.
    O segredo aparece quando a partida acaba, e **Conferir os dados** recalcula cada rolagem; assim ninguém, nem o bot, pode escolher ou trocar um dado.
shared-secret-yet = Pode ter mais gente ainda jogando com estes dados. Você pode conferir quando o segredo deles for público.
no-ended-game-here = Ainda não há partida { $won ->
    [yes] ganha
   *[no] terminada
    } aqui. Para outra: `/farkle { $won ->
    [yes] review
   *[no] verify
    } game:12` (números: `/farkle history`).
command-review = Sorte e decisões numa partida terminada
command-verify = Conferir se os dados de uma partida foram decididos antes dela
command-verify-game = Uma partida daqui, ou o número de outra (padrão: a última que terminou aqui)
choice-ended-game = { $title } · { $players ->
    [1] 1 pessoa
   *[other] { $players } pessoas
    } · partida { $id }

## Conjuntos de regras

clash-needs-other = { $option } e { $other }: a primeira não faz nada sem a segunda
fault-unknown-option = { $similar ->
    [none] { $option }: essa opção não existe
   *[other] { $option }: essa opção não existe; você quis dizer { $similar }?
  }
fault-bad-value = { $option }: { $given } não é permitido; permitido: { $allowed }
fault-bad-text = { $option }: precisa ser texto simples de até { $most } { $most ->
    [1] caractere
   *[other] caracteres
    }, sem links (ponha um espaço depois do ponto)
fault-no-such-base = { $similar ->
    [none] base: não existe o conjunto de regras “{ $given }” para servir de base
   *[other] base: não existe o conjunto de regras “{ $given }” para servir de base; você quis dizer { $similar }?
  }
fault-no-such-game = game: não existe “{ $given }” aqui; permitido: { $games }
fault-other-game = game: { $base } é um conjunto de regras de { $game }, não de { $given }
fault-not-in-files = { $option }: só o bot define isso, para dados iguais para todo mundo
fault-too-large = o arquivo passa de { $most } KiB
fault-not-utf8 = o arquivo não é texto UTF-8, ou tem um caractere que o YAML não permite
fault-not-yaml = o arquivo não é YAML: { $problem }
fault-empty = o arquivo precisa listar opções, cada uma como 'name: value': dê pelo menos um título ou uma opção diferente
fault-alias = o arquivo precisa ser simples: sem âncoras ou aliases (& e *), sem tags (!) e nada aninhado além de { $most }
fault-twice = { $option }: aparece duas vezes

## O que não dá para fazer na mesa

game-ended = Esta partida acabou. Aperte **Revanche** embaixo do resultado, ou abra outra com `/{ $game } start`.
no-such-game = Esta partida não existe mais. Abra outra com `/farkle start`.
unreadable-game = Não dá mais para ler esta partida, então não dá para jogar. Quem gerencia o servidor pode encerrar com `/farkle stop`.
not-begun = Esta partida ainda não começou. Quem abriu a sala aperta **Começar** nela.
lobby-closed = Esta sala está fechada. Abra outra com `/{ $game } start`.
begun-already = Esta partida já começou. `/farkle board` mostra o placar, e `/{ $game } start` abre outra.
sits-already = Você já entrou. Quem começa a partida é quem abriu a sala, <@{ $host }>.
sits-as-host = Você já tem um lugar: a sala é sua. Espere alguém, ou aperte **Jogar com computador**; **Começar** aparece quando houver gente suficiente.
sits-not = Você não está nesta partida, ou já saiu dela. Abra a sua com `/{ $game } start`.
sits-not-yet = Você ainda não está nesta partida. Aperte **Entrar** para pegar um lugar.
removes-host = Para deixar o seu lugar, aperte **Sair** na sala.
removed-already = Essa pessoa já saiu da sala. **Mais** mostra quem está nela agora.
sat-down-too-often = Você já entrou nesta sala { $most } { $most ->
    [1] vez
   *[other] vezes
    }. Espere a próxima partida, ou abra uma com `/{ $game } start`.
table-full = Todos os lugares estão ocupados ({ $most } no total). Abra outra partida com `/{ $game } start`.
only-host = Só quem abriu, <@{ $host }>, pode fazer isso. Sem resposta? `/farkle start` abre a sua própria sala, e ajudantes do servidor podem pausar ou encerrar uma partida.
host-first = Por enquanto, só quem abriu, <@{ $host }>, pode começar a partida. Se essa pessoa não apertar nada até <t:{ $at }:t>, você também pode.
too-few-players = São necessárias pelo menos 2 pessoas: falta alguém apertar Entrar.
no-hints = Esta partida não tem dicas: quem decide isso, na sala, é quem abriu.
game-not-shown = { $game } não está mais instalado aqui, então não dá para jogar nem mostrar. `/farkle stop` ainda encerra as partidas dele, e `/farkle verify` envia as terminadas como texto.
not-in-this-game = { $feature ->
    [hints] Este jogo não tem treinador, então não há dicas. Guie-se pelo placar.
   *[review] Este jogo não tem treinador, então não há análise. `/farkle history` mostra a partida jogada por jogada.
    }
hint-unavailable = O treinador não está respondendo. Tente de novo daqui a pouco.
beyond-coach = O treinador não dá conta destas regras. Guie-se pelo placar.
not-your-turn = É a vez de <@{ $player }>. Espere a sua.
passed-over = Você perdeu a sua vez e está de fora. Aperte **Voltei** primeiro.
stale = A partida já avançou desde então. Use o placar mais recente.
moves-lost = As últimas jogadas desta partida se perderam: o banco de dados é mais antigo que o que você viu. Aperte de novo um botão do placar para ver onde ela continua.
old-board = Este placar é antigo. A partida continua aqui: { $link }
not-over = Esta partida ainda não acabou. Tente de novo no fim.
rematch-open = A revanche está aberta: { $link }
rematch-joined = Você tem um lugar na revanche: { $link }
unknown-button = Este botão não faz nada aqui. `/farkle board` mostra a sua partida com botões que funcionam.
only-on-servers = Isto só funciona num servidor. Use num canal de um servidor em que eu estou.
only-yourself = Aqui, isto só mostra as suas próprias partidas. Num servidor com o bot, mostra também as de quem joga lá.
not-on-this-server = Não estou neste servidor. Quem o gerencia pode me convidar; aí posso abrir partidas aqui. `/farkle start` também funciona numa mensagem direta comigo.
answers-are-private = Só você veria uma partida aqui, porque este canal esconde o que os seus apps postam (permissão: Usar apps externos). Use `/farkle start` num grupo, ou numa mensagem direta comigo ou com alguém.
help-head = ## { $games }
help-first = Role os dados e guarde o que pontua. Depois decida: arriscar mais uma rolagem, ou garantir enquanto dá? Jogue com **amigos** ou **computadores**, do medroso ao que nunca erra.
    Digite `/farkle start`, ou aperte um botão. Na sua vez, aperte **Rolar**; a partir da sua segunda vez, o bot faz a primeira rolagem por você.
help-to-first = ◀ Ajuda
help-to-computer = Jogar com computador
help-to-friends = Jogar com amigos
help-to-rules = Regras
help-to-commands = Todos os comandos
help-computers = ### Jogar com computador
    Estes jogam aqui e nunca deixam você esperando:
    { $characters }
    Aperte um jogo, e a partida começa na hora, contra o primeiro deles. Para jogar com outro, abra uma sala (**Jogar com amigos**) e escolha **Adicionar computador…**; pode pôr quantos quiser. Essas partidas não valem rating.
# As in English.
help-computer = - { $name }: { $about }
help-friends = ### Jogar com amigos
    {""}**1.** Aperte um jogo aqui embaixo, ou digite `/farkle start`: uma sala abre neste canal.
    {""}**2.** Seus amigos apertam **Entrar**. **Convidar…** chama a turma.
    {""}**3.** Você aperta **Começar**.
    Não dá para jogar na mesma hora? `/farkle challenge` desafia uma pessoa por mensagem direta, e cada um tem um dia por jogada.
help-commands = ### Todos os comandos · { $page } de { $pages }
# As in English.
help-command = `/{ $name }` { $about }
page-privacy = -# [O que o bot guarda sobre você]({ $url })
page-terms = -# [Termos]({ $url })
unknown-command = Este comando não funciona mais assim. `/farkle help` mostra os que existem.
no-game-here = Não há partida neste canal. Comece uma, ou jogue outra das suas:
no-such-game-here = Essa partida não está neste canal. Talvez já tenha acabado. `/farkle board` mostra a sua.
games-head = ### Suas partidas abertas
no-open-games = Você não tem partidas abertas. Desafie alguém com `/farkle challenge`, ou comece uma:
own-game = [**{ $title }**]({ $link }){ $opponents ->
    [none] {""}
   *[other] {" "}com { $opponents }
    }{ $id ->
    [none] {""}
   *[other] {" "}· partida { $id }
    }
own-game-state = { $state ->
    [lobby] Esperando começar. A sala fecha em <t:{ $due }:f>.
    [invited] **É um desafio para você.** Você pode aceitar até <t:{ $due }:f>.
    [paused] ⏸️ Em pausa. Próxima vez: { $player }.
    [asleep] 💤 Em espera até que alguém volte.
    [claimed] ⏳ A vitória foi reivindicada. A decisão sai em <t:{ $due }:f>, a não ser que alguém aperte **Voltei** no placar.
    [waits] **Sua vez** até { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
   *[other] Vez de { $player } até { $soon ->
        [yes] <t:{ $due }:t>
       *[no] <t:{ $due }:f>
        }.
    }
own-game-points = Pontos: você { $points }{ $others ->
    [none] {""}
   *[other] , maior dos outros { $others }
    }
button-start-game = Começar { $game }
button-challenge-to = Desafiar em { $game }
button-play-game = Jogar
button-show-game = Mostrar
button-games = Minhas partidas
several-games-here = Há várias partidas aqui. Qual delas?
choose-meant = Escolha uma partida
game-state = { $state ->
    [lobby] esperando começar
    [waits] é a sua vez
    [paused] em pausa
    [asleep] em espera
   *[other] em andamento
    }
no-such-rules-here = Não há um conjunto de regras “{ $name }”. Escolha um da lista enquanto digita.
rules-of-other-table = { $title } se joga com `/{ $game } start`.
typed-not-here = `/farkle roll`, `keep` e `bank` são do Farkle. Use os botões desta partida: { $link }
busy = Ainda estou processando os seus últimos cliques. Espere um momento.
not-on-that-server = Não estou mais no servidor desta partida, então ninguém pode jogar lá. Quem o gerencia pode me convidar de novo.
not-in-this-channel = Você não pode abrir partidas neste canal. Abra a sua em { $channels }
channels-gone = Todos os canais de jogo deste servidor foram excluídos. Quem gerencia o servidor pode escolher outros com `/farkle-setup settings`.
bot-may-not = Não tenho permissão em { $channel } ({ $permissions }), então não consegui chamar ninguém lá. Quem gerencia o servidor pode permitir, ou você pode jogar em outro canal.
may-open-no-thread = Não tenho permissão em { $channel } ({ $permissions }), então esta partida fica no canal. Quem gerencia o servidor pode permitir.
channel-full = { $slow ->
    [yes] Um canal pode ter até { $most } { $most ->
        [1] partida lenta aberta
       *[other] partidas lentas abertas
        } ao mesmo tempo (jogadas de uma hora ou mais).
   *[no] Um canal pode ter { $most ->
        [1] só 1 partida aberta
       *[other] até { $most } partidas abertas
        } ao mesmo tempo, além das lentas. Nos servidores em que estou, quem gerencia pode mudar isso com `/farkle-setup settings`.
    } Entre numa destas ou espere: { $games }
sits-enough = { $slow ->
    [yes] Aqui, você pode estar em até { $most } { $most ->
        [1] partida lenta
       *[other] partidas lentas
        } ao mesmo tempo (jogadas de uma hora ou mais).
   *[no] Aqui, você pode estar em { $most ->
        [1] só 1 partida
       *[other] até { $most } partidas
        } ao mesmo tempo, além das lentas. Nos servidores em que estou, quem gerencia pode mudar isso com `/farkle-setup settings`.
    } Termine uma antes, ou saia dela (`/farkle leave`): { $games }
being-deleted = Seus dados pessoais estão sendo excluídos. Espere um momento e tente de novo. Se não adiantar: `/farkle privacy`, **Excluir tudo sobre mim**.
deleted-lately = Você excluiu tudo sobre você. Poderá abrir salas e desafiar pessoas de novo <t:{ $again }:R>. Até lá, entre na sala de outra pessoa.
former-too-long = Não sei mais quem era: essa pessoa excluiu tudo sobre si há mais de 7 dias. Se desafiar você de novo, dá para bloquear no próprio desafio.
too-many-lobbies = Você pode abrir até { $most } { $most ->
    [1] sala
   *[other] salas
    } em { $minutes } { $minutes ->
    [1] minuto
   *[other] minutos
    }. Abra a próxima <t:{ $again }:R>, ou entre na de outra pessoa.
challenges-oneself = Você não pode se desafiar. Para jogar sem ninguém, adicione um computador a uma sala: `/farkle start`
challenged-already = Você já desafiou essa pessoa. Ela pode aceitar até <t:{ $due }:f>: { $link }
challenged-you = Essa pessoa já desafiou você. Aceite ou recuse aqui: { $link }
challenged-lately = Você pode desafiar <@{ $player }> de novo em <t:{ $again }:f>. Até lá, abra uma sala num canal em comum: `/farkle start`
cannot-be-challenged = Não dá para desafiar <@{ $player }> agora. Tente mais tarde, ou abra uma sala num canal em comum: `/farkle start`
too-many-challenges = Você pode enviar até { $most } { $most ->
    [1] desafio
   *[other] desafios
    } por hora. Envie o próximo <t:{ $again }:R>, ou abra uma sala: `/farkle start`
messages-are-closed = Não consigo enviar mensagens diretas a <@{ $player }>. Essa pessoa precisa permitir isso num servidor em comum, ou me instalar na própria conta. Até lá, joguem num canal em comum: `/farkle start`
your-messages-are-closed = Não consigo enviar mensagens diretas a você, e o seu placar ficaria lá. Permita isso nas configurações de privacidade de um servidor em comum, ou me instale na sua conta. Depois tente de novo.
rematch-called-off = A revanche está fechada. `/farkle start` abre uma nova sala.
board-is-here = O placar está aqui: { $link }
not-shown = Não consegui terminar porque o Discord teve um problema. Tente de novo daqui a pouco.
too-late-for-form = Demorou demais, e o formulário não abriu. Aperte de novo.
shown-elsewhere = Pronto. `/farkle board` mostra a sua partida de novo.
lobby-not-shown = O Discord não me deixou mostrar uma sala aqui, então nenhuma foi aberta. Tente de novo daqui a pouco, ou em outro canal.
not-stored = Não consegui salvar isso agora. Sua partida está a salvo: aperte de novo daqui a pouco.
nothing-stored = Não consigo ler nem salvar nada agora. Tente de novo daqui a alguns minutos.
incident = Algo deu errado aqui, mas nenhuma partida se perdeu. `/farkle board` mostra a sua de novo. (incidente { $id })

## A sala

lobby-seat = { $player }{ $host ->
    [yes] {" "}(abriu a sala)
   *[no] {""}
    }
lobby-players = { $players }. { $free ->
    [0] Todos os lugares estão ocupados.
    [1] Ainda cabe 1 pessoa.
   *[other] Ainda cabem { $free } pessoas.
    }
lobby-wait = { $state ->
    [alone] Qualquer pessoa pode **Entrar**. { $host } também pode **Jogar com computador**.
    [solo] Qualquer pessoa pode **Entrar**. { $host } também pode **Jogar solo** ou **Jogar com computador**.
    [lacking] Qualquer pessoa pode **Entrar**. { $missing ->
        [1] Falta 1 pessoa.
       *[other] Faltam { $missing } pessoas.
        }
   *[ready] { $full ->
        [yes] {""}
       *[no] Qualquer pessoa pode **Entrar**.{" "}
        }{ $host } aperta **Começar** quando todo mundo estiver aqui.
    }
lobby-host-away = 💤 Se quem abriu a sala não apertar nada por { $time }, qualquer pessoa da sala pode começar.
lobby-small = -# { $reason ->
    [shipped_rules] Ranqueada
    [other_target] Ranqueada, meta incomum
    [house_rules] Ranqueada, regras da casa
    [nowhere] Não ranqueada aqui
    [hints] Não ranqueada: dicas
    [alone] Não ranqueada: solo
    [short] Não ranqueada: partida curta
    [unrated] Não ranqueada
   *[computer] Não ranqueada: com computador
    } · { $at_hour ->
    [yes] jogadas acabam às <t:{ $at }:t>
   *[no] { $time } por jogada
    } · fecha <t:{ $closes }:R>{ $coach ->
    [yes] {""}
   *[no] {" "}· sem dicas
    } · dados `{ $digits }`
lobby-turns = -# ⏳ { $at_hour ->
    [yes] Cada jogada acaba às <t:{ $at }:t> ({ $hour }, { $place }), no mínimo { $least } { $least ->
        [1] hora
       *[other] horas
        } depois de começar.
   *[no] Uma jogada dura no máximo { $time }.
    }{ $free ->
        [0] {""}
       *[other] {" "}Nenhuma jogada acaba nestes dias: { $days }.
    }{ $held ->
    [waits] {" "}A partida espera por quem está em `/farkle away`.
    [plays-on] {" "}Vocês podem continuar sem quem está em `/farkle away`.
   *[none] {""}
    }
lobby-counts = { $reason ->
    [shipped_rules] ⚖️ **Vale para o seu rating neste servidor.**
    [other_target] ⚖️ **Vale para o seu rating neste servidor**, mas a meta não é a de sempre.
    [house_rules] ⚖️ **Vale para o seu rating neste servidor**, com regras da casa.
    [nowhere] 🤝 **Não ranqueada:** só servidores têm rating. Esta partida conta na sua própria ficha.
    [hints] 🤝 **Amistosa:** com dicas, esta partida não vale rating.
    [alone] 🤝 **Amistosa:** partidas solo não valem rating.
    [short] 🤝 **Amistosa:** partidas até { $quick } { $quick ->
        [1] ponto
       *[other] pontos
        } não valem rating.
    [unrated] 🤝 **Não ranqueada.**
   *[computer] 🤝 **Amistosa:** com um computador, esta partida não vale rating.
    }{ $rated ->
    [yes] {" "}Quem sai perde.
   *[no] {""}
    }{ $awards ->
    [off] {" "}As conquistas { $rated ->
        [yes] estão desligadas.
       *[no] também estão desligadas.
        }
   *[on] {""}
    }
lobby-join = Entrar
lobby-start = Começar (quem abriu)
lobby-start-alone = Jogar solo
lobby-cancel = Cancelar
lobby-how = Como se joga
how-to-play-head = ### Como se joga { $game } · { $page } de { $pages }
lobby-more = Mais
lobby-choose-rules = Jogar com outras regras…
lobby-choose-own = Regras deste servidor…
lobby-hints-on = Permitir dicas
lobby-hints-off = Desligar dicas
lobby-opponent-out = Tirar { $name }
lobby-opponents = Adicionar computador…
lobby-no-coach = 🤖 Estas regras não têm treinador: sem dicas, sem análises, e só um computador simples.
lobby-ended = A sala de **{ $title }** está fechada. `/{ $game } start` abre uma nova.
lobby-open-already = Você já tem uma sala aberta aqui: { $link }. `/farkle board` traz a sala para o fim do canal. Mude o que quiser aqui, ou feche com **Cancelar**.
lobby-closing = ⏰ { $players }: esta sala fecha <t:{ $closes }:R> se ninguém começar a partida.
lobby-rematch = { $players }: { $host } quer revanche!
game-begins = { $dice } **{ $title }** · { $players } · partida { $id }
roll-off = { $throws }: { $player } começa.
begins = { $player } começa.
begins-in-thread = A partida está rolando em { $thread }.
fixed-commitment = -# Dados decididos de antemão · `{ $commitment }`
fixed-fingerprint = -# Impressão digital da parte de quem joga: `{ $fingerprint }`

## Desafios

challenge = { $you ->
    [host] ⚔️ Você desafiou { $player } para uma partida aqui, por mensagem direta. Dá para aceitar até <t:{ $due }:f>; aí o seu placar aparece aqui.
   *[invited] ⚔️ { $host } desafia você para uma partida aqui, por mensagem direta. Cada um tem o próprio placar, e um dia por jogada. Você pode aceitar até <t:{ $due }:f>.
    }
challenge-differs = O que muda em relação a **{ $title }**:
challenge-closed = { $reason ->
    [declined] { $you ->
        [host] { $player } recusou o seu desafio (**{ $title }**).
       *[invited] Você recusou o desafio de { $host } (**{ $title }**).
        }
    [withdrawn] { $you ->
        [host] Você retirou o desafio a { $player }.
       *[invited] { $host } retirou o desafio (**{ $title }**).
        }
    [expired] { $you ->
        [host] { $player } não respondeu ao seu desafio (**{ $title }**) a tempo. `/farkle challenge` desafia de novo.
       *[invited] O desafio de { $host } (**{ $title }**) expirou. Para você desafiar: `/farkle challenge`.
        }
   *[closed] Este desafio (**{ $title }**) não está mais aberto. `/farkle challenge` envia um novo.
    }
challenge-which = Em que jogo você desafia { $player }?
challenge-sent = Enviei o seu desafio a { $player }; ele fica aberto até <t:{ $due }:f>. O seu lado: { $link }
challenge-accept = Aceitar
challenge-decline = Recusar
challenge-block = Recusar e bloquear
challenge-withdraw = Retirar
blocked-well = { $player } não pode mais desafiar você, e não fica sabendo.{ $game ->
    [running] {" "}Esta partida continua; **Sair** acaba com ela para você.
   *[other] {""}
    } `/farkle privacy` desfaz isso.
command-challenge = Desafiar alguém para uma partida por mensagem direta comigo
command-challenge-menu = Desafiar nos dados
command-challenge-player = Quem você desafia

## As regras em resumo

short-scores = O que pontua: { $scores }.
short-also = E mais: { $rules }
short-worth = { $what } ({ $points })

## O placar

# As in English.
board-seat = { $player } **{ $total }**
board-seat-left = { $player } **{ $total }** · saiu
board-asleep = 💤 Ninguém está aqui, então a partida está em espera. Qualquer pessoa da partida pode apertar **Voltei**.{ $ends ->
    [unknown] {""}
   *[other] {" "}Senão, ela acaba <t:{ $ends }:R> sem que ninguém ganhe.
    }
board-nobody-else = 💤 { $player }, não há mais ninguém aqui, e sem companhia não se joga: a partida espera por { $missing }. { $claims ->
    [yes] Reivindique a vitória, ou encerre a partida sem que ninguém ganhe.
   *[no] Você pode encerrar a partida sem que ninguém ganhe.
    }{ $ends ->
    [unknown] {""}
   *[other] {" "}Senão, ela acaba <t:{ $ends }:R> sem que ninguém ganhe.
    }
board-claimed = ⏳ { $missing }: { $player } reivindica a vitória. { $many ->
    [1] Aperte **Voltei** até <t:{ $due }:f> (<t:{ $due }:R>), ou é como se você tivesse saído da partida.
   *[other] Se ninguém apertar **Voltei** até <t:{ $due }:f> (<t:{ $due }:R>), é como se todos vocês tivessem saído da partida.
    }
board-paused = ⏸️ A partida e o relógio estão em pausa. Qualquer pessoa da partida pode apertar **Continuar**.
board-waits = É a vez de { $player }.
board-your-turn = { $player }, é a sua vez: aperte **Rolar**.
board-held = ✈ { $player } está longe até <t:{ $until }:d>, e esta jogada espera.
lobby-leave = Sair
button-hint = Dica
button-back = Voltei
button-play-on = Continuar sem { $player }
play-on-sure = **Continuar sem { $player }?** { $turn ->
    [yes] A jogada dessa pessoa acaba agora, como se o tempo tivesse acabado, e ela
   *[no] Essa pessoa
    } fica de fora até apertar **Voltei**.
played-on-well = Essa pessoa fica de fora até apertar **Voltei**.
button-claim = Reivindicar a vitória
button-end = Encerrar sem vitória
button-resume = Continuar
button-skip = Pular
button-block = Bloquear
button-leave-for-good = Sair da partida
leave-sure = Sair desta partida de vez? { $others ->
    [0] A partida acaba, e ninguém ganha.
    [1] A outra pessoa ganha na hora.
   *[other] As outras pessoas continuam jogando, e você não pode mais ganhar.
    }{ $rated ->
    [yes] {" "}A partida vale rating, então sair conta como derrota.
   *[no] {""}
    }
left-well = Você saiu da partida.
not-away = Você não está de fora: o seu lugar continua seu.
nobody-else-here = Não há mais ninguém aqui, e sem companhia não se joga. Aperte **Reivindicar a vitória** ou **Encerrar sem vitória** no placar. `/farkle board` mostra o placar.
claims-not = Você pode reivindicar a vitória quando todas as outras pessoas estiverem de fora, mas só se já tiver rolado nesta partida.
claimed-already = A vitória já foi reivindicada. A decisão sai <t:{ $due }:R>, a não ser que alguém volte.
claims-held = <@{ $player }> está longe até <t:{ $until }:f> (`/farkle away`), então a partida espera. Você pode encerrar sem que ninguém ganhe.
missing-yourself = É você: jogue quando chegar a sua vez.
paused-already = Esta jogada já foi pausada uma vez. Você pode pausar a próxima.
not-paused = Não há partida aqui para pausar ou continuar. `/farkle games` mostra as suas.
paused-well = **{ $title }**, partida { $id }, está em pausa.
command-pause = Parar o relógio de uma partida que você abriu, ou de outras, se você ajuda no servidor
moved-down = { $title }: o placar agora está mais abaixo.
kept-until = -# Mantenho esta mensagem em dia até <t:{ $until }:t>. Depois, ela pode ficar desatualizada: aperte um botão, ou use `/farkle board`.
thread-gone = { $title }: não consigo escrever no tópico, então a partida continua neste canal.

## O que aconteceu na jogada

log-left = { $player } saiu{ $lost ->
    [0] {""}
   *[other] {" "}· { $lost } a menos
    }
turn-aside = { $player } está longe e fica de fora a partir de agora. Para voltar, é só apertar **Voltei** no placar.
reminder-in-turn = ⏰ { $player }, você tem até { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
reminder-after-absence = ⏰ { $player }, o bot esteve fora do ar: você tem até { $slow ->
    [yes] <t:{ $due }:f>
   *[no] <t:{ $due }:t>
    }.
turn-left = { $player } sai da partida{ $total ->
    [0] .
    [1] {" "}com 1 ponto.
   *[other] {" "}com { $total } pontos.
    }
turn-instant-win = { $dice }: isso ganha a partida na hora!

## O fim

over-head = ### 🏆 { $players } { $many ->
    [1] ganha
   *[other] dividem a vitória
    } com { $total }!
over-shared = -# Houve empate, e com estas regras a vitória é dividida.
over-head-left = ### 🏆 { $players } ganha: todas as outras pessoas saíram.
over-head-at-once = ### 🏆 { $player } ganha na hora!
# As in English.
over-seat = **{ $place }.** { $letter ->
    [none] {""}
   *[other] `{ $letter }`{" "}
    }{ $player } **{ $total }**
over-left = saiu
# As in English.
over-rating = rating { $value } ({ $change })
over-best = { $way ->
    [new] 🏅 **Um novo recorde daqui com estas regras!** Antes: **{ $best }**
    [level] 🏅 Igual ao recorde daqui com estas regras: **{ $best }**
   *[below] Recorde daqui com estas regras: **{ $best }** (agora: { $total })
    }{ $percent ->
    [0] .
   *[other] { $way ->
        [below] . Melhor que **{ $percent }%** de
       *[other] {" "}em
        } { $games ->
        [1] uma partida anterior
       *[other] { $games } partidas anteriores
        }.
    }
over-spread = { $least } a { $most }: **{ $people }**{ $mine ->
    [yes] , com você
   *[no] {""}
    } { $bar }
button-share = Compartilhar
over-shared-alone = 🎲 { $player } · **{ $title }** · **{ $total }** { $total ->
    [1] ponto
   *[other] pontos
    }
shared-already = Este resultado já foi compartilhado neste canal.
over-awards = 🎖 { $player }: { $names }
over-luck = 🔍 { $dice ->
    [even] { $exact ->
        [no] Provavelmente, os
       *[yes] Os
        } dados foram justos com todos
   *[somebody] { $exact ->
        [no] Provavelmente,{" "}
       *[yes] {""}
        }{ $lucky } teve { $seats ->
        [2] dados melhores
       *[other] os melhores dados
        }
    }{ $play ->
    [even] .
    [same] {" "}e também jogou melhor.
   *[other] { $dice ->
        [even] , e
       *[somebody] , mas
        } { $skilled } jogou melhor.
    }
over-review-alone = 🔍 { $player }: { $accuracy ->
    [none] nenhuma escolha,{" "}
   *[other] precisão { $accuracy } de 100,{" "}
    }{ $luck ->
    [0] e dados na média.
   *[other] { $way ->
        [minus] e dados piores que o normal.
       *[plus] e dados melhores que o normal.
        }
    }
over-stopped = ### { $title } acabou sem que ninguém ganhasse.
over-voided-by = -# { $manager }, da moderação, anulou a partida: ela não vale neste servidor.
over-stopped-by = { $manager }, que ajuda neste servidor, encerrou a partida. Ninguém ganha, e ela não conta.
over-in-thread = -# A revanche e a conferência dos dados estão aqui: { $link }
button-rematch = Revanche
button-check = Conferir os dados
button-review = Análise
stop-sure = **Encerrar esta partida de { $title }?** { $others ->
    [0] Não há mais ninguém aqui, então ela acaba na hora.
   *[other] Só acaba se todos concordarem: { $players }.
    } Aí ninguém ganha, e { $left ->
    [0] ela não conta.
   *[other] ela só conta para quem saiu.
    }
    Se em vez disso você sair, { $remaining ->
    [0] a partida acaba, e ninguém ganha.
    [1] a outra pessoa ganha na hora.
   *[other] a partida continua sem você.
    }{ $rated ->
    [yes] {" "}Ela vale rating, então sair é derrota.
   *[no] {""}
    }
helper-sure = { $what ->
    [pause] **Pausar a partida { $id } ({ $title }) com { $players }?** Qualquer pessoa da partida pode apertar **Continuar**.
   *[stop-void] **Encerrar a partida { $id } ({ $title }) com { $players }?** Ninguém ganha, e ela não conta. A partida e o histórico mostram que foi você.
    } Quem gerencia o servidor pode ver isso.
helper-why = Por quê? (pode deixar vazio)
helper-why-about = Quem gerencia este servidor lê isso em /farkle-setup log.
reason-with-address = Um motivo não pode ter links. Escreva sem (ponha um espaço depois do ponto). Você escreveu: `{ $typed }`
button-helper = { $what ->
    [pause] Pausar a partida
   *[stop-void] Encerrar a partida
    }
stop-question = ✋ { $host } quer encerrar esta partida de **{ $title }**. Se todos concordarem, ninguém ganha, e { $left ->
    [0] ela não conta.
   *[other] ela só conta para quem saiu.
    } Até lá, ela continua.
    Falta concordar: { $players }
    -# Partida { $id }
stop-asked = Perguntei a todo mundo. A partida continua até que todos concordem.
stop-asked-already = Você já perguntou, e dá para concordar até <t:{ $until }:f>. Até que todos concordem, a partida continua.
stop-not-asked = Ninguém está pedindo para encerrar a partida. Quem abriu pode perguntar com `/farkle stop`.
stop-agreed-already = Você já concordou. Agora faltam as outras pessoas.
helper-plays = Você joga ou jogou nesta partida ou no torneio dela, então não pode encerrar nem pausar pelos outros. Peça a quem abriu, <@{ $host }>, ou a alguém que ajuda ou gerencia o servidor e não joga.
button-stop = Encerrar a partida
button-stop-ask = Perguntar a todos
button-stop-agree = Concordar em encerrar
stopped-well = **{ $title }**{ $id ->
    [none] {""}
   *[other] , partida { $id },
    } foi encerrada.

## Yahtzee

over-alone = ### 🏁 { $player } termina com { $total }!
over-alone-left = ### { $title } acabou { $seats ->
    [1] antes da hora.
   *[other] sem que ninguém ganhasse: todo mundo saiu.
    }

## Oponentes

# As in English.
computer = 🤖 { $name }{ $number ->
    [1] {""}
   *[other] {" "}{ $number }
    }
character-timid = Tadeu Tímido
character-timid-about = Já fica feliz com poucos pontos. Bom para a primeira partida
character-steady = Ester Estável
character-steady-about = Joga pelos pontos, ignora o placar e escorrega bastante
character-keen = Afonso Afiado
character-keen-about = Joga para ganhar e erra de vez em quando
character-perfect = Pérola Perfeita
character-perfect-about = Sabe as chances de cada rolagem e não erra
character-plain = Sol Simples
character-plain-about = Joga sem treinador
no-opponents = Não há computador para tirar. Adicione um antes.
opponents-turn = É a vez do computador. Ele joga já já.
board-opponent = { $player } joga já já.
computer-plays = { $player } joga:

## Revendo uma partida

review-head = ### 🔍 Análise: { $title } · partida { $id }
review-picture = -# **Chances de ganhar** por rodada. Letras: veja os nomes acima.{ $blunders ->
    [0] {""}
   *[other] {" "}Cruzes: erros graves.
    }{ $decisive ->
    [0] {""}
   *[other] {" "}Números: o que decidiu a partida.
    }
review-decision = ### 🔍 { $title } · partida { $id }
    -# Decisão { $number } de { $most }
review-yours = { $count ->
    [1] **Seu { $quality ->
        [blunder] erro grave
       *[mistake] erro
        }**
   *[other] { $all ->
        [yes] **Seus erros: { $counts }**
       *[no] **Os seus piores: { $counts }**
        }
    }
review-yours-none = **Nenhum erro grave, nenhum erro.** Mandou bem!
review-mistake = Rodada { $round }: { $choice }. { $verdict }
review-verdict = { $quality ->
    [best] Melhor escolha.
    [good] Boa. Um pouco melhor: { $better }.
    [inaccuracy] Imprecisão. Melhor: { $better }.
    [mistake] Erro. Melhor: { $better }.
   *[blunder] Erro grave. Melhor: { $better }.
    }
review-no-choice = Não havia outra escolha.
review-choices = { $choices ->
    [1] 1 escolha
   *[other] { $choices } escolhas
    }: { $counts }
review-count = { $quality ->
    [best] { $count } { $count ->
        [1] melhor
       *[other] melhores
        }
    [good] { $count } { $count ->
        [1] boa
       *[other] boas
        }
    [inaccuracy] { $count } { $count ->
        [1] imprecisão
       *[other] imprecisões
        }
    [mistake] { $count } { $count ->
        [1] erro
       *[other] erros
        }
   *[blunder] { $count } { $count ->
        [1] erro grave
       *[other] erros graves
        }
    }
review-decisive = O que decidiu a partida:
review-part = { $part ->
    [dice] dados
    [play] escolhas
    [absence] ausência
    [others] oponentes
   *[rest] oponentes e erros
    }{"\u00A0"}{ $sign }{ $size }{ $unit ->
    [points] {""}
   *[other] %
    }
review-exact = Exato: dados, escolhas e oponentes explicam toda a diferença. “Escolhas” é o que os erros custaram.
review-estimated = Estimado: os números não são exatos.
review-too-long = Esta partida é longa demais para analisar: tem mais de { $most } { $most ->
    [1] rolagem, escolha ou outro evento
   *[other] rolagens, escolhas e outros eventos
    }.
review-improving = Ainda estou calculando as chances de ganhar com estas regras. Pergunte de novo daqui a alguns minutos; até lá, aqui estão os pontos por rodada.
review-points-only = Não sei as chances de ganhar com estas regras, então aqui estão os pontos por rodada.
hint-head = { $thrown ->
    [none] 💡 **Dica**
   *[other] 💡 **Dica** para { $thrown }
    }
# As in English.
hint-choice = { $place }. **{ $choice }** · { $worth }
hint-improving = -# Ainda estou calculando as chances de ganhar com estas regras. Pergunte de novo daqui a alguns minutos.
review-played = Jogou: { $choice }{ $thrown ->
    [none] .
   *[other] . Rolou { $thrown }.
    }
alt-review = A chance de cada lugar ganhar, do começo ao fim da partida. { $seats }.
alt-review-seat = { $player }: { $start }% no começo, { $end }% no fim

## Comandos

command-farkle = Jogar Farkle neste canal
command-start-rules = Com quais regras (se não escolher, valem as padrão)
command-start-target = Pontos para ganhar (padrão: os das regras)
command-board = Trazer o placar de uma partida para o fim do canal
command-games = Suas partidas abertas, onde quer que estejam, para jogar aqui mesmo (só você vê)
command-leave = Sair de uma partida
command-hint = Perguntar ao treinador o que fazer na sua vez (só você vê a resposta)
command-stop = Encerrar sem vitória: quem abriu, se todos concordarem, ou ajudante do servidor
command-roll = Rolar os dados, como o botão
command-keep = Escolher os dados que você guarda, como ao apertar cada um
command-keep-dice = Os dados, como 1 1 5
command-bank = Garantir os pontos da sua jogada, como o botão
command-help = Como se joga, e tudo o que dá para fazer aqui (só você vê)
command-game = Qual partida, se houver várias
# As in English.
choice-rules = { $title } · { $summary }
choice-game-unreadable = { $title } · não dá para ler{ $id ->
    [none] {""}
   *[other] {" "}· partida { $id }
    }
choice-game = { $title }{ $target ->
    [0] {""}
   *[other] {" "}· até { $target }
    } · { $players ->
    [1] 1 pessoa
   *[other] { $players } pessoas
    }{ $sits ->
    [yes] , com você
   *[no] {""}
    } · { $state }{ $id ->
    [none] {""}
   *[other] {" "}· partida { $id }
    }
bad-target = Com estas regras, nenhuma partida pode acabar nessa meta: { $problem }
command-rules = Os conjuntos de regras daqui, explicados
command-setup = Configurações do Farkle neste servidor
command-setup-default = Escolher as regras padrão deste servidor
command-setup-make = Criar suas próprias regras a partir de outras
command-setup-edit = Mudar um dos seus conjuntos de regras, passo a passo
command-setup-rename = Renomear um dos seus conjuntos de regras
command-setup-delete = Excluir um dos seus conjuntos de regras
command-setup-import = Adicionar um conjunto de regras de um arquivo YAML
command-setup-export = Baixar um conjunto de regras como arquivo YAML
command-setup-name = Qual conjunto de regras
command-setup-title = Título das suas regras, até 40 caracteres
command-setup-file = Um arquivo YAML, como o exportado

## Um conjunto de regras em palavras

words-turn = **Sua vez**
words-winning = **Para ganhar**
# As in English.
words-points = { $points }
number-of-dice = { $dice } { $dice ->
    [1] dado
   *[other] dados
    }
option-dice = Número de dados
option-three-pairs = Três pares

## As regras de um servidor

rules-list-head = ### { $game }: o que dá para jogar aqui
    { $starts }
rules-list-other = Ver { $game }
rules-list = Todas as regras
rules-list-line = **{ $title }**{ $default ->
    [yes] {" "}(o padrão aqui)
   *[no] {""}
    }
    { $summary }
rules-list-own = regras da casa, baseadas em { $base }
rules-choose = Mostrar as regras de…
# As in English.
rules-head = ### { $title }
rules-start = Jogue: `/{ $game } start rules:{ $typed }`
shipped-stays = { $title } já vem com o bot e não pode ser mudado. Crie o seu a partir dele: `/farkle-setup make`.
changed-meanwhile = Alguém mudou “{ $title }” nesse meio-tempo. Abra de novo com `/farkle-setup edit`.
title-taken = Já existe um conjunto de regras “{ $title }”. Escolha outro título.
too-many-rule-sets = Um servidor pode ter { $most } { $most ->
    [1] conjunto de regras próprio
   *[other] conjuntos de regras próprios
    }. Exclua um antes: `/farkle-setup delete`.
setup-default-set = O padrão de `/{ $game } start` agora é **{ $title }**.
setup-made = **{ $title }** está pronto. Mude o que quiser aqui embaixo, passo a passo.
setup-renamed = Agora se chama **{ $title }**.
setup-deleted = **{ $title }** foi excluído. As partidas em andamento continuam com ele. Aqui está o arquivo, caso queira de volta.
setup-delete-sure = **Excluir { $title }?** `/{ $game } start` joga com ele por padrão. O novo padrão será *{ $next }*. As partidas em andamento mantêm as regras, e você recebe o conjunto como arquivo.
button-delete-rules = Excluir
setup-import-form = Regras de um arquivo
setup-imported = **{ $title }** foi adicionado: `/{ $game } start rules:{ $typed }` joga com ele.
setup-exported = Aqui está **{ $title }** como arquivo. `/farkle-setup import` lê esse arquivo de novo, aqui ou em outro lugar.
file-too-large = O arquivo passa de { $most } KiB, grande demais para um conjunto de regras.
faults-head = Não dá para jogar com estas regras, então nada mudou:
and-more = … e mais { $count }
editor-head = ### Editando { $title }
editor-no-change = Nada mudou ainda. Escolha o que mudar.
editor-changed = Ainda não salvo:
# As in English.
editor-change = **{ $option }**: { $before } → **{ $after }**
editor-save = Salvar
editor-discard = Descartar
editor-words = Regras em palavras
editor-allowed = Permitido: { $allowed }
editor-again = Corrigir
editor-saved = **{ $title }** está salvo. As partidas em andamento mantêm as regras com que começaram.
editor-discarded = Suas mudanças foram descartadas.
editor-gone = Este editor está fechado. Abra de novo com `/farkle-setup edit`.
# As in English.
rules-option = **{ $option }:** { $value }
value-yes = Sim
value-no = Não
value-none = nenhum
lobby-remove = Tirar alguém…
lobby-target = Jogar até…
lobby-target-option = Até { $target } { $target ->
    [1] ponto
   *[other] pontos
    }
lobby-seats = Lugares…
lobby-seats-option = { $seats ->
    [1] Só 1 pessoa
   *[other] Até { $seats } pessoas
    }
lobby-time = Tempo por jogada…
lobby-zone = 🕒 { $zone }.{ $fixed ->
    [yes] {" "}Isso não acompanha o horário de verão. Escolha um lugar, e passa a acompanhar.
   *[no] {""}
    }
lobby-free-days = Nenhuma jogada acaba em… (até { $most } { $most ->
    [1] dia
   *[other] dias
    })
lobby-hour = Jogadas acabam todo dia às…
lobby-hour-option = Todo dia às { $time }
seats-taken = Já estão aqui: { $players }. Escolha pelo menos esse número de lugares.

## As configurações de um servidor

command-setup-settings = Canais, tempo por jogada, limites, ajudantes, idioma e as permissões que me faltam
command-setup-zone = Escolher o fuso horário do servidor: quando começam os dias, semanas e meses dele
command-setup-log = Quem encerrou ou pausou partidas dos outros, quando e por quê
log-head = ### O que ajudantes e moderação fizeram
    -# { $days ->
    [1] No último dia
   *[other] Nos últimos { $days } dias
    }, do mais recente ao mais antigo.
log-former-helper = Ajudante que excluiu tudo sobre si
log-empty = Nem ajudantes nem a moderação intervieram ultimamente. `/farkle-setup settings` escolhe quem pode.
log-line = { $what ->
    [paused] ⏸️ { $who } pausou
    [closed] 🚪 { $who } fechou a sala de
   *[ended] 🛑 { $who } encerrou
    } **{ $title }**, [{ $id ->
    [none] a mensagem
   *[other] partida { $id }
    }]({ $link }) · <t:{ $at }:f>{ $reason ->
    [none] {""}
   *[other] {"\u000A"}-# { $reason }
    }
needs-manage-server = Você precisa da permissão Gerenciar servidor. Peça a quem gerencia o servidor.
only-channels = Escolha até { $most } { $most ->
    [1] canal
   *[other] canais
    } deste servidor em que eu possa escrever. Nada mudou.
only-roles = Escolha até { $most } { $most ->
    [1] cargo
   *[other] cargos
    } deste servidor, sem @everyone. Nada mudou.
settings-head = ### ⚙️ Farkle neste servidor
    -# As mudanças valem na hora. Partidas abertas mantêm o tempo por jogada.
settings-page-channels = Canais
settings-page-turns = Jogadas
settings-page-games = Partidas
settings-page-server = Servidor
settings-page-roles = Cargos
settings-back = ◀ Configurações
settings-channels = **Canais:** { $many ->
    [0] { $gone ->
        [0] todos
       *[other] não sobrou nenhum
        }
   *[other] { $channels }
    }{ $gone ->
        [0] {""}
        [1] {" "}(1 canal escolhido foi excluído)
       *[other] {" "}({ $gone } canais escolhidos foram excluídos)
    }
settings-choose-channels = Só nestes canais…
settings-everywhere = Em todos
settings-helpers = **Ajudantes:** { $many ->
    [0] ninguém
   *[other] { $roles }
    }
settings-about-helpers = -# Quem tem estes cargos pode encerrar e pausar partidas dos outros, como quem gerencia. `/farkle-setup log` mostra o que fizeram.
settings-power-to = { $who ->
    [everyone] Todo mundo
   *[managers] Só quem gerencia
    }
settings-power-moderating = **Moderação:** { $who ->
    [roles] { $roles } e quem gerencia
    [everyone] todo mundo
   *[managers] só quem gerencia
    }
    -# Essas pessoas podem barrar outras, anular partidas e cuidar de torneios dos outros com `/farkle-moderate`, mas não onde também jogam. `/farkle-setup log` mostra o que fizeram.
settings-choose-power-moderating = Cargos da moderação…
settings-choose-helpers = Cargos de ajudantes…
menu-turn-seconds = Tempo normal por jogada
menu-longest-turn = Tempo máximo por jogada numa sala
menu-most-in-channel = Máximo de partidas por canal
menu-most-per-person = Máximo de partidas por pessoa
menu-zone = Fuso horário
settings-about-zone = -# As semanas e os meses do ranking começam à meia-noite de lá, e as postagens seguem esse relógio. Depois de uma mudança, os que já começaram acabam como previsto. Escolha que horas são lá agora e depois um lugar, ou digite um depois de `/farkle-setup zone`.
menu-locale = Idioma
settings-as-discord-says = Como no Discord
settings-language-partly = { $language } ({ $percent }% traduzido, o resto está em inglês)
menu-boards = Quando a vez passa
boards-as-needed = Mesmo placar se todos estiverem aí; senão, um novo que marca a pessoa
boards-one = Novo placar que marca a pessoa; o antigo é excluído
boards-in-place = Mesmo placar, sem marcar ninguém
boards-fold = Novo placar que marca a pessoa; o antigo vira uma linha
settings-threads = **Tópicos:** { $value ->
    [on] um para cada partida
   *[off] as partidas ficam no canal
    }
settings-hints = **Dicas:** { $value ->
    [on] permitidas em novas partidas, que aí não valem rating, a não ser que quem abriu a sala desligue
   *[off] desligadas, a não ser que quem abriu a sala permita
    }
settings-switch = { $to ->
    [on] Ligar
   *[off] Desligar
    }
settings-first-roll = **Primeira rolagem:** { $value ->
    [on] automática, se não houver nada a decidir antes
   *[off] cada um aperta Rolar
    }
settings-channels-gone = ⚠️ Todos os canais escolhidos foram excluídos, então não dá para abrir partidas. Escolha outros, ou todos.
settings-lacks-head = ⚠️ **Não tenho estas permissões:**
# As in English.
settings-lacks = { $channels }: { $permissions }
settings-lacks-nothing = ✓ Tenho todas as permissões de que preciso.
permission-view-channel = Ver canal
permission-send-messages = Enviar mensagens
permission-create-public-threads = Criar tópicos públicos
permission-send-messages-in-threads = Enviar mensagens em tópicos

## Históricos: palavras curtas

page-back = ◀ Voltar
page-next = Próxima ▶
somebody = alguém
former-player = ex-participante
player-of-seat = participante { $seat }
scope-here = Aqui
scope-own = Em todo lugar · só você vê isto
scope-all = Todas as regras de { $game }
go-own = Minhas partidas em todo lugar
go-history = Partidas anteriores
go-skill = Sorte e habilidade
go-awards = Conquistas
go-more = Regras e período
go-calculation = Como isso é calculado?
go-everybody = Partidas de todos
go-list = Voltar à lista
go-game = Voltar à partida
go-mistake = Próximo erro
go-decisions = Todas as decisões
go-review = Voltar à análise
go-replay = Ver replay
go-export = Exportar
go-share = Mostrar a todos
choose-family = Quais regras?
choose-order = Por qual critério?
choose-period = Quando?
choose-game = Ver uma partida…
period-all = Desde sempre
period-month = Este mês
period-week = Esta semana
period-day = Hoje
# As in English.
order-rating = Rating
order-wins = Mais vitórias
order-win-rate = Taxa de vitórias
order-average = Média de pontos por partida
order-best-turn = Melhor jogada
order-best-game = Melhor partida
order-accuracy = Melhores decisões
order-average-luck = Mais sorte por partida

## O que não dá para mostrar

no-games-yet = Você ainda não tem partidas terminadas para mostrar aqui. `/farkle start` abre uma, e a sala diz se ela vale rating.
no-games-of = Não há partidas terminadas de <@{ $player }> para mostrar aqui.
player-not-here = <@{ $player }> não está neste servidor e nunca terminou uma partida aqui.
bots-do-not-play = <@{ $player }> é um bot, e bots não jogam aqui.
no-games-together = Ainda não há partidas terminadas aqui entre <@{ $first }> e <@{ $second }>.

## O histórico de uma pessoa

# As in English.
card-head = ### 🎲 { $player }
    -# { $scope }
card-empty = Ainda não há partidas que contam.
card-against = **Contra computadores**
card-against-one = { $name }: { $wins ->
    [1] 1 vitória
   *[other] { $wins } vitórias
    } em { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    } · recorde { $best } { $best ->
    [1] ponto
   *[other] pontos
    }{ $longest ->
    [0] {""}
   *[other] {" "}· vitórias seguidas: { $run }, máximo { $longest }
    }
card-games = **{ $games }** { $games ->
    [1] partida
   *[other] partidas
    }{ $rated ->
    [yes] {" "}{ $games ->
        [1] ranqueada
       *[other] ranqueadas
        }
   *[no] {""}
    } · **{ $wins }** { $wins ->
    [1] vitória
   *[other] vitórias
    } · **{ $percent }%**
card-rating = Rating **{ $value }**{ $settled ->
    [no] , provisório: { $missing ->
        [1] falta 1 partida
       *[other] faltam { $missing } partidas
        }
   *[yes] {""}
    }
card-form = Fase `{ $form }` · { $last ->
    [won] ganhou
   *[lost] perdeu
    } { $run ->
    [1] a última
   *[other] as últimas { $run }
    }
form-won = V
form-lost = D
card-game-points = **Por partida:** média { $average } { $average ->
    [1] ponto
   *[other] pontos
    }, recorde { $best }
card-skill = **Habilidade:** precisão { $accuracy } de 100 em { $choices ->
    [1] 1 escolha
   *[other] { $choices } escolhas
    } · **Sorte:** { $sign }{ $luck }% de chance por partida
card-rare = **E mais:** { $list }
card-comebacks = { $count ->
    [1] 1 virada
   *[other] { $count } viradas
    }
card-instant-wins = { $count ->
    [1] 1 vitória imediata
   *[other] { $count } vitórias imediatas
    }
card-skunks-given = deu { $count ->
    [1] 1 capote
   *[other] { $count } capotes
    }
card-skunks-taken = levou { $count ->
    [1] 1 capote
   *[other] { $count } capotes
    }
card-penalties = { $count ->
    [1] 1 penalidade
   *[other] { $count } penalidades
    }
card-lefts = saiu de { $count ->
    [1] 1 partida
   *[other] { $count } partidas
    }
card-awards = **Conquistas:** { $names }
card-since = -# Primeira partida: <t:{ $since }:D> · última: <t:{ $last }:R>
card-points = **Pontos { $games ->
    [1] na última partida
   *[other] nas últimas { $games } partidas
    }**, a mais recente à direita; estrela é vitória
card-alone = **Solo:** { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    } · média { $average } · recorde { $best }
alt-points = Pontos por partida, a mais antiga primeiro: { $games }.
alt-game-won = { $points } (ganhou)

## A sorte e a habilidade de uma pessoa

skill-head = ### 🔍 Sorte e habilidade de { $player }
    -# { $scope }
skill-empty = Nenhuma partida daqui foi analisada ainda.
skill-picture = **{ $games ->
    [1] A última partida
   *[other] As últimas { $games } partidas
    }**, a mais recente à direita: precisão em cima, sorte embaixo; estrela é vitória
skill-about = **Precisão** diz se as suas escolhas foram boas: 100 se cada uma foi a melhor; quem está começando faz uns 60. **Sorte** é o que os dados deram a você, em porcentagem de uma vitória. Com o tempo, ela é 0 para todo mundo.
    -# Só contam aqui partidas ranqueadas a dois, se eu sei a melhor estratégia para as regras delas. Você precisa de { $needed } { $needed ->
    [1] escolha
   *[other] escolhas
    } nelas para entrar no ranking.
alt-skill = Precisão e sorte em cada partida, a mais antiga primeiro: { $games }.
alt-skill-game = { $accuracy ->
    [none] nenhuma escolha
   *[other] precisão { $accuracy }
    }, sorte { $sign }{ $luck }%{ $won ->
    [yes] , ganhou
   *[no] {""}
    }

## Frente a frente

# As in English.
duel-head = ### { $first } vs. { $second }
    -# { $scope }
duel-games = **{ $games }** { $games ->
    [1] partida
   *[other] partidas
    } entre si{ $level ->
    [0] .
    [1] , com 1 empate.
   *[other] , com { $level } empates.
    }
duel-lead = { $leads ->
    [yes] { $player } lidera por **{ $ahead }–{ $behind }**
   *[no] Tudo igual: **{ $ahead }–{ $behind }**
    }
duel-side = { $player }: { $wins } { $wins ->
    [1] vitória
   *[other] vitórias
    } · { $points } { $points ->
    [1] ponto
   *[other] pontos
    } no total, recorde { $best }
duel-last = **Últimas partidas**, com os pontos e as posições de { $player }
duel-game = `{ $letter }` { $points } { $points ->
    [1] ponto
   *[other] pontos
    }, { $place }º de { $seats } · <t:{ $at }:R>

## Rankings

top-head = ### 🏆 { $order }
    -# { $about } · { $people ->
    [0] ninguém ainda
    [1] 1 pessoa
   *[other] { $people } pessoas
    }
top-empty = Ninguém está na lista ainda. `/{ $game } start` abre uma partida.
top-line = **{ $place }.** { $player }{ $medal } · { $value } · { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }
top-line-provisional = { $player } · { $value } · { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }
top-provisional = **Provisório** (menos de { $needed } { $needed ->
    [1] partida
   *[other] partidas
    })
top-win-rate = **{ $percent }%**, { $wins } { $wins ->
    [1] vitória
   *[other] vitórias
    }
# As in English.
top-value = **{ $value }**
# As in English.
top-luck = **{ $sign }{ $luck }%**
top-line-choices = **{ $place }.** { $player }{ $medal } · { $value } · { $choices } { $choices ->
    [1] escolha
   *[other] escolhas
    }
top-own = …
    { $line }{ $hidden ->
    [yes] {" "}· só você vê isto
   *[no] {""}
    }
top-needs = -# Você precisa de { $needed ->
    [1] 1 partida ranqueada
   *[other] { $needed } partidas ranqueadas
    } para entrar nesta lista.
top-needs-choices = -# Você precisa de { $needed } { $needed ->
    [1] escolha analisada
   *[other] escolhas analisadas
    } em partidas a dois para entrar nesta lista.
how-rating = **Um número só.** Você começa com 1.000, ganha quando fica à frente dos outros e perde quando fica atrás: quanto maior a surpresa, mais. É uma estimativa cautelosa, por isso também sobe um pouco enquanto o bot conhece você. Até você jogar { $needed } { $needed ->
    [1] partida
   *[other] partidas
    }, o rating é provisório e fica numa lista à parte.
how-counts = **O que conta.** A sala diz antes de a partida começar. Ratings e rankings são de um só servidor. Partidas com dicas ou com um computador não valem rating.
    {""}**Sair** de uma partida ranqueada é derrota. Os oponentes só ganham rating se você já tinha feito { $turns } { $turns ->
    [1] jogada
   *[other] jogadas
    }.
    {""}**As mesmas pessoas:** dentro de { $days } { $days ->
    [1] dia
   *[other] dias
    }, cada partida a mais contra a mesma pessoa mexe { $percent }% menos no seu rating que a anterior.

## Partidas terminadas

past-head = ### 📜 Partidas de { $player }
    -# Aqui · { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }, da mais recente à mais antiga
past-head-all = ### 📜 Partidas de todos
    -# Aqui · { $games ->
    [1] 1 partida
   *[other] { $games } partidas
    }, da mais recente à mais antiga
past-empty = Nenhuma partida terminou aqui ainda.
past-line = `#{ $id }` **{ $title }** · <t:{ $at }:R>{ $won ->
    [no] {" "}· ninguém ganhou
   *[yes] {""}
    }
    { $seats }
past-voided = `#{ $id }` **{ $title }** · <t:{ $at }:R>
    🛑 { $players }: encerrada por { $manager }, que ajuda neste servidor. Não conta.
# As in English.
past-seat = { $won ->
    [yes] 🏆 {""}
   *[no] {""}
    }{ $player } { $points }
# As in English.
past-option = #{ $id } · { $title }
past-option-about = { $players ->
    [1] 1 pessoa
   *[other] { $players } pessoas
    } · { $family } · melhor { $best }
game-head = ### 📜 { $title } · partida { $id }
    -# <t:{ $at }:f> · { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
    }{ $won ->
    [no] {" "}· ninguém ganhou
   *[yes] {""}
    }
# As in English.
game-seat = { $letter ->
    [none] {""}
   *[other] **{ $place }.** `{ $letter }`{" "}
    }{ $player } **{ $points }**{ $won ->
    [yes] {" "}🏆
   *[no] {""}
    }
game-comeback = uma virada
game-rounds = **Pontos por rodada.**{ $seats ->
    [1] {""}
   *[other] {" "}Letras: veja os nomes acima.
    }{ $target ->
    [none] {""}
   *[other] {" "}Linha tracejada: { $target }.
    }
game-turning = **Onde a partida virou**
game-swing = 🔄 { $up ->
    [yes] **O jogo vira** na rodada { $round }: { $player } passa de { $before } atrás para { $after } à frente
   *[no] **A ponta escapa** na rodada { $round }: { $player } passa de { $before } à frente para { $after } atrás
    }{ $idle ->
    [yes] {" "}porque o tempo acabou
   *[no] {""}
    }.
game-exported = A partida como texto; em vez dos nomes, o número de cada lugar. `python -m bot replay` mostra o replay.
alt-rounds = Pontos por rodada, { $rounds ->
    [1] 1 rodada
   *[other] { $rounds } rodadas
    }. No fim: { $ends }.
# As in English.
alt-rounds-seat = { $player } { $points }
replay-head = ### ▶️ { $title } · partida { $id }
    -# Jogada { $step } de { $steps }
replay-first = ⏮ Primeira
replay-last = Última ⏭
replay-turn = **Rodada { $round }:** { $player }
replay-idle = ⌛ O tempo acabou, e o bot joga:
replay-ended = e a jogada acaba.
replay-over = 🏆 { $players } { $many ->
    [1] ganha
   *[other] dividem a vitória
    }.

## Privacidade

privacy = ### 🔒 O que guardo sobre você
    { $games ->
    [0] Você ainda não tem partidas terminadas.
   *[other] Você tem **{ $games }** { $games ->
        [1] partida terminada
       *[other] partidas terminadas
        } em **{ $servers }** { $servers ->
        [1] servidor ou chat
       *[other] servidores e chats
        }. De cada uma, guardo o seu id do Discord, o id do clique ou comando que pegou o seu lugar, suas rolagens e escolhas com os horários, e as estatísticas delas.
    } Além das partidas, guardo as suas conquistas, as salas que você abriu, desafios, quem você bloqueia, quais mensagens você quer, quando as partidas marcam você, o seu idioma, de quem você aceita desafios, os seus dias com os dados do dia e se você aparece nos rankings.
    Não guardo o seu nome, a sua foto nem o que você escreve no Discord.
privacy-listed = Você aparece nos rankings.
privacy-hidden = Você não aparece nos rankings, e só quem jogou com você pode abrir as suas partidas anteriores. A sua própria ficha ainda mostra você.
button-own-settings = Minhas configurações
own-settings = ### ⚙️ Suas configurações
    Valem em todos os servidores. O que só você vê está no seu idioma; o que todos veem, no do servidor.
own-pings = Quando as partidas marcam você
own-pings-choice = { $value ->
    [always] Sempre que a minha vez começa
    [absent] Só se eu não apertar nada por um minuto
    [never] Nunca
   *[server] Como o servidor define
    }
own-locale = Seu idioma
own-locale-discord = Como no meu Discord
privacy-challengers = Quem pode desafiar você por mensagem direta?
privacy-challengers-choice = { $value ->
    [all] Todo mundo
    [server] Só quem desafia num servidor em comum
   *[nobody] Ninguém
    }
privacy-blocked = Estas pessoas não podem desafiar você:
privacy-met = Pessoas dos seus últimos desafios:
privacy-block = Bloquear os desafios de alguém…
privacy-unblock = Deixar alguém me desafiar de novo…
privacy-export = Baixar como arquivo
privacy-hide = Me esconder dos rankings
privacy-show = Me mostrar nos rankings
privacy-forget = Excluir tudo sobre mim
privacy-exported = Tudo o que guardo sobre você.
privacy-forget-sure = **Excluir tudo sobre você, em todos os servidores e chats?** Não dá para desfazer.
    Seu histórico, rating e conquistas são excluídos. As partidas ficam, porque também são de quem jogou com você, com *ex-participante* no seu lugar. Você sai das partidas em andamento e não pode jogar de novo os dados de hoje. Por 1 dia, você não pode abrir salas nem desafiar pessoas; por 7 dias, suas partidas não valem rating.
privacy-forget-yes = Excluir tudo de vez
privacy-forgotten = Tudo sobre você foi excluído. Se jogar de novo, você começa do zero.

## Comandos sobre históricos

command-stats = A ficha de uma pessoa: partidas, vitórias, rating, fase
command-stats-player = De quem (padrão: a sua)
command-leaderboard = Quem lidera neste servidor
command-leaderboard-by = Por qual critério (padrão: rating)
command-leaderboard-when = Todas as partidas, ou só as recentes
command-leaderboard-rules = Só partidas com estas regras e as baseadas nelas
command-leaderboard-season = Uma temporada deste servidor
command-duel = Duas pessoas frente a frente
command-duel-other = A outra pessoa (padrão: você)
command-history = Partidas anteriores: num relance, jogada por jogada ou como arquivo
command-privacy = O que guardo sobre você: baixar, esconder ou excluir

## Históricos e privacidade: o que se recusa

order-not-here = Os rankings de { $game } não têm esse critério. Escolha um destes: { $orders }.
no-such-order = Os rankings não têm o critério “{ $name }”. Escolha um da lista.
no-such-span = Essa temporada não existe neste servidor. Escolha uma da lista.
same-person = É a mesma pessoa duas vezes. Escolha duas pessoas.
no-such-finished-game = Não há partida terminada com esse número aqui.

## Conquistas

awards-head = ### 🏅 Conquistas de { $player }
    -# { $count } de { $all } · só contam partidas com regras sem mudanças, em qualquer servidor
award-line = -# { $emoji } **{ $title }** · { $about }{ $state ->
    [none] {""}
   *[other] {" "}· { $state }
    }
award-progress = { $have } de { $needed }
awards-nearest = **Quase lá**
# As in English.
award-earned = ✓ <t:{ $at }:d>
awards-reached = **Alcançadas**
awards-open = **Ainda faltam**
