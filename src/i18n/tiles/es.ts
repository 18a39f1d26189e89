import type { Translated } from '../dictionary';
import type { tiles as source } from './en';

export const tiles = {
  objection: {
    over: 'La partida ha terminado.',
    wrongStage: 'Ahora no toca decidir eso.',
    outside: 'El terreno no puede llegar tan lejos.',
    badRotation: 'Una loseta solo gira en cuartos de vuelta.',
    occupied: 'Ahí ya hay una loseta.',
    touchesNothing: 'La loseta debe tocar el terreno con un lado.',
    edgesDiffer: 'Los lados no coinciden.',
    mustClaim: 'En esta loseta hay que poner un seguidor.',
    noSuchPiece: 'Este juego no tiene esa pieza.',
    noSuchSegment: 'Esta loseta no tiene ese lugar.',
    noFields: 'En esta partida nadie puede acostarse en los campos.',
    hutNeedsWater: 'Una choza solo se pone en un río o un lago.',
    systemHasHut: 'Estas aguas ya tienen una choza.',
    lakeHasNoFisher: 'Los pescadores van en los ríos; un lago solo admite chozas.',
    notWaiting: 'Esa zona no espera ser puntuada.',
    noFollowerLeft: 'A este color no le quedan seguidores por contar.',
    noneLeft: {
      member: 'No le queda nadie que colocar.',
      hut: 'No le quedan chozas.',
    },
    taken: {
      city: 'Esta ciudad ya tiene un caballero.',
      road: 'Alguien recorre ya este camino.',
      field: 'Este campo ya tiene un granjero.',
      cloister: 'Este monasterio ya tiene un monje.',
      forest: 'Este bosque ya tiene un recolector.',
      river: 'Este río ya tiene un pescador.',
      meadow: 'Esta pradera ya tiene un cazador.',
    },
  },
  move: {
    place: 'Colocar la loseta sin pieza',
    placeWithMember: 'Colocar la loseta con un seguidor',
    placeWithHut: 'Colocar la loseta con una choza',
    scoreNext: 'Puntuar ahora esta zona',
    countNext: 'Contar ahora un seguidor de este color',
  },
} satisfies Translated<typeof source>;
