import type { Translated } from '../dictionary';
import type { gallery as source } from './en';

export const gallery = {
  title: 'Galeria',
  rooms: { classic: 'Muralhas', hunters: 'Caçadores', cards: 'Cartas', players: 'Jogadores' },
  roomLabel: 'Sala',
  lights: { day: 'Ver de dia', dusk: 'Ver ao anoitecer' },
  players: {
    title: 'A companhia',
    about: 'Seis cores com que jogar, e quem se senta em frente quando não há mais ninguém.',
  },
  tilesInDesigns: '{n} peças, {designs} desenhos',
  cardsInDesigns: '{n} cartas diferentes',
  inTheBox: { one: 'Uma na caixa', other: '{n} na caixa' },
  chapters: {
    faces: 'Caras',
    lands: 'Terrenos inteiros',
    resources: 'Matérias-primas',
    buildings: 'Construções',
    expansions: 'Expansões',
    others: 'Sobre a mesa',
  },
  piece: '{piece}, {player}',
  pieces: { standing: 'De pé', lying: 'Deitado', hut: 'Cabana', marker: 'Marcador de pontos' },
  piecesTogether: 'Os seis jogadores, lado a lado no prado',
  land: 'Um terreno terminado que se pode percorrer',
  wander: 'Percorrer: {picture}',
  hand: 'Uma mão de cartas, aberta sobre a mesa',
  look: 'Ver de perto: {picture}',
  close: 'Fechar',
  closer: 'Aproximar',
  farther: 'Afastar',
  turn: 'Girar a peça',
  painting: 'A pintar…',
} satisfies Translated<typeof source>;
