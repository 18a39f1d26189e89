import type { CardReason, Place, SettlersEvent } from '@/games/settlers';

import type { Sentences } from './row';

/** At this table sit Ana, Rui and Leonor, in this order. */
export const SEATED = ['Ana', 'Rui', 'Leonor'] as const;
const [ana, rui, leonor] = [0, 1, 2] as const;

interface Told extends Sentences {
  readonly about: string;
  /** Who decided. */
  readonly actor: number;
  readonly events: readonly SettlersEvent[];
}

const moved = (from: Place, to: Place, because: CardReason, cards: object | null, count = 1): SettlersEvent => ({
  type: 'cardsMoved',
  from,
  to,
  because,
  cards,
  count,
});

const built = (seat: number, what: 'road' | 'knight' | 'settlement' | 'city', takenFrom: number | null = null) =>
  ({ type: 'built', seat, what, card: null, paid: {}, discount: null, takenFrom }) as const;

export const CARD_ROWS: readonly Told[] = [
  {
    about: 'Ana draws unseen from Rui, and Leonor watches',
    actor: ana,
    events: [moved(rui, ana, 'trade', null, 2)],
    en: ['Ana draws 2 cards from Rui, unseen.'],
    es: ['Ana toma 2 cartas de Rui a ciegas.'],
    pt: ['Ana tira 2 cartas de Rui às cegas.'],
  },
  {
    about: 'Rui draws from Leonor a card that the reader may know',
    actor: rui,
    events: [moved(leonor, rui, 'trade', { wool: 1 })],
    en: ['Rui draws 1 wool from Leonor.'],
    es: ['Rui toma 1 lana de Leonor.'],
    pt: ['Rui tira 1 lã de Leonor.'],
  },
  {
    about: 'Ana, who traded with Rui, gives back',
    actor: ana,
    events: [moved(ana, rui, 'trade', { ore: 1 })],
    en: ['Ana gives 1 ore back to Rui.'],
    es: ['Ana devuelve 1 mineral a Rui.'],
    pt: ['Ana devolve 1 minério a Rui.'],
  },
  {
    about: 'Leonor gives back to Ana what nobody else sees',
    actor: leonor,
    events: [moved(leonor, ana, 'trade', null)],
    en: ['Leonor gives 1 card back to Ana.'],
    es: ['Leonor devuelve 1 carta a Ana.'],
    pt: ['Leonor devolve 1 carta a Ana.'],
  },
  {
    about: 'Leonor has the Library and opens the hand of Ana',
    actor: leonor,
    events: [{ type: 'handOpened', owner: ana, to: leonor, cards: { ore: 1 } }],
    en: ['Leonor opens the hand of Ana.'],
    es: ['Leonor abre la mano de Ana.'],
    pt: ['Leonor abre a mão de Ana.'],
  },
  {
    about: 'Leonor chooses from the opened hand of Ana',
    actor: leonor,
    events: [moved(ana, leonor, 'library', { ore: 1 })],
    en: ['Leonor chooses 1 ore from the open hand of Ana.'],
    es: ['Leonor elige 1 mineral de la mano abierta de Ana.'],
    pt: ['Leonor escolhe 1 minério da mão aberta de Ana.'],
  },
  {
    about: 'Rui has the Merchant Guild and takes from Leonor',
    actor: rui,
    events: [moved(leonor, rui, 'guild', null)],
    en: ['The Merchant Guild of Rui takes 1 card from Leonor.'],
    es: ['El Gremio de mercaderes de Rui toma 1 carta de Leonor.'],
    pt: ['A Guilda de mercadores de Rui tira 1 carta de Leonor.'],
  },
  {
    about: 'Ana builds the road that Rui had, and Leonor the knight that Ana had',
    actor: ana,
    events: [built(ana, 'road', rui), built(leonor, 'knight', ana)],
    en: ['Ana builds a road and takes it from Rui.', 'Leonor builds a knight and takes it from Ana.'],
    es: ['Ana construye un camino y lo toma de Rui.', 'Leonor construye un caballero y lo toma de Ana.'],
    pt: ['Ana constrói uma estrada e leva-a de Rui.', 'Leonor constrói um cavaleiro e leva-o de Ana.'],
  },
  {
    about: 'builds that take from nobody',
    actor: rui,
    events: [
      built(rui, 'road'),
      built(rui, 'knight'),
      built(rui, 'settlement'),
      built(rui, 'city'),
      { type: 'built', seat: rui, what: 'expansion', card: 'library', paid: {}, discount: null, takenFrom: null },
    ],
    en: [
      'Rui builds a road.',
      'Rui builds a knight.',
      'Rui builds a settlement.',
      'Rui builds a city.',
      'Rui builds: Library.',
    ],
    es: [
      'Rui construye un camino.',
      'Rui construye un caballero.',
      'Rui construye una aldea.',
      'Rui construye una ciudad.',
      'Rui construye: Biblioteca.',
    ],
    pt: [
      'Rui constrói uma estrada.',
      'Rui constrói um cavaleiro.',
      'Rui constrói uma aldeia.',
      'Rui constrói uma cidade.',
      'Rui constrói: Biblioteca.',
    ],
  },
  {
    about: 'a trade with the pile: Ana loses a card to the discards and draws another',
    actor: ana,
    events: [moved(ana, 'discards', 'trade', { grain: 1 }), moved('pile', ana, 'trade', null)],
    en: ['Ana lays 1 grain on the discards.', 'Ana draws 1 card from the pile.'],
    es: ['Ana descarta 1 cereal para cambiar.', 'Ana roba 1 carta del mazo.'],
    pt: ['Ana descarta 1 cereal para trocar.', 'Ana compra 1 carta do monte.'],
  },
  {
    about: 'a trade with the market: Rui takes wool and gives brick',
    actor: rui,
    events: [moved('market', rui, 'trade', { wool: 1 }), moved(rui, 'market', 'trade', { brick: 1 })],
    en: ['Rui takes 1 wool from the market.', 'Rui gives 1 brick to the market.'],
    es: ['Rui toma 1 lana del mercado.', 'Rui da 1 arcilla al mercado.'],
    pt: ['Rui tira 1 lã do mercado.', 'Rui dá 1 argila ao mercado.'],
  },
  {
    about: 'the end of a turn of Leonor, with a new pile; what a build cost is no line of its own',
    actor: leonor,
    events: [
      moved(leonor, 'discards', 'price', { brick: 1, lumber: 1 }, 2),
      { type: 'pileRefilled', count: 12 },
      moved('pile', leonor, 'turnEnd', null, 2),
      { type: 'turnEnded', seat: leonor, next: ana },
    ],
    en: ['The discards become a new pile of 12 cards.', 'Leonor finishes and draws 2 cards.'],
    es: ['Los descartes forman un mazo nuevo de 12 cartas.', 'Leonor termina y roba 2 cartas.'],
    pt: ['Os descartes formam um novo monte de 12 cartas.', 'Leonor acaba e compra 2 cartas.'],
  },
  {
    about: 'a city of Rui brings robbers, and Ana loses cards to them',
    actor: ana,
    events: [
      { type: 'cityRevealed', seat: rui, event: 'robberAttack', carriedOut: true },
      moved(ana, 'discards', 'robberAttack', { lumber: 2 }, 2),
      { type: 'destinyTurned', to: 'black', because: 'robberAttack' },
    ],
    en: ['Robber attack: hands shrink to 7 cards.', 'Ana discards 2 lumber.', 'Destiny turns: counterclockwise.'],
    es: ['Asalto: las manos bajan a 7 cartas.', 'Ana descarta 2 maderas.', 'El destino gira: sentido contrario.'],
    pt: ['Assalto: as mãos descem para 7 cartas.', 'Ana descarta 2 madeiras.', 'O destino vira: anti-horário.'],
  },
  {
    about: 'a city brings a market day: the old cards leave and new ones come',
    actor: rui,
    events: [
      { type: 'cityRevealed', seat: rui, event: 'marketDay', carriedOut: true },
      moved('market', 'discards', 'marketDay', { ore: 5 }, 5),
      moved('pile', 'market', 'marketDay', { grain: 5 }, 5),
      { type: 'destinyTurned', to: 'white', because: 'settlement' },
    ],
    en: [
      'Market day: the five cards change.',
      'The market is cleared: 5 ore.',
      'New in the market: 5 grain.',
      'Destiny turns: clockwise.',
    ],
    es: [
      'Día de mercado: cambian las cinco cartas.',
      'El mercado se vacía: 5 minerales.',
      'Nuevo en el mercado: 5 cereales.',
      'El destino gira: sentido del reloj.',
    ],
    pt: [
      'Dia de mercado: as cinco cartas mudam.',
      'O mercado esvazia-se: 5 minérios.',
      'Novo no mercado: 5 cereais.',
      'O destino vira: horário.',
    ],
  },
  {
    about: 'the last city of Leonor wins before its event',
    actor: leonor,
    events: [
      { type: 'cityRevealed', seat: leonor, event: 'robberAttack', carriedOut: false },
      { type: 'scored', seat: leonor, points: 1, total: 10, because: { what: 'city', card: null } },
      { type: 'gameWon', seat: leonor, points: 10 },
    ],
    en: ['The event on its back no longer counts.', 'Leonor wins with 10 points.'],
    es: ['El suceso de su reverso ya no cuenta.', 'Leonor gana con 10 puntos.'],
    pt: ['O evento do verso já não conta.', 'Leonor vence com 10 pontos.'],
  },
];

