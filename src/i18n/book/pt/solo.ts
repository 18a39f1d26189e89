import type { RuleTexts } from '../types';
import type { solo as source } from '../en/solo';

export const solo = {
  aim: {
    title: 'Do que se trata',
    text: 'Você conduz {colours} cores no mesmo terreno, turno a turno. No fim só conta a cor que estiver em último, por isso todas têm de avançar juntas.',
  },
  setup: {
    title: 'Antes da primeira peça',
    text: 'Cada cor tem a sua própria pilha, de {piles} peças, e {followers} seguidores. Na pontuação as cores começam com {starts} pontos, para que desde o início uma esteja em último. A peça inicial já está na mesa.',
  },
  turn: {
    title: 'Um turno',
    text: 'A cor da vez compra da sua pilha e coloca a peça. Tem de pôr nela um seguidor sempre que puder. Depois pontua o que se fechou, e segue a cor seguinte.',
  },
  placing: {
    title: 'Colocar uma peça',
    text: 'Como em Muralhas e Campos: cada lado que encosta tem de combinar, e um canto não basta.',
  },
  'fits-nowhere': {
    title: 'Uma peça que não encaixa',
    text: 'Ela sai do jogo, e a cor compra a seguinte da sua pilha. Uma cor com a pilha vazia passa a vez.',
  },
  'must-claim': {
    title: 'É preciso pôr um seguidor',
    text: 'Se a peça nova tem uma cidade, uma estrada ou um mosteiro livre, um seguidor da cor da vez tem de ir para lá. Se houver mais de um livre, a escolha é sua.',
  },
  'nothing-free': {
    title: 'Nada está livre',
    text: 'Se todas as cidades, estradas e mosteiros da peça já têm dono, não se põe nenhum seguidor. Isso não custa nada.',
  },
  'no-farmers': {
    title: 'Sem fazendeiros',
    text: 'Aqui ninguém se deita nos campos, e os campos não dão nada.',
  },
  'no-follower-left': {
    title: 'Sem seguidores: é o fim',
    text: 'Se for preciso pôr um seguidor e a cor não tiver nenhum em casa, a partida acaba depois deste turno, mesmo que sobrem muitas peças nas pilhas. É assim que se perdem quase todos os bons terrenos: guarde um seguidor de cada cor, ou traga um de volta a tempo.',
  },
  'last-scores': {
    title: 'Só o último pontua',
    text: 'O que se fecha só dá pontos se uma cor com mais seguidores ali estiver em último nesse momento, sozinha ou empatada: ninguém tem menos pontos. Senão, ninguém recebe nada por isso.',
  },
  'tied-last': {
    title: 'Juntas em último',
    text: 'Cores empatadas com menos pontos estão todas em último. Se todas têm o mesmo, qualquer uma pode pontuar.',
  },
  shared: {
    title: 'Quando é de várias cores',
    text: 'Se várias cores têm mais seguidores no que se fechou, basta que uma esteja em último: então todas recebem os pontos.',
  },
  unpaid: {
    title: 'Sem pontos, mas em casa',
    text: 'O que ninguém pode pontuar também devolve os seus seguidores. Muitas vezes isso vale mais do que pontos, porque uma cor sem seguidores acaba com a partida.',
  },
  order: {
    title: 'Várias coisas de uma vez: a ordem é sua',
    text: 'Pontuam uma depois da outra, cada uma com os pontos que há nesse momento. A primeira pode fazer de outra cor a última; uma boa ordem paga duas ou três vezes onde uma má paga uma.',
  },
  worth: {
    title: 'Quanto vale cada coisa',
    text: 'Como em Muralhas e Campos: estrada fechada, 1 ponto por peça; cidade fechada, 2 por peça e 2 por brasão; mosteiro rodeado, 9. Onde não há seguidores ninguém recebe nada, e o que fica aberto não dá nada no fim.',
  },
  end: {
    title: 'Duas formas de acabar',
    text: 'A partida acaba depois do turno em que se colocou a última peça, ou em que era preciso pôr um seguidor e não havia nenhum.',
  },
  'final-followers': {
    title: 'Seguidores no terreno',
    text: 'No fim, cada seguidor que ficou no terreno vale 2 pontos, mas só se a sua cor estiver em último quando é contado. A ordem é sua, um seguidor de cada vez, para que ajudem quem ficou para trás.',
  },
  result: {
    title: 'O seu resultado',
    text: 'O resultado é o da cor com menos pontos.',
  },
  together: {
    title: 'Várias pessoas, um terreno',
    text: 'Uma equipe também pode jogar: os turnos passam de pessoa a pessoa enquanto as cores seguem a ordem de sempre. Todos ganham ou perdem juntos.',
  },
  tiles: {
    title: 'Todas as peças',
    text: 'As {tiles} peças de Muralhas e Campos.',
  },
  summary: {
    title: 'Tudo em uma página',
    text: 'O que dá pontos, agora e no fim.',
  },
  followers: {
    title: 'Opção: seguidores por cor',
    text: 'De {fewest} a {most} por cor; o normal são {usual}. Com mais fica mais fácil; com {fewest}, difícil.',
  },
  colours: {
    title: 'Opção: uma quarta cor',
    text: 'Mais uma cor traz os seus seguidores e a sua pilha. Há mais espaço para colocar, e mais uma para manter em equilíbrio.',
  },
  glossary: {
    title: 'Glossário',
    text: 'As palavras deste jogo, e como outros as chamam.',
  },
} satisfies RuleTexts<typeof source>;
