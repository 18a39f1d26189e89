import type { Translated } from '../../dictionary';
import type { screens as source } from './en';

export const screens = {
  done: 'Listo',
  close: 'Cerrar',
  cancel: 'Cancelar',
  open: {
    failed: 'Esta partida no se abre',
    home: 'Volver al inicio',
    missing: 'No hay tal partida en este dispositivo. Quizá se borró.',
    damaged:
      'Su texto estaba dañado. Se apartó, no se borró; puede sacarlo desde los ajustes. Las demás partidas están a salvo.',
    newer: 'La guardó una versión más nueva de la aplicación y quedó intacta.',
    unplayable: 'Sus jugadas no siguen las reglas, así que no se puede jugar. Quedó como estaba.',
    refused: 'Este dispositivo no nos dejó leerla. Puede ayudar cerrar otras aplicaciones o reiniciar.',
  },
  handOver: {
    pass: 'Pase el teléfono a',
    passTo: 'Pase el teléfono a {name}',
    hidden: 'Las cartas quedan ocultas hasta que {name} toque el botón.',
    open: 'Es el turno de {name}.',
    news: {
      one: '{n} cosa ocurrió desde su último turno',
      other: '{n} cosas ocurrieron desde su último turno',
    },
    show: 'Soy {name}, mostrar las cartas',
    take: 'Soy {name}, es mi turno',
    curtain: 'Las cartas están ocultas mientras usted no está.',
  },
  story: {
    hello: 'Hola, {name}',
    since: 'Desde su último turno',
    skip: 'Omitir',
    next: 'Siguiente',
    play: 'Jugar mi turno',
    onlyYou: 'solo lo ve {name}',
    sincePage: 'Desde su último turno · {page} de {pages}',
  },
} satisfies Translated<typeof source>;