interface Story extends Sentences {
  readonly about: string;
  /** All moves are of Ana, and Leonor reads. */
  readonly moves: readonly (readonly SettlersEvent[])[];
}

const ended: SettlersEvent = { type: 'tradeEnded', seat: ana, with: rui };

export const STORY_READER = leonor;
export const STORY_ACTOR = ana;

/** The short story: a title and its detail, where taking and giving back must not change places either. */
export const STORY_ROWS: readonly Story[] = [
  {
    about: 'Ana took three cards of Rui unseen and has given three back',
    moves: [[moved(rui, ana, 'trade', { wool: 3 }, 3)], [moved(ana, rui, 'trade', { brick: 3 }, 3), ended]],
    en: ['Ana trades 3 cards with Rui.', 'Takes 3 cards unseen and gives 3 cards back.'],
    es: ['Ana cambia 3 cartas con Rui.', 'Toma 3 cartas a ciegas y devuelve 3 cartas.'],
    pt: ['Ana troca 3 cartas com Rui.', 'Leva 3 cartas às cegas e devolve 3 cartas.'],
  },
  {
    about: 'Leonor was the partner, so she knows which cards went where',
    moves: [
      [moved(leonor, ana, 'trade', { wool: 1 })],
      [moved(ana, leonor, 'trade', { brick: 1 }), { ...ended, with: leonor }],
    ],
    en: ['Ana trades 1 card with Leonor.', 'Takes 1 wool unseen and gives 1 brick back.'],
    es: ['Ana cambia 1 carta con Leonor.', 'Toma 1 lana a ciegas y devuelve 1 arcilla.'],
    pt: ['Ana troca 1 carta com Leonor.', 'Leva 1 lã às cegas e devolve 1 argila.'],
  },
  {
    about: 'Ana opened the hand of Leonor',
    moves: [
      [{ type: 'handOpened', owner: leonor, to: ana, cards: { ore: 1 } }],
      [moved(leonor, ana, 'library', { ore: 1 })],
      [moved(ana, leonor, 'trade', { grain: 1 }), { ...ended, with: leonor }],
    ],
    en: ['Ana trades 1 card with Leonor.', 'Opens the hand, takes 1 ore and gives 1 grain back.'],
    es: ['Ana cambia 1 carta con Leonor.', 'Abre la mano, toma 1 mineral y devuelve 1 cereal.'],
    pt: ['Ana troca 1 carta com Leonor.', 'Abre a mão, leva 1 minério e devolve 1 cereal.'],
  },
  {
    about: 'Ana took a road from Rui, because destiny pointed to him',
    moves: [[built(ana, 'road', rui)]],
    en: ['Ana builds a road and takes it from Rui.', 'The stack was empty, and destiny pointed to Rui.'],
    es: ['Ana construye un camino y lo toma de Rui.', 'La pila estaba vacía y el destino señalaba a Rui.'],
    pt: ['Ana constrói uma estrada e leva-a de Rui.', 'A pilha tinha acabado e o destino apontava para Rui.'],
  },
];

