import type { RuleTexts } from '../types';
import type { settlers as source } from '../en/settlers';

export const settlers = {
  aim: {
    title: 'Do que se trata',
    text: 'Com cartas de cinco tipos você constrói à sua frente estradas, cavaleiros, aldeias, cidades e expansões. Estradas e cavaleiros podem mudar de mãos; o resto é seu para sempre. Quem chega a {target} pontos no próprio turno vence na hora.',
  },
  setup: {
    title: 'Antes do primeiro turno',
    text: 'Podem jogar de {from} a {to} pessoas. Cada um começa com uma aldeia, uma estrada no lado A e três cartas na mão: um ponto. Cinco cartas abertas são o mercado. Ao lado fica o destino, com as setas brancas; a dois joga-se sem ele.',
  },
  stacks: {
    title: 'Quantas cartas há',
    text: 'As pilhas dependem do número de pessoas. Com cinco e seis juntam-se todas as matérias-primas de uma segunda caixa, mas só algumas das suas cartas de construção.',
  },
  turn: {
    title: 'Um turno',
    text: 'Três passos, sempre nesta ordem: trocar, construir, comprar. Os dois primeiros podem ficar de fora; o último, não. Começa quem está no primeiro lugar, e os turnos seguem no sentido do relógio.',
  },
  hidden: {
    title: 'O que está escondido',
    text: 'Ninguém vê as mãos dos outros, a ordem do monte nem o lado da cidade de uma aldeia. Todo o resto está aberto.',
  },
  allowance: {
    title: 'Quanto se pode trocar',
    text: 'Cada estrada sua no lado A permite trocar uma carta por turno. Conta-se uma vez, quando o turno começa. As estradas no lado B não servem para isso, mas dão pontos: de três estradas, contam duas.',
  },
  'without-road': {
    title: 'Sem estrada',
    text: 'Quem não tem estrada no lado A ainda pode trocar uma carta, mas só com o monte.',
  },
  'trade-market': {
    title: 'Trocar com o mercado',
    text: 'Tire uma ou mais das cartas abertas, tantas quantas ainda possa trocar, e depois devolva o mesmo número. Também pode devolver uma que acabou de tirar.',
  },
  'trade-pile': {
    title: 'Trocar com o monte',
    text: 'Descarte primeiro uma ou mais cartas, tantas quantas ainda possa trocar, e depois compre o mesmo número do monte, sem ver.',
  },
  'trade-player': {
    title: 'Trocar com alguém',
    text: 'Tire às cegas uma ou mais cartas da mão de outra pessoa, veja o que veio e devolva o mesmo número. Também pode devolver o que acabou de tirar. Ninguém pode recusar.',
  },
  'trade-partners': {
    title: 'Carta a carta',
    text: 'Cada carta pode ser trocada com alguém diferente: uma com o mercado, outra com um adversário, outra com o monte.',
  },
  costs: {
    title: 'Quanto custa',
    text: 'O preço vai da sua mão para os descartes, e a construção fica à sua frente.',
  },
  'once-a-turn': {
    title: 'Cada tipo uma vez por turno',
    text: 'Em um turno pode construir uma estrada, um cavaleiro, uma aldeia, uma cidade e uma expansão, em qualquer ordem. A aldeia que acabou de construir já pode virar a cidade.',
  },
  'three-for-one': {
    title: 'Três por uma',
    text: 'Três cartas iguais valem por uma carta do preço que você não tem, quantas vezes quiser. Mas a carta do preço que você tem na mão tem de ser paga.',
  },
  road: {
    title: 'Estradas',
    text: 'A primeira estrada fica no lado A, a segunda no lado B, e assim por diante. O lado A serve para trocar; cada lado B é um ponto. Ou seja, uma em cada duas estradas é um ponto.',
  },
  knight: {
    title: 'Cavaleiros',
    text: 'Os cavaleiros alternam do mesmo modo. Cada um no lado A dá mais uma carta no fim do turno; cada um no lado B é um ponto.',
  },
  settlement: {
    title: 'Aldeias',
    text: 'Uma aldeia vale 1 ponto. Ao construí-la pode virar o destino para o outro lado, se quiser. Quando a pilha acaba, não se constroem mais.',
  },
  city: {
    title: 'Cidades',
    text: 'Uma cidade é uma das suas aldeias, virada: 2 pontos em vez de 1. No verso espera um evento que acontece na hora. Antes disso ninguém sabe qual é.',
  },
  expansion: {
    title: 'Expansões',
    text: 'Uma expansão cobre uma das suas cidades, cujos 2 pontos deixam de contar. Vale 3 pontos, ou 4 no paço municipal, e tem um poder que vale a partir de então. De cada nome só pode ter uma.',
  },
  'empty-stack': {
    title: 'Quando a pilha acaba',
    text: 'Ainda se podem construir estradas e cavaleiros: paga-se o preço e leva-se a carta de cima de outra pessoa. Ela vira para o lado que cabe na sua fileira. Se ninguém tem uma que se possa levar, não dá para construir.',
  },
  destiny: {
    title: 'O destino',
    text: 'As setas dizem para que lado se procura a estrada ou o cavaleiro que se vai levar: as brancas no sentido do relógio, as pretas ao contrário. A ordem dos turnos nunca muda. A dois não há destino.',
  },
  'theft-path': {
    title: 'De quem se leva a carta',
    text: 'Olhe a partir do seu lugar na direção do destino. A primeira pessoa que tem uma carta dessas sem proteção perde a de cima; quem não tem nenhuma não conta.',
  },
  'aimed-theft': {
    title: 'Escolher o alvo',
    text: 'Uma aldeia construída antes pode virar o destino, e a estrada ou o cavaleiro construído depois no mesmo turno vem do outro lado.',
  },
  protection: {
    title: 'O que está protegido',
    text: 'A igreja protege o primeiro cavaleiro do seu dono, a cidadela as três primeiras estradas. O que está por cima pode ser levado.',
  },
  'robber-attack': {
    title: 'Assalto',
    text: 'Quem tem mais de {safe} cartas descarta até ficar com {safe} e escolhe quais. Começa quem construiu, que já pagou a cidade, e segue no sentido do relógio. Depois o destino tem de virar; a dois não há destino para virar.',
  },
  'market-day': {
    title: 'Dia de mercado',
    text: 'As cinco cartas do mercado são descartadas, e cinco novas tomam o seu lugar.',
  },
  library: {
    title: 'Biblioteca',
    text: 'Uma vez por turno, ao trocar com alguém, pode ver a mão dessa pessoa e escolher a carta, em vez de tirar às cegas. As outras cartas dessa mão tiram-se às cegas.',
  },
  church: {
    title: 'Igreja',
    text: 'O seu primeiro cavaleiro não pode ser levado.',
  },
  citadel: {
    title: 'Cidadela',
    text: 'As suas três primeiras estradas não podem ser levadas.',
  },
  'town-hall': {
    title: 'Paço municipal',
    text: 'Vale 4 pontos e custa dois minérios a mais do que as outras expansões. Não tem poder.',
  },
  university: {
    title: 'Universidade',
    text: 'Uma vez por turno pode deixar de fora uma carta de um preço. Ela sai do preço antes de se contar o três por uma, e não serve para construir a própria universidade.',
  },
  'merchant-guild': {
    title: 'Guilda de mercadores',
    text: 'Uma vez por turno, durante as trocas ou a construção, pode tirar às cegas uma carta de alguém que tenha pelo menos tantos pontos quanto você.',
  },
  drawing: {
    title: 'Comprar cartas',
    text: 'No fim do turno compram-se {draw} cartas, e mais uma por cada cavaleiro no lado A. A mão não tem limite.',
  },
  'empty-pile': {
    title: 'O monte acabou',
    text: 'Os descartes são embaralhados e viram o novo monte. Se também não houver descartes, não se compra mais.',
  },
  points: {
    title: 'Pontos',
    text: 'Aldeia 1, cidade 2, expansão 3, paço municipal 4; uma em cada duas estradas e um em cada dois cavaleiros, 1.',
  },
  winning: {
    title: 'Vencer',
    text: 'Quem tem {target} pontos no próprio turno, depois de construir, vence nesse momento. A cidade que vence mostra o seu evento, mas ele já não acontece.',
  },
  summary: {
    title: 'Tudo em uma página',
    text: 'O que custa cada coisa, e o que traz.',
  },
  events: {
    title: 'Opção: os eventos das cidades',
    text: 'A partir de quatro pessoas pode haver dez assaltos e cinco dias de mercado, ou onze e quatro: as edições do jogo diferem. Com menos gente não há o que escolher.',
  },
  'city-build': {
    title: 'Opção: aldeia e cidade',
    text: 'Normalmente cabem em um turno uma aldeia e uma cidade. Com “uma das duas”, contam como o mesmo tipo, e só cabe uma delas.',
  },
  target: {
    title: 'Opção: pontos para vencer',
    text: 'Oito para uma partida curta, dez como de costume, doze para uma longa.',
  },
  glossary: {
    title: 'Glossário',
    text: 'As palavras deste jogo, e como outros as chamam.',
  },
} satisfies RuleTexts<typeof source>;
