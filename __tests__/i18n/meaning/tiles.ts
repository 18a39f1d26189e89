import type { FeatureKind, Reason, TileEvent } from '@/games/tiles/types';

import type { Sentences } from './row';

/** At this table sit Ana, Rui and Leonor, in this order. */
const [ana, rui, leonor] = [0, 1, 2] as const;

interface Told extends Sentences {
  readonly about: string;
  readonly events: readonly TileEvent[];
}

const at = { x: 1, y: 2 };
const laid = (player: number, isBonus = false): TileEvent => ({
  type: 'placed',
  player,
  tile: 'D',
  ...at,
  rotation: 0,
  isBonus,
});

const claimed = (player: number, feature: FeatureKind, kind: 'member' | 'hut' = 'member'): TileEvent => ({
  type: 'claimed',
  player,
  ...at,
  piece: { kind, segment: 's' },
  feature,
});

const scored = (
  players: readonly number[],
  points: number,
  feature: Reason['feature'],
  counts: Reason['counts'],
  { isPaid = true, isFinal = false } = {},
): TileEvent => ({
  type: 'scored',
  players,
  points,
  isPaid,
  isFinal,
  because: { ...at, segment: 's', feature, isComplete: !isFinal, counts },
});

const final = { isFinal: true };
const unpaid = { isPaid: false };

