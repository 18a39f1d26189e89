import type { Translated } from '../../dictionary';
import type { storage as storageSource, trouble as troubleSource } from './en';

export const storage = {
  recoveredTitle: 'Esta partida foi danificada',
  recovered:
    'O texto mais novo desta partida estava danificado, por isso ela continua a partir do anterior: talvez seja preciso repetir a última jogada. O texto danificado foi posto de lado e pode ser exportado nos ajustes quando a partida acabar.',
  recoveredGoOn: 'Continuar a jogar',
  anewTitle: 'Esta partida foi guardada de novo',
  anew: 'O armazenamento do app foi esvaziado enquanto a partida estava aberta. A partida ainda estava aqui e foi guardada outra vez; outras partidas, resultados e ajustes podem ter-se perdido.',
  erasedTitle: 'Esta partida foi apagada',
  erased: 'Foi apagada enquanto estava aberta aqui, por isso não pode continuar.',
  lost: {
    damaged: {
      one: 'Não foi possível ler uma partida. O texto dela foi posto de lado, não apagado.',
      other: 'Não foi possível ler {n} partidas. Os textos delas foram postos de lado, não apagados.',
    },
    newer: {
      one: 'Uma partida vem de uma versão mais nova do app. Ficou como está.',
      other: '{n} partidas vêm de uma versão mais nova do app. Ficaram como estão.',
    },
    unreadable: {
      one: 'Este dispositivo não deixou ler uma partida. Ficou como está.',
      other: 'Este dispositivo não deixou ler {n} partidas. Ficaram como estão.',
    },
  },
  seeAside: 'Ver nos ajustes',
  unlisted: 'Este dispositivo não deixou ler as partidas.',
  aside: { one: '{n} texto danificado posto de lado', other: '{n} textos danificados postos de lado' },
} satisfies Translated<typeof storageSource>;

export const trouble = {
  unsaved: 'Este dispositivo não guardou a última jogada. A partida espera, e nada se perde.',
  full: 'O armazenamento deste dispositivo está cheio. Abra espaço e tente de novo: a partida espera.',
  elsewhere: 'Outra janela continuou esta partida. Tente de novo para ver como está agora.',
  open: {
    missing: 'Não há essa partida neste dispositivo.',
    damaged: 'Não foi possível ler esta partida. O texto dela foi posto de lado, não apagado.',
    newer: 'Esta partida vem de uma versão mais nova do app. Ficou como está.',
    unplayable: 'Esta partida vai contra as regras na jogada {n}. Ficou como está.',
    impossible: 'Esta partida não pode existir pelas regras. Ficou como está.',
    refused: 'Este dispositivo não deixou ler a partida.',
  },
  code: {
    notACode: 'Isto não é um código de partida.',
    damaged: 'O código não está completo. Copie-o inteiro, por favor.',
    newer: 'O código vem de uma versão mais nova do app.',
    tooLong: 'Isto é longo demais para ser um código de partida.',
    unplayable: 'O código contém uma partida que vai contra as regras na jogada {n}.',
    impossible: 'O código contém uma partida que não pode existir pelas regras.',
  },
} satisfies Translated<typeof troubleSource>;
