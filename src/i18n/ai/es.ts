import type { Translated } from '../dictionary';
import type { ai as source } from './en';
import { seats } from './seats/es';

export const ai = {
  ...seats,
  reason: {
    random: 'Elegida al azar.',
    only: 'No había otra opción.',
    score: { one: 'Consigue {n} punto de inmediato.', other: 'Consigue {n} puntos de inmediato.' },
    bonus: 'Consigue una loseta adicional.',
    join: 'Toma parte en lo que otra persona empezó.',
    block: 'Dificulta los planes de otra persona.',
    extend: 'Aumenta el valor de algo propio.',
    wait: 'Reserva sus seguidores para algo mejor.',
    claim: {
      city: 'Un seguidor en la ciudad: debería completarse a tiempo.',
      road: 'Un seguidor en el camino: pronto quedará libre.',
      field: 'Un granjero para las ciudades de este campo.',
      cloister: 'Un monje que cuenta cada loseta de alrededor.',
      forest: 'Un recolector en el bosque: debería completarse a tiempo.',
      river: 'Un pescador en el río: pronto quedará libre.',
      meadow: 'Un cazador para los animales de esta pradera.',
      hut: 'Una cabaña para todos los peces de estas aguas.',
    },
    solo: {
      score: {
        one: 'El color en último lugar consigue {n} punto.',
        other: 'El color en último lugar consigue {n} puntos.',
      },
      order: 'En este orden se paga lo máximo.',
      count: 'Cuenta para el color en último lugar.',
      place: 'Aquí el seguidor debería volver antes.',
      free: 'Aquí no hace falta gastar un seguidor.',
    },
  },
} satisfies Translated<typeof source>;
