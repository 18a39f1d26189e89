import type { Translated } from '../../dictionary';
import type { seats as source } from './en';

export const seats = {
  level: { beginner: 'Inicial', casual: 'Casual', strong: 'Fuerte', expert: 'Experto' },
  levelDetail: {
    beginner: 'Ve los puntos que tiene delante y se le escapa el resto.',
    casual: 'Juega con sentido y perdona errores.',
    strong: 'Cuenta lo que queda y rara vez se equivoca.',
    expert: 'Sopesa muchas jugadas y no regala nada.',
  },
  style: {
    balanced: 'Equilibrio',
    builder: 'Construcción',
    farmer: 'Campos',
    hunter: 'Caza',
    raider: 'Asalto',
    miser: 'Ahorro',
  },
  styleDetail: {
    balanced: 'Un poco de todo, según lo que ofrezca la mesa.',
    builder: 'Termina grandes obras y empieza otras.',
    farmer: 'Juega para los campos y espera al final.',
    hunter: 'Juega para las praderas y espera al final.',
    raider: 'Le gusta sumarse a lo que otros empezaron.',
    miser: 'Guarda una reserva y la gasta tarde.',
  },
  names: {
    n1: 'Leonor',
    n2: 'Tomás',
    n3: 'Clara',
    n4: 'Hugo',
    n5: 'Marta',
    n6: 'Bruno',
  },
} satisfies Translated<typeof source>;
