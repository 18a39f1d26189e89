import type { RuleTexts } from '../types';
import type { hunters as source } from '../en/hunters';

export const hunters = {
  aim: {
    title: 'Do que se trata',
    text: 'Peça a peça cresce uma terra selvagem: florestas, rios e prados cheios de caça. A sua tribo coleta, pesca e caça, e as suas cabanas cuidam das águas. Florestas e rios dão pontos durante a partida, cabanas e prados no fim. Vence quem tiver mais.',
  },
  setup: {
    title: 'Antes da primeira peça',
    text: 'Podem jogar de {from} a {to} pessoas. A peça do vulcão fica aberta na mesa e não faz mais nada. As outras {others} são embaralhadas, e à parte também as {bonus} peças extras. Cada um tem {members} membros da tribo e {huts} cabanas. No jogo impresso mais um membro marca os pontos e nunca é colocado; aqui quem conta é a mesa.',
  },
  turn: {
    title: 'Um turno',
    text: 'Compre uma peça e coloque-a. Pode pôr nela um membro da tribo ou uma cabana. Depois pontuam as florestas e os rios que ela fechou, e se havia ouro na floresta você coloca logo uma peça extra. O turno passa no sentido do relógio.',
  },
  placing: {
    title: 'Os lados têm de combinar',
    text: 'A peça nova encosta no terreno com pelo menos um lado, nunca só com um canto. Em cada lado que encosta, floresta segue floresta, rio segue rio, prado segue prado.',
  },
  'fits-nowhere': {
    title: 'Uma peça que não encaixa',
    text: 'Ela sai do jogo e você compra outra. Com as peças extras é igual.',
  },
  claiming: {
    title: 'Pôr um membro da tribo',
    text: 'Na peça que acabou de colocar pode pôr um membro da tribo ou uma cabana: coletor na floresta, pescador no rio, caçador deitado no prado, ou cabana junto à água. Sai sempre da sua reserva.',
  },
  'one-piece': {
    title: 'Um por peça',
    text: 'Um membro da tribo ou uma cabana, nunca os dois. A peça extra é uma peça à parte e pode receber o seu.',
  },
  occupied: {
    title: 'O que tem dono não recebe outro',
    text: 'Floresta, rio ou prado onde já está um membro de qualquer tribo não recebe um segundo, por mais longe que esteja o primeiro. O que conta é se as partes estão ligadas agora.',
  },
  supply: {
    title: 'Ninguém na reserva',
    text: 'Quem não tem mais ninguém em casa coloca só a peça, e continua a pontuar o que se fecha. Coletores e pescadores voltam; caçadores e cabanas, nunca.',
  },
  huts: {
    title: 'As cabanas e as suas águas',
    text: 'A cabana fica em um rio ou lago e cuida de todo o sistema: todos os rios e lagos ligados. Um lago não termina o sistema; uma nascente e a borda do terreno, sim. Um sistema com cabana não recebe outra, e as cabanas só contam no fim.',
  },
  'huts-and-fishers': {
    title: 'Cabanas e pescadores não se atrapalham',
    text: 'A cabana pode ir para onde há pescadores, e o pescador para onde há uma cabana. O pescador fica no rio; um lago só recebe cabana.',
  },
  parts: {
    title: 'Contam-se partes, não peças',
    text: 'Florestas e rios contam-se por partes. Uma peça com duas partes da mesma floresta conta duas vezes.',
  },
  forest: {
    title: 'Uma floresta fechada',
    text: 'Uma floresta está fechada quando prados ou rios a rodeiam e nada dela ficou aberto. Vale 2 pontos por parte para quem tem ali mais coletores.',
  },
  mushrooms: {
    title: 'Cogumelos',
    text: 'Cada grupo de cogumelos em uma floresta fechada soma 2 pontos. Eles crescem nas peças extras.',
  },
  river: {
    title: 'Um rio fechado',
    text: 'Um rio está fechado quando cada ponta é um lago ou uma nascente, ou quando forma um anel. Vale 1 ponto por parte e 1 por cada peixe dos lagos nas pontas.',
  },
  lakes: {
    title: 'Um lago termina o rio',
    text: 'Rios que se encontram em um lago, sejam dois ou três, são rios diferentes, cada um com os seus pescadores; para as cabanas são um só sistema. Os peixes desse lago contam para cada rio, mas uma só vez para o que começa e acaba nele.',
  },
  returning: {
    title: 'De volta para casa',
    text: 'Depois de pontuar uma floresta ou um rio, os seus coletores ou pescadores voltam aos donos, também os que não deram nada. Na peça seguinte já podem sair outra vez.',
  },
  'claim-and-score': {
    title: 'Ir e voltar no mesmo turno',
    text: 'Coloca-se antes de pontuar. Por isso um coletor pode entrar na floresta que você acaba de fechar, pontuar e voltar logo. Com uma peça extra isso pode acontecer duas vezes no turno.',
  },
  majority: {
    title: 'Quem tem mais leva tudo',
    text: 'Quem tem mais coletores na floresta, pescadores no rio ou caçadores no prado recebe todos os pontos. Em caso de empate, todos recebem por inteiro. Onde não há ninguém, ninguém recebe nada.',
  },
  joining: {
    title: 'Como se juntam vários',
    text: 'Ninguém pode entrar em uma floresta ocupada. Mas duas florestas, cada uma com seu coletor, podem crescer até uma peça as unir. Rios e prados juntam-se da mesma maneira.',
  },
  gold: {
    title: 'O ouro dá uma peça extra',
    text: 'Quem coloca a peça que fecha uma floresta com ouro compra uma peça extra, depois de pontuar. Não importa de quem era a floresta, nem se era de alguém. Por mais ouro e mais florestas que haja, é uma só.',
  },
  'bonus-tile': {
    title: 'Colocar a peça extra',
    text: 'Coloca-se logo pelas regras de sempre, pode receber um membro da tribo ou uma cabana, e pontua o que fechar. A partir daí é uma peça como as outras.',
  },
  'bonus-chain': {
    title: 'Uma peça extra não traz outra',
    text: 'Uma peça extra que fecha uma floresta com ouro pontua, mas não dá mais uma. Quando acabam as peças extras, o ouro não traz mais nada.',
  },
  'bonus-kinds': {
    title: 'As peças extras',
    text: 'Trazem o que falta nas outras: cogumelos, auroques, um fogo e as pedras sagradas, e florestas, rios e prados mais ricos.',
  },
  hunters: {
    title: 'Os caçadores ficam',
    text: 'Um caçador fica deitado no prado até a partida acabar. Antes disso os prados não dão nada.',
  },
  'meadow-borders': {
    title: 'Onde termina um prado',
    text: 'Um prado é todo o terreno aberto que está ligado. Florestas, rios e a borda do terreno o limitam.',
  },
  end: {
    title: 'O fim',
    text: 'A partida acaba depois do turno da última peça, com a peça extra que ela possa ter dado. Florestas e rios abertos não dão nada.',
  },
  'hut-scoring': {
    title: 'Quanto valem as cabanas',
    text: 'Cada sistema de águas, fechado ou não, paga 1 ponto por peixe a quem tem nele mais cabanas. Em caso de empate, todos recebem por inteiro.',
  },
  'meadow-scoring': {
    title: 'Quanto vale um prado',
    text: 'Cada prado, fechado ou não, paga 2 pontos por cada cervo, mamute e auroque a quem tem nele mais caçadores. Em caso de empate, todos recebem por inteiro.',
  },
  tigers: {
    title: 'Tigres e cervos',
    text: 'Cada tigre dentes-de-sabre do prado afugenta um cervo, que já não conta para ninguém. Mamutes e auroques não se importam. Tigres a mais não descontam nada.',
  },
  fire: {
    title: 'Fogo',
    text: 'O fogo expulsa todos os tigres do seu prado, e então todos os cervos contam.',
  },
  shrine: {
    title: 'As pedras sagradas',
    text: 'Quem tem um caçador no próprio prado das pedras sagradas, nessa peça, pontua o prado inteiro sem dividir, por mais caçadores que os outros tenham nele.',
  },
  winner: {
    title: 'Quem vence',
    text: 'Vence quem tem mais pontos. Se houver empate, a vitória é dividida.',
  },
  tiles: {
    title: 'Todas as peças',
    text: 'São {tiles} peças, a do vulcão entre elas, quase todas diferentes.',
  },
  summary: {
    title: 'Tudo em uma página',
    text: 'O que dá pontos, agora e no fim.',
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
