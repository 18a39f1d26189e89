import type { Translated } from '../dictionary';
import type { gallery as source } from './en';

export const gallery = {
  title: 'Galería',
  rooms: { classic: 'Murallas', hunters: 'Cazadores', cards: 'Cartas', players: 'Jugadores' },
  roomLabel: 'Sala',
  lights: { day: 'Ver de día', dusk: 'Ver al ocaso' },
  players: {
    title: 'La compañía',
    about: 'Seis colores con los que jugar, y quienes se sientan enfrente cuando no hay nadie más.',
  },
  tilesInDesigns: '{n} losetas, {designs} diseños',
  cardsInDesigns: '{n} cartas distintas',
  inTheBox: { one: 'Una en la caja', other: '{n} en la caja' },
  chapters: {
    faces: 'Caras',
    lands: 'Terrenos enteros',
    resources: 'Materias primas',
    buildings: 'Construcciones',
    expansions: 'Ampliaciones',
    others: 'Sobre la mesa',
  },
  piece: '{piece}, {player}',
  pieces: { standing: 'De pie', lying: 'Acostado', hut: 'Choza', marker: 'Marcador de puntos' },
  piecesTogether: 'Los seis jugadores, uno al lado del otro en la pradera',
  land: 'Un terreno terminado que se puede recorrer',
  wander: 'Recorrer: {picture}',
  hand: 'Una mano de cartas, extendida sobre la mesa',
  look: 'Ver de cerca: {picture}',
  close: 'Cerrar',
  closer: 'Acercar',
  farther: 'Alejar',
  turn: 'Girar la loseta',
  painting: 'Pintando…',
} satisfies Translated<typeof source>;
