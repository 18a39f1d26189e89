import type { Translated } from '../dictionary';
import type { ai as source } from './en';
import { seats } from './seats/pt';

export const ai = {
  ...seats,
  reason: {
    random: 'Escolhida à sorte.',
    only: 'Não havia outra opção.',
    score: { one: 'Consegue {n} ponto de imediato.', other: 'Consegue {n} pontos de imediato.' },
    bonus: 'Consegue uma peça adicional.',
    join: 'Participa do que outra pessoa começou.',
    block: 'Dificulta os planos de outra pessoa.',
    extend: 'Aumenta o valor de algo próprio.',
    wait: 'Guarda os seguidores para algo melhor.',
    claim: {
      city: 'Um seguidor na cidade: deve ficar completa a tempo.',
      road: 'Um seguidor na estrada: em breve estará livre.',
      field: 'Um camponês para as cidades deste campo.',
      cloister: 'Um monge que conta cada peça em redor.',
      forest: 'Um coletor na floresta: deve ficar completa a tempo.',
      river: 'Um pescador no rio: em breve estará livre.',
      meadow: 'Um caçador para os animais deste prado.',
      hut: 'Uma cabana para todos os peixes destas águas.',
    },
    solo: {
      score: { one: 'A cor em último lugar consegue {n} ponto.', other: 'A cor em último lugar consegue {n} pontos.' },
      order: 'Nesta ordem paga-se o máximo.',
      count: 'Conta para a cor em último lugar.',
      place: 'Aqui o seguidor deve voltar mais cedo.',
      free: 'Aqui não é preciso gastar um seguidor.',
    },
  },
} satisfies Translated<typeof source>;
