import type { Translated } from '../../dictionary';
import type { screens as source } from './en';

export const screens = {
  done: 'Pronto',
  close: 'Fechar',
  cancel: 'Cancelar',
  open: {
    failed: 'Esta partida não abre',
    home: 'Voltar ao início',
    missing: 'Não há tal partida neste dispositivo. Talvez tenha sido apagada.',
    damaged:
      'O texto estava danificado. Foi posto de lado, não apagado; pode retirá-lo nos ajustes. As outras partidas estão seguras.',
    newer: 'Foi guardada por uma versão mais nova da app e ficou intacta.',
    unplayable: 'As jogadas não seguem as regras, por isso não pode ser jogada. Ficou como estava.',
    refused: 'Este dispositivo não nos deixou lê-la. Fechar outras apps ou reiniciar pode ajudar.',
  },
  handOver: {
    pass: 'Passe o telefone a',
    passTo: 'Passe o telefone a {name}',
    hidden: 'As cartas ficam escondidas até {name} tocar no botão.',
    open: 'É a vez de {name}.',
    news: {
      one: '{n} coisa aconteceu desde a última vez',
      other: '{n} coisas aconteceram desde a última vez',
    },
    show: 'Sou {name}, mostrar as cartas',
    take: 'Sou {name}, é a minha vez',
    curtain: 'As cartas ficam escondidas enquanto não há ninguém aqui.',
  },
  story: {
    hello: 'Olá, {name}',
    since: 'Desde a sua última vez',
    skip: 'Avançar',
    next: 'Seguinte',
    play: 'Jogar a minha vez',
    onlyYou: 'só {name} vê',
    sincePage: 'Desde a sua última vez · {page} de {pages}',
  },
} satisfies Translated<typeof source>;
