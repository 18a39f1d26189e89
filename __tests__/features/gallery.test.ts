import type { Slices } from '@/board/PictureMaker';
import { tileWords } from '@/board/tileWords';
import { columnsFor, SECTIONS, THEMES } from '@/features/gallery/choices';
import { itemsOf } from '@/features/gallery/items';
import { LANGUAGES, wordsIn } from '@/i18n';
import type { Painted } from '@/platform/pictureShelf';
import * as spareTime from '@/platform/spareTime';

import { painted, queueInMemory } from '../support/pictureMemory';

describe('the queue of pictures', () => {
  let frames: (() => void)[] = [];
  const frame = () => frames.splice(0).forEach((work) => work());

  beforeEach(() => {
    frames = [];
    // A busy machine must not end a turn: the tests that are about time move the clock themselves.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    jest.spyOn(spareTime, 'inSpareTime').mockImplementation((work) => {
      frames.push(work);
      return () => undefined;
    });
  });
  afterEach(() => jest.restoreAllMocks());

  function paints(name: string, log: string[], slices = 1): () => Slices<Painted> {
    return function* () {
      for (let slice = 0; slice < slices; slice++) {
        log.push(name);
        yield;
      }
      return painted(name);
    };
  }

  it('paints the newest wish first and tells its listeners', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    const heard = jest.fn();
    queue.subscribe(heard);
    queue.wish('old', paints('old', log));
    queue.wish('new', paints('new', log));
    frame();
    expect(log).toEqual(['new', 'old']);
    expect(queue.find('new')).toBe('new');
    expect(heard).toHaveBeenCalledTimes(1);
  });

  it('lays a table in the order of its cards, after what is looked at', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    queue.wish('first', paints('first', log), 'inOrder');
    queue.wish('second', paints('second', log), 'inOrder');
    queue.wish('seen', paints('seen', log));
    frame();
    expect(log).toEqual(['seen', 'first', 'second']);
  });

  it('keeps as many bytes as it may, and lets the longest unseen go first', () => {
    const queue = queueInMemory(10);
    for (const name of ['aaaa', 'bbbb']) queue.wish(name, paints(name, []));
    frame();
    expect(queue.find('bbbb')).toBe('bbbb');
    expect(queue.find('aaaa')).toBe('aaaa');
    queue.wish('cccc', paints('cccc', []));
    frame();
    expect(['aaaa', 'bbbb', 'cccc'].map((name) => queue.find(name))).toEqual(['aaaa', null, 'cccc']);
  });

  it('does not begin a slice that would probably overrun its turn', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    queue.wish('slow', function* () {
      for (let slice = 0; slice < 6; slice++) {
        now += 5;
        log.push('slice');
        yield;
      }
      return painted('slow');
    });
    frame();
    expect(log).toHaveLength(1);
  });

  it('does not paint what nobody wants any more', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    queue.wish('gone', paints('gone', log));
    queue.forget('gone');
    frame();
    expect(log).toEqual([]);
    expect(queue.find('gone')).toBeNull();
  });

  it('stops when its turn is over and goes on in the next', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    let now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (now += 3));
    queue.wish('long', paints('long', log, 20));
    frame();
    const afterOne = log.length;
    expect(afterOne).toBeGreaterThan(0);
    expect(afterOne).toBeLessThan(20);
    for (let more = 0; more < 40; more++) frame();
    expect(log).toHaveLength(20);
    expect(queue.find('long')).not.toBeNull();
  });

  it('paints nothing twice', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    queue.wish('one', paints('one', log));
    frame();
    queue.wish('one', paints('one', log));
    frame();
    expect(log).toEqual(['one']);
  });
});

describe.each(LANGUAGES)('the gallery in %s', (language) => {
  const words = wordsIn(language);

  it.each(SECTIONS)('has a name and a label of its own for everything in %s', (section) => {
    for (const theme of THEMES) {
      const items = itemsOf(section, theme, words);
      expect(items.length).toBeGreaterThan(2);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      for (const item of items) {
        expect(item.caption).not.toMatch(/[{}]|^$|gallery\.|settlers\./);
        expect(item.label).not.toMatch(/[{}]|^$|gallery\.|settlers\.|tile\./);
      }
    }
  });
});

describe('what a tile shows, in words', () => {
  it('names the sides as the tile is turned', () => {
    const words = wordsIn('en');
    expect(tileWords(words, 'classic', 'D', 0)).toContain('city: north; road: east, west');
    expect(tileWords(words, 'classic', 'D', 1)).toContain('city: east; road: north, south');
    expect(tileWords(words, 'classic', 'M', 0)).toContain('city with a pennant: north, east');
    expect(tileWords(words, 'classic', 'L', 0)).toContain('crossing');
  });

  it('counts fish and animals and tells what is special', () => {
    const words = wordsIn('pt');
    expect(tileWords(words, 'hunters', 'START', 0)).toBe(
      'prado: norte, oeste, 1 mamute; floresta com ouro: leste, sul; prado: oeste; rio: oeste; lago com 1 peixe; vulcão',
    );
    expect(tileWords(words, 'hunters', 'B08', 0)).toContain('2 cervos');
    expect(tileWords(words, 'hunters', 'B01', 0)).toContain('pedras sagradas');
  });

  it('refuses a tile that does not exist', () => {
    expect(() => tileWords(wordsIn('en'), 'classic', 'Z', 0)).toThrow('no classic tile Z');
    expect(() => tileWords(wordsIn('en'), 'hunters', 'Z', 0)).toThrow('no hunters tile Z');
  });
});

describe('columns of pictures', () => {
  it('shows the four turns of a tile side by side on a phone', () => {
    expect(columnsFor('classic', 'small', false)).toBe(4);
    expect(columnsFor('classic', 'large', false)).toBe(1);
    expect(columnsFor('hunters', 'small', true)).toBe(8);
    expect(columnsFor('posters', 'small', true)).toBe(1);
  });
});
