import { RULE_TEXTS } from '@/i18n/book';
import { en } from '@/i18n/en';

Object.assign(en.games, { pebbles: { name: 'Pebbles', about: 'Ten pebbles in a row.' } });
Object.assign(en, {
  pebbles: { take: { left: 'Take the left one', right: 'Take the right one' }, over: 'Over', noSide: 'No such side' },
});
Object.assign(en.match.result.kind, { pebble: 'Pebbles' });
Object.assign(RULE_TEXTS.en, {
  pebbles: {
    aim: { title: 'What it is about', text: 'The heavier pebbles win.' },
    take: { title: 'Taking a pebble', text: 'Take the first or the last pebble of the row.' },
  },
});
