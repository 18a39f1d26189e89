// First, because words are read once, when the first of them is asked for.
import './words';

import { BOOKS } from '@/book';
import { GAME_IDS } from '@/core/gameIds';
import { ROWS } from '@/features/rows';
import { games } from '@/games';
import { PAINTERS } from '@/ui/paintings';
import { PAINTINGS } from '@/ui/paintings/shipped';

import { pebblesBook } from './book';
import { pebbles } from './game';
import { pebblesRow } from './row';

/*
 * All that plugging in a game takes: its name, its folder's object, its row, its book, words and art. In the app these are lines of
 * the same lists; a test adds them as it starts.
 */
(GAME_IDS as unknown as string[]).push('pebbles');
Object.assign(games, { pebbles });
Object.assign(ROWS, { pebbles: pebblesRow });
Object.assign(BOOKS, { pebbles: pebblesBook });
Object.assign(PAINTERS, { pebbles: () => [] });
Object.assign(PAINTINGS, { pebbles: PAINTINGS.classic });
