import type { Translated } from '../../dictionary';
import type { seats as source } from './en';

export const seats = {
  level: { beginner: 'Iniciante', casual: 'Casual', strong: 'Forte', expert: 'Perito' },
  levelDetail: {
    beginner: 'Vê os pontos à sua frente e deixa escapar o resto.',
    casual: 'Joga com bom senso e perdoa erros.',
    strong: 'Conta o que falta e raramente erra.',
    expert: 'Pesa muitas jogadas e não oferece nada.',
  },
  style: {
    balanced: 'Equilíbrio',
    builder: 'Construção',
    farmer: 'Campos',
    hunter: 'Caça',
    raider: 'Invasão',
    miser: 'Poupança',
  },
  styleDetail: {
    balanced: 'Um pouco de tudo, conforme o que a mesa oferece.',
    builder: 'Termina grandes obras e começa outras.',
    farmer: 'Joga para os campos e espera pelo fim.',
    hunter: 'Joga para os prados e espera pelo fim.',
    raider: 'Gosta de se juntar ao que outros começaram.',
    miser: 'Guarda uma reserva e gasta-a tarde.',
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