export const TILE_ROWS: readonly Told[] = [
  {
    about: 'Ana lays a tile; Rui lays the bonus tile that he drew',
    events: [laid(ana), { type: 'drew', player: rui, tile: 'E', isBonus: true }, laid(rui, true)],
    en: ['Ana laid a tile.', 'Rui found gold and draws a bonus tile.', 'Rui laid the bonus tile.'],
    es: ['Ana colocó una loseta.', 'Rui encontró oro y recibe una loseta extra.', 'Rui colocó la loseta extra.'],
    pt: ['Ana colocou uma peça.', 'Rui achou ouro e recebe uma peça extra.', 'Rui colocou a peça extra.'],
  },
  {
    about: 'a tile with a piece on it is told by the piece alone',
    events: [laid(rui), claimed(rui, 'city'), { type: 'drew', player: leonor, tile: 'E', isBonus: false }],
    en: ['Rui put a follower in a city.'],
    es: ['Rui puso un seguidor en la ciudad.'],
    pt: ['Rui pôs um seguidor na cidade.'],
  },
  {
    about: 'all that can be claimed',
    events: [
      claimed(ana, 'road'),
      claimed(ana, 'field'),
      claimed(ana, 'cloister'),
      claimed(rui, 'forest'),
      claimed(rui, 'river'),
      claimed(rui, 'meadow'),
      claimed(leonor, 'system', 'hut'),
    ],
    en: [
      'Ana put a follower on a road.',
      'Ana laid a follower in a field.',
      'Ana put a follower in a monastery.',
      'Rui put a gatherer in a forest.',
      'Rui put a fisher on a river.',
      'Rui laid a hunter in a meadow.',
      'Leonor built a hut.',
    ],
    es: [
      'Ana puso un seguidor en el camino.',
      'Ana acostó un seguidor en el campo.',
      'Ana puso un seguidor en el monasterio.',
      'Rui puso un recolector en el bosque.',
      'Rui puso un pescador en el río.',
      'Rui acostó un cazador en la pradera.',
      'Leonor construyó una choza.',
    ],
    pt: [
      'Ana pôs um seguidor na estrada.',
      'Ana deitou um seguidor no campo.',
      'Ana pôs um seguidor no mosteiro.',
      'Rui pôs um coletor na floresta.',
      'Rui pôs um pescador no rio.',
      'Rui deitou um caçador no prado.',
      'Leonor construiu uma cabana.',
    ],
  },
  {
    about: 'Ana closes her own road, and her follower comes home without a word',
    events: [
      laid(ana),
      scored([ana], 3, 'road', { tiles: 3 }),
      { type: 'returned', player: ana, ...at, piece: { kind: 'member', segment: 's' } },
    ],
    en: ['Ana laid a tile.', 'Ana finished a road of 3 tiles, 3 points.'],
    es: ['Ana colocó una loseta.', 'Ana cerró un camino de 3 losetas, 3 puntos.'],
    pt: ['Ana colocou uma peça.', 'Ana fechou uma estrada de 3 peças, 3 pontos.'],
  },
  {
    about: 'Ana closes what belongs to Rui',
    events: [laid(ana), scored([rui], 8, 'city', { tiles: 3, pennants: 1 })],
    en: ['Ana laid a tile.', 'Ana finished a city of 3 tiles with 1 pennant: 8 points for Rui.'],
    es: ['Ana colocó una loseta.', 'Ana cerró una ciudad de 3 losetas con 1 escudo: 8 puntos para Rui.'],
    pt: ['Ana colocou uma peça.', 'Ana fechou uma cidade de 3 peças com 1 brasão: 8 pontos para Rui.'],
  },
  {
    about: 'Leonor closes what Ana and Rui share',
    events: [laid(leonor), scored([ana, rui], 4, 'city', { tiles: 2 })],
    en: ['Leonor laid a tile.', 'Leonor finished a city of 2 tiles: 4 points each for Ana and Rui.'],
    es: ['Leonor colocó una loseta.', 'Leonor cerró una ciudad de 2 losetas: 4 puntos para cada uno, Ana y Rui.'],
    pt: ['Leonor colocou uma peça.', 'Leonor fechou uma cidade de 2 peças: 4 pontos para cada um, Ana e Rui.'],
  },
  {
    about: 'all three share a river, a forest and a monastery is closed for one',
    events: [
      laid(rui),
      scored([ana, rui, leonor], 5, 'river', { segments: 3, fish: 2 }),
      scored([leonor], 1, 'forest', { segments: 1, mushrooms: 1 }),
      scored([ana], 9, 'cloister', { neighbours: 8 }),
    ],
    en: [
      'Rui laid a tile.',
      'Rui finished a river of 3 parts with 2 fish: 5 points each for Ana, Rui and Leonor.',
      'Rui finished a forest of 1 part with 1 mushroom patch: 1 point for Leonor.',
      'Rui finished a monastery: 9 points for Ana.',
    ],
    es: [
      'Rui colocó una loseta.',
      'Rui cerró un río de 3 partes con 2 peces: 5 puntos para cada uno, Ana, Rui y Leonor.',
      'Rui cerró un bosque de 1 parte con 1 grupo de setas: 1 punto para Leonor.',
      'Rui cerró un monasterio: 9 puntos para Ana.',
    ],
    pt: [
      'Rui colocou uma peça.',
      'Rui fechou um rio de 3 partes com 2 peixes: 5 pontos para cada um, Ana, Rui e Leonor.',
      'Rui fechou uma floresta de 1 parte com 1 grupo de cogumelos: 1 ponto para Leonor.',
      'Rui fechou um mosteiro: 9 pontos para Ana.',
    ],
  },
  {
    about: 'in solo Ana closes what Rui owns, who is not last',
    events: [laid(ana), scored([rui], 6, 'road', { tiles: 6 }, unpaid)],
    en: ['Ana laid a tile.', 'Ana finished a road of 6 tiles: no points, as Rui is not last.'],
    es: ['Ana colocó una loseta.', 'Ana cerró un camino de 6 losetas: sin puntos, Rui no va en último lugar.'],
    pt: ['Ana colocou uma peça.', 'Ana fechou uma estrada de 6 peças: sem pontos, Rui não está em último.'],
  },
  {
    about: 'the end of solo counts followers, of whoever is last and of whoever is not',
    events: [scored([rui], 1, 'follower', {}, final), scored([leonor], 1, 'follower', {}, { ...final, ...unpaid })],
    en: ['A follower of Rui on the land: 1 point.', 'A follower of Leonor on the land: no points, not last.'],
    es: [
      'Un seguidor de Rui en el terreno: 1 punto.',
      'Un seguidor de Leonor en el terreno: sin puntos, no va en último lugar.',
    ],
    pt: [
      'Um seguidor de Rui no terreno: 1 ponto.',
      'Um seguidor de Leonor no terreno: sem pontos, não está em último.',
    ],
  },
  {
    about: 'the end counts fields, meadows and huts for whoever has most there',
    events: [
      { type: 'ended', reason: 'tiles' },
      scored([rui], 6, 'field', { cities: 2 }, final),
      scored([ana, leonor], 3, 'field', { cities: 1 }, final),
      scored([leonor], 7, 'meadow', { deer: 2, aurochs: 1 }, final),
      scored([ana], 4, 'hut', { fish: 4 }, final),
    ],
    en: [
      'That was the last tile. The game is over.',
      'Field with 2 finished cities: 6 points for Rui.',
      'Field with 1 finished city: 3 points each for Ana and Leonor.',
      'Meadow with 2 deer and 1 aurochs: 7 points for Leonor.',
      'Hut by 4 fish: 4 points for Ana.',
    ],
    es: [
      'La última loseta está en el terreno. La partida ha terminado.',
      'Campo con 2 ciudades cerradas: 6 puntos para Rui.',
      'Campo con 1 ciudad cerrada: 3 puntos para cada uno, Ana y Leonor.',
      'Pradera con 2 ciervos y 1 uro: 7 puntos para Leonor.',
      'Choza junto a 4 peces: 4 puntos para Ana.',
    ],
    pt: [
      'A última peça está no terreno. A partida terminou.',
      'Campo com 2 cidades fechadas: 6 pontos para Rui.',
      'Campo com 1 cidade fechada: 3 pontos para cada um, Ana e Leonor.',
      'Prado com 2 cervos e 1 auroque: 7 pontos para Leonor.',
      'Cabana junto a 4 peixes: 4 pontos para Ana.',
    ],
  },
  {
    about: 'a tile that fits nowhere, and a game that ends for want of followers',
    events: [
      { type: 'discarded', player: leonor, tile: 'E', isBonus: false },
      { type: 'ended', reason: 'followers' },
    ],
    en: [
      'Leonor drew a tile that fits nowhere; it leaves the game.',
      'A follower was needed and none was left. The game is over.',
    ],
    es: [
      'Leonor recibió una loseta que no encaja en ningún sitio; sale del juego.',
      'Hacía falta un seguidor y no quedaba ninguno. La partida ha terminado.',
    ],
    pt: [
      'Leonor recebeu uma peça que não cabe em lugar nenhum; ela sai do jogo.',
      'Era preciso um seguidor e não restava nenhum. A partida terminou.',
    ],
  },
];