/** Two players need no destiny to know from whom. */
export const THEFT_OF_TWO: Sentences = {
  en: ['The stack was empty.'],
  es: ['La pila estaba vacía.'],
  pt: ['A pilha tinha acabado.'],
};

interface Intended extends Sentences {
  readonly about: string;
  readonly key: string;
  readonly values: Readonly<Record<string, string | number>>;
}

/** Moves as rules name them: the person is the one from whom the cards come. */
export const MOVE_ROWS: readonly Intended[] = [
  {
    about: 'a blind trade with Rui',
    key: 'settlers.move.takeBlind',
    values: { seat: rui, cards: 2 },
    en: ['Draw 2 from Rui'],
    es: ['Robar 2 de Rui'],
    pt: ['Tirar 2 de Rui'],
  },
  {
    about: 'the Library against Leonor',
    key: 'settlers.move.openHand',
    values: { seat: leonor, cards: 1 },
    en: ['Open the hand of Leonor and take 1'],
    es: ['Abrir la mano de Leonor y tomar 1'],
    pt: ['Abrir a mão de Leonor e tirar 1'],
  },
  {
    about: 'the Merchant Guild against Ana',
    key: 'settlers.move.guild',
    values: { seat: ana },
    en: ['Take a card from Ana'],
    es: ['Tomar una carta de Ana'],
    pt: ['Tirar uma carta de Ana'],
  },
];
