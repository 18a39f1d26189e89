import type { Translated } from '../dictionary';
import type { tips as source } from './en';

export const tips = {
  title: 'Un consejo',
  about: 'Sobre este consejo',
  close: 'Cerrar el consejo',
  classic: {
    misfit: 'Una loseta que no encaja sale del juego. Se roba otra.',
    shared: 'Empate en seguidores: todos reciben los puntos enteros.',
    field: 'El granjero se queda: al final, 3 por ciudad cerrada.',
    gift: 'Cierre quien cierre, puntúa quien tiene ahí más seguidores.',
    home: 'Al cerrarse, sus seguidores vuelven y pueden salir otra vez.',
  },
  solo: {
    misfit: 'Una loseta que no encaja sale del juego. Se roba otra.',
    order: 'El orden decide: cada recuento puede cambiar al último.',
    count: 'Cada uno vale 2 puntos, si su color es el último.',
    shared: 'Uno de los que comparten es el último: puntúan todos.',
    unpaid: 'Nadie ahí es el último: vuelven a casa sin puntos.',
    free: 'Todo tenía dueño y nadie tuvo que ir. No cuesta nada.',
  },
  hunters: {
    misfit: 'Una loseta que no encaja sale del juego. Se roba otra.',
    shared: 'En caso de empate, todos reciben los puntos enteros.',
    bonus: 'Oro: quien cierra el bosque pone además una loseta extra.',
    hut: 'La choza cuenta al final: los peces de sus aguas unidas.',
    hunter: 'El cazador se queda: al final, 2 por ciervo, mamut y uro.',
    gift: 'Cierre quien cierre, puntúa quien tiene ahí más gente.',
  },
  settlers: {
    theft: 'La pila se acabó: la carta se le toma a otra persona.',
    robbed: 'La iglesia protege un caballero; la ciudadela, 3 caminos.',
    attack: 'Una ciudad puede traer un asalto: manos grandes pierden.',
    marketDay: 'Una ciudad puede traer un día de mercado: todo nuevo.',
    alike: 'Tres cartas iguales valen por una que falta.',
    second: 'Un camino de cada dos es un punto; el otro deja comerciar.',
  },
} satisfies Translated<typeof source>;
