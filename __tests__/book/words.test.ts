import { bookOf } from '@/book';
import { GAME_IDS, type GameId } from '@/core/game';
import { LANGUAGES } from '@/core/languages';
import { rulesIn } from '@/i18n/book';

/** What a text must not lose, because a short sentence without it would be wrong. */
const SAYS: readonly (readonly [game: GameId, rule: string, en: RegExp, es: RegExp, pt: RegExp])[] = [
  ['hunters', 'shrine', /on that tile/, /en esa loseta/, /nessa peça/],
  ['hunters', 'majority', /Where nobody stands/, /Donde no hay nadie/, /Onde não há ninguém/],
  ['hunters', 'lakes', /three.*one system/, /tres.*un solo sistema/, /três.*um só sistema/],
  ['hunters', 'setup', /marks the points/, /marca los puntos/, /marca os pontos/],
  ['classic', 'setup', /marks the points/, /marca los puntos/, /marca os pontos/],
  ['classic', 'majority', /without followers/, /no hay seguidores/, /não há seguidores/],
  ['solo', 'last-scores', /alone or tied/, /solo o empatado/, /sozinha ou empatada/],
  ['solo', 'no-follower-left', /has to go/, /hay que poner/, /for preciso pôr/],
  ['settlers', 'road', /and so on/, /y así sucesivamente/, /assim por diante/],
  ['settlers', 'trade-market', /as many as you may still trade/, /tantas como aún pueda/, /tantas quantas ainda possa/],
  ['settlers', 'stacks', /only some of its building cards/, /solo algunas de sus cartas/, /só algumas das suas cartas/],
  ['settlers', 'robber-attack', /with two players/, /entre dos no hay/, /a dois não há/],
];

it.each(SAYS)('%s/%s says it all, in every language', (game, rule, ...patterns) => {
  LANGUAGES.forEach((language) => {
    const pattern = patterns[(['en', 'es', 'pt'] as const).indexOf(language)];
    expect(rulesIn(language, game)[rule]?.text).toMatch(pattern ?? /never/);
  });
});

/** What is left open for the rules to fill, and the numbers that are written out: the same in every language. */
const numbersIn = (text: string): string[] => (text.match(/\{\w+\}|\d+/g) ?? []).sort();

it.each(LANGUAGES)('in %s every rule has the numbers of the others', (language) => {
  for (const game of GAME_IDS) {
    const source = rulesIn('en', game);
    for (const name of bookOf(game).names) {
      const { title = '', text = '' } = rulesIn(language, game)[name] ?? {};
      expect([name, numbersIn(`${title} ${text}`)]).toEqual([
        name,
        numbersIn(`${source[name]?.title} ${source[name]?.text}`),
      ]);
    }
  }
});
