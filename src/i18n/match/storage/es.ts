import type { Translated } from '../../dictionary';
import type { storage as storageSource, trouble as troubleSource } from './en';

export const storage = {
  recoveredTitle: 'Esta partida se dañó',
  recovered:
    'El texto más nuevo de esta partida estaba dañado, así que sigue desde el anterior: quizá haya que repetir la última jugada. El texto dañado se apartó y se puede exportar en los ajustes cuando la partida termine.',
  recoveredGoOn: 'Seguir jugando',
  anewTitle: 'Esta partida se guardó de nuevo',
  anew: 'El almacenamiento de la aplicación se vació mientras la partida estaba abierta. La partida seguía aquí y se guardó otra vez; otras partidas, resultados y ajustes pueden haberse perdido.',
  erasedTitle: 'Esta partida se borró',
  erased: 'Se borró mientras estaba abierta aquí, así que no puede seguir.',
  lost: {
    damaged: {
      one: 'No se pudo leer una partida. Su texto se apartó, no se borró.',
      other: 'No se pudieron leer {n} partidas. Sus textos se apartaron, no se borraron.',
    },
    newer: {
      one: 'Una partida viene de una versión más nueva de la aplicación. Quedó como está.',
      other: '{n} partidas vienen de una versión más nueva de la aplicación. Quedaron como están.',
    },
    unreadable: {
      one: 'Este dispositivo no permitió leer una partida. Quedó como está.',
      other: 'Este dispositivo no permitió leer {n} partidas. Quedaron como están.',
    },
  },
  seeAside: 'Ver en los ajustes',
  unlisted: 'Este dispositivo no permitió leer las partidas.',
  aside: { one: '{n} texto dañado apartado', other: '{n} textos dañados apartados' },
} satisfies Translated<typeof storageSource>;

export const trouble = {
  unsaved: 'Este dispositivo no guardó la última jugada. La partida espera y no se pierde nada.',
  full: 'El almacenamiento de este dispositivo está lleno. Libere espacio y vuelva a intentarlo: la partida espera.',
  elsewhere: 'Otra ventana siguió jugando esta partida. Inténtelo de nuevo para verla como está ahora.',
  open: {
    missing: 'No existe esa partida en este dispositivo.',
    damaged: 'No se pudo leer esta partida. Su texto se apartó, no se borró.',
    newer: 'Esta partida viene de una versión más nueva de la aplicación. Quedó como está.',
    unplayable: 'Esta partida rompe las reglas en la jugada {n}. Quedó como está.',
    impossible: 'Esta partida no puede existir según las reglas. Quedó como está.',
    refused: 'Este dispositivo no permitió leer la partida.',
  },
  code: {
    notACode: 'Esto no es un código de partida.',
    damaged: 'El código no está completo. Cópielo entero, por favor.',
    newer: 'El código viene de una versión más nueva de la aplicación.',
    tooLong: 'Esto es demasiado largo para ser un código de partida.',
    unplayable: 'El código contiene una partida que rompe las reglas en la jugada {n}.',
    impossible: 'El código contiene una partida que no puede existir según las reglas.',
  },
} satisfies Translated<typeof troubleSource>;
