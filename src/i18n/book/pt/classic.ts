import type { RuleTexts } from '../types';
import type { classic as source } from '../en/classic';

export const classic = {
  aim: {
    title: 'Do que se trata',
    text: 'Peça a peça cresce um terreno na mesa: cidades, estradas, mosteiros e os campos entre eles. Os seguidores colocados nele dão pontos, uns durante a partida e outros só no fim. Vence quem tiver mais pontos depois da contagem final.',
  },
  setup: {
    title: 'Antes da primeira peça',
    text: 'Podem jogar de {from} a {to} pessoas. A peça inicial fica aberta na mesa; as outras {others} são embaralhadas e esperam viradas para baixo. Cada um escolhe uma cor, pega {followers} seguidores e começa sem pontos. No jogo impresso há mais um seguidor de cada cor, que só marca os pontos e nunca é colocado; aqui quem conta é a mesa.',
  },
  turn: {
    title: 'Um turno',
    text: 'Compre uma peça e coloque-a. Depois pode pôr nela um seguidor. Então pontua tudo o que a peça fechou, e os seguidores dali voltam para casa. O turno passa no sentido do relógio.',
  },
  placing: {
    title: 'Os lados têm de combinar',
    text: 'A peça nova encosta no terreno com pelo menos um lado, e cada lado que encosta tem de continuar: cidade com cidade, estrada com estrada, campo com campo. O mosteiro não precisa de nada ao lado.',
  },
  corners: {
    title: 'Um canto não basta',
    text: 'Uma peça que só toca o terreno com um canto não toca em nada. É preciso um lado inteiro em comum com uma peça já colocada.',
  },
  'fits-nowhere': {
    title: 'Uma peça que não encaixa',
    text: 'Ela sai do jogo e você compra outra. Se a pilha acabar assim, a partida chegou ao fim.',
  },
  claiming: {
    title: 'Colocar um seguidor',
    text: 'Pode pôr um seguidor da sua reserva na peça que acabou de colocar, nunca em uma mais antiga. Você escolhe onde: cavaleiro na cidade, viajante na estrada, monge no mosteiro, ou fazendeiro deitado no campo.',
  },
  occupied: {
    title: 'O que tem dono não recebe outro',
    text: 'Onde já está um seguidor de alguém não entra um segundo, nem sequer do mesmo dono, por mais peças que haja até ele. O que conta é se as partes estão ligadas neste momento.',
  },
  supply: {
    title: 'Sem seguidores na reserva',
    text: 'Quem não tem seguidor em casa coloca só a peça. Os seguidores voltam quando se fecha aquilo em que estão; os fazendeiros nunca voltam. Cada um começa com {followers} seguidores.',
  },
  'claim-and-score': {
    title: 'Ir e voltar no mesmo turno',
    text: 'O seguidor é colocado antes de pontuar. Por isso pode fechar uma estrada, uma cidade ou um mosteiro com a peça, pôr ali um seguidor, receber os pontos e tê-lo logo de volta.',
  },
  road: {
    title: 'Uma estrada fechada',
    text: 'Uma estrada está fechada quando as duas pontas terminam em um cruzamento, uma cidade ou um mosteiro, ou quando ela se fecha em anel. Vale 1 ponto por peça.',
  },
  'road-tiles': {
    title: 'Contam-se peças, não pedaços de estrada',
    text: 'Uma estrada que passa duas vezes pela mesma peça conta essa peça uma vez. Com as peças de uma cidade é igual.',
  },
  city: {
    title: 'Uma cidade fechada',
    text: 'Uma cidade está fechada quando os muros a rodeiam por completo e não sobra nenhum buraco dentro. Vale 2 pontos por peça, mesmo uma pequena de duas peças.',
  },
  pennant: {
    title: 'Brasões',
    text: 'Cada brasão em uma cidade fechada soma 2 pontos. Em uma cidade que ficou aberta no fim, soma só 1.',
  },
  monastery: {
    title: 'Um mosteiro rodeado',
    text: 'Um mosteiro está fechado quando as oito casas ao redor têm peça. Vale 9 pontos, um por cada uma das nove peças. Quem fecha a última lacuna não precisa ser o dono.',
  },
  returning: {
    title: 'De volta para casa',
    text: 'Depois de pontuar uma estrada, uma cidade ou um mosteiro, todos os seguidores que lá estavam voltam aos donos, também os que não deram nada. No turno seguinte já podem sair outra vez.',
  },
  several: {
    title: 'Duas coisas de uma vez',
    text: 'Uma peça que fecha várias coisas pontua cada uma por si. Duas cidades diferentes fechadas pela mesma peça são duas contagens, com duas maiorias.',
  },
  joining: {
    title: 'Como se juntam vários seguidores',
    text: 'Ninguém pode entrar em uma cidade ocupada. Mas duas cidades, cada uma com seu seguidor, podem crescer até uma peça as unir, e então os dois estão na mesma. Com estradas e campos é igual.',
  },
  majority: {
    title: 'Quem tem mais leva tudo',
    text: 'Quem tem mais seguidores no que pontua recebe todos os pontos. Os outros ali não recebem nada, por pouco que faltasse, e onde não há seguidores ninguém recebe nada.',
  },
  ties: {
    title: 'Em caso de empate',
    text: 'Se várias pessoas têm ali o mesmo número de seguidores, e ninguém tem mais, cada uma recebe os pontos por inteiro.',
  },
  farmers: {
    title: 'Os fazendeiros ficam',
    text: 'Um fazendeiro fica deitado no campo até a partida acabar. Antes disso os campos não dão nada; ele é um seguidor a menos até o fim.',
  },
  'field-borders': {
    title: 'Onde termina um campo',
    text: 'Um campo é todo o verde que está ligado. Estradas, cidades e a borda do terreno o limitam, e dois campos que só se tocam em um canto continuam separados.',
  },
  end: {
    title: 'O fim',
    text: 'A partida acaba depois do turno em que se coloca a última peça. O que ela fechou pontua como sempre; depois vem a contagem final.',
  },
  unfinished: {
    title: 'O que ficou aberto',
    text: 'Uma estrada aberta dá 1 ponto por peça, uma cidade aberta 1 por peça e 1 por brasão, um mosteiro 1 por si e 1 por cada peça ao redor. Quem tem ali mais seguidores leva tudo, como sempre.',
  },
  'field-scoring': {
    title: 'Quanto vale um campo',
    text: 'No fim, cada campo paga 3 pontos por cada cidade fechada que encosta nele, grande ou pequena. Recebe quem tem mais fazendeiros no campo; em caso de empate, todos recebem por inteiro. Cidades abertas não pagam nada.',
  },
  'field-shared-city': {
    title: 'Uma cidade, muitos campos',
    text: 'Uma cidade fechada que encosta em vários campos paga a cada um. Assim, a mesma cidade pode alimentar o dono do campo grande e o do pequeno ao lado.',
  },
  winner: {
    title: 'Quem vence',
    text: 'Vence quem tem mais pontos. Se houver empate, a vitória é dividida.',
  },
  tiles: {
    title: 'Todas as peças',
    text: 'São {tiles} peças de {designs} tipos. Uma das quatro com borda de cidade e estrada reta começa o terreno.',
  },
  summary: {
    title: 'Tudo em uma página',
    text: 'O que dá pontos, agora e no fim.',
  },
  followers: {
    title: 'Opção: menos seguidores',
    text: 'Pode-se jogar com {fewest} a {most} seguidores cada um; o normal são {usual}. Com menos, cada escolha pesa mais.',
  },
  fields: {
    title: 'Opção: sem campos',
    text: 'Pode-se jogar sem fazendeiros: ninguém se deita nos campos, e os campos não dão nada no fim. É uma boa forma de começar.',
  },
  'start-player': {
    title: 'Quem começa',
    text: 'Ao preparar a mesa, escolha quem começa ou deixe à sorte. Depois os turnos seguem no sentido do relógio.',
  },
  glossary: {
    title: 'Glossário',
    text: 'As palavras deste jogo, e como outros as chamam.',
  },
} satisfies RuleTexts<typeof source>;
