import type { Translated } from '../dictionary';
import type { tips as source } from './en';

export const tips = {
  title: 'Uma dica',
  about: 'Sobre esta dica',
  close: 'Fechar a dica',
  classic: {
    misfit: 'Uma peça que não encaixa sai do jogo. Compra-se outra.',
    shared: 'Empate em seguidores: todos recebem os pontos inteiros.',
    field: 'O fazendeiro fica: no fim, 3 pontos por cidade fechada.',
    gift: 'Feche quem fechar, pontua quem tem ali mais seguidores.',
    home: 'Fechado: os seguidores voltam e podem sair outra vez.',
  },
  solo: {
    misfit: 'Uma peça que não encaixa sai do jogo. Compra-se outra.',
    order: 'A ordem decide: cada contagem pode mudar o último.',
    count: 'Cada um vale 2 pontos, se a sua cor estiver em último.',
    shared: 'Uma das que dividem está em último: todas pontuam.',
    unpaid: 'Ninguém ali está em último: voltam a casa sem pontos.',
    free: 'Tudo tinha dono e ninguém teve de ir. Não custa nada.',
  },
  hunters: {
    misfit: 'Uma peça que não encaixa sai do jogo. Compra-se outra.',
    shared: 'Em caso de empate, todos recebem os pontos inteiros.',
    bonus: 'Ouro: quem fecha a floresta coloca também uma peça extra.',
    hut: 'A cabana conta no fim: os peixes das suas águas ligadas.',
    hunter: 'O caçador fica: no fim, 2 por cervo, mamute e auroque.',
    gift: 'Feche quem fechar, pontua quem tem mais gente ali.',
  },
  settlers: {
    theft: 'A pilha acabou: a carta é levada de outra pessoa.',
    robbed: 'A igreja protege um cavaleiro; a cidadela, três estradas.',
    attack: 'Uma cidade pode trazer um assalto: mãos grandes perdem.',
    marketDay: 'Uma cidade pode trazer um dia de mercado: tudo novo.',
    alike: 'Três cartas iguais valem por uma que falta.',
    second: 'Uma em cada duas estradas é um ponto; a outra dá trocas.',
  },
} satisfies Translated<typeof source>;
