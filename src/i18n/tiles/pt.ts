import type { Translated } from '../dictionary';
import type { tiles as source } from './en';

export const tiles = {
  objection: {
    over: 'A partida terminou.',
    wrongStage: 'Agora não é essa a decisão.',
    outside: 'O terreno não chega tão longe.',
    badRotation: 'Uma peça só gira em quartos de volta.',
    occupied: 'Já há uma peça nesse lugar.',
    touchesNothing: 'A peça tem de tocar o terreno com um lado.',
    edgesDiffer: 'Os lados não combinam.',
    mustClaim: 'Nesta peça é preciso pôr um seguidor.',
    noSuchPiece: 'Este jogo não tem essa figura.',
    noSuchSegment: 'Esta peça não tem esse lugar.',
    noFields: 'Nesta partida ninguém pode deitar-se nos campos.',
    hutNeedsWater: 'Uma cabana só fica num rio ou num lago.',
    systemHasHut: 'Estas águas já têm uma cabana.',
    lakeHasNoFisher: 'Pescadores ficam nos rios; um lago só recebe cabanas.',
    notWaiting: 'Essa zona não está à espera de pontos.',
    noFollowerLeft: 'Esta cor já não tem seguidores para contar.',
    noneLeft: {
      member: 'Não resta ninguém para colocar.',
      hut: 'Não restam cabanas.',
    },
    taken: {
      city: 'Esta cidade já tem um cavaleiro.',
      road: 'Alguém já percorre esta estrada.',
      field: 'Este campo já tem um fazendeiro.',
      cloister: 'Este mosteiro já tem um monge.',
      forest: 'Esta floresta já tem um coletor.',
      river: 'Este rio já tem um pescador.',
      meadow: 'Este prado já tem um caçador.',
    },
  },
  move: {
    place: 'Colocar a peça sem figura',
    placeWithMember: 'Colocar a peça com um seguidor',
    placeWithHut: 'Colocar a peça com uma cabana',
    scoreNext: 'Pontuar agora esta zona',
    countNext: 'Contar agora um seguidor desta cor',
  },
} satisfies Translated<typeof source>;
