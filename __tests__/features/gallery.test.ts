import type { Slices } from '@/board/PictureMaker';
import { tileWords } from '@/board/tileWords';
import { ART_THEMES } from '@/board/art/palette';
import { exhibitionOf } from '@/features/gallery/exhibitions';
import { spoken } from '@/features/gallery/exhibits';
import { fullestWindow } from '@/features/gallery/lands';
import { hangingFor, ROOMS } from '@/features/gallery/rooms';
import { LANGUAGES, wordsIn } from '@/i18n';
import * as paintTurn from '@/platform/paintTurn';
import { layoutFor } from '@/ui/frame/layout';
import type { Painted } from '@/platform/pictureShelf';

import { painted, queueInMemory } from '../support/pictureMemory';

describe('the queue of pictures', () => {
  let frames: (() => void)[] = [];
  const frame = () => frames.splice(0).forEach((work) => work());

  beforeEach(() => {
    frames = [];
    // A busy machine must not end a turn: the tests that are about time move the clock themselves.
    jest.spyOn(performance, 'now').mockReturnValue(0);
    jest.spyOn(paintTurn, 'inPaintTurn').mockImplementation((_rank, work) => {
      frames.push(work);
      return () => {
        frames = frames.filter((other) => other !== work);
      };
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
    queue.wish('first', paints('first', log), { order: 'inOrder' });
    queue.wish('second', paints('second', log), { order: 'inOrder' });
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

  it('leaves a picture for later as it is when one for the hand is wanted, and then goes on', () => {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 3));
    const queue = queueInMemory();
    const log: string[] = [];
    queue.wish('later', paints('later', log, 6), { rank: 'ahead' });
    frame();
    const begun = log.length;
    expect(begun).toBeLessThan(6);
    queue.wish('land', paints('land', log));
    queue.wish('hand', paints('hand', log), { rank: 'hand' });
    expect(paintTurn.inPaintTurn).toHaveBeenLastCalledWith('hand', expect.anything());
    for (let i = 0; i < 20; i++) frame();
    expect(log.slice(begun, begun + 2)).toEqual(['hand', 'land']);
    expect(log.filter((name) => name === 'later')).toHaveLength(6);
  });

  it('goes on with what it began for later when it is wanted now', () => {
    let time = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (time += 3));
    const queue = queueInMemory();
    const log: string[] = [];
    queue.wish('tile', paints('tile', log, 6), { rank: 'ahead' });
    frame();
    queue.wish('list', paints('list', log, 6));
    queue.wish('tile', paints('tile', log, 6), { rank: 'hand' });
    for (let i = 0; i < 20; i++) frame();
    expect(log).toEqual([...Array<string>(6).fill('tile'), ...Array<string>(6).fill('list')]);
  });

  it('keeps nobody waiting for a picture that cannot be painted', () => {
    const queue = queueInMemory();
    const log: string[] = [];
    queue.wish('good', paints('good', log));
    queue.wish('bad', function* () {
      throw new Error('no such tile');
    });
    expect(frame).toThrow('no such tile');
    frame();
    expect(queue.find('good')).not.toBeNull();
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

  it.each(ROOMS)('has a name for the room %s and for everything in it', (room) => {
    for (const theme of ART_THEMES) {
      const { title, about, hero, walls } = exhibitionOf(room, theme, words, 1);
      const items = [...(hero === null ? [] : [hero]), ...walls.flatMap((wall) => wall.items)];
      expect(items.length).toBeGreaterThan(20);
      expect(new Set(items.map((item) => item.id)).size).toBe(items.length);
      const said = [title, about, ...walls.map((wall) => wall.title ?? '-')];
      for (const item of items) said.push(item.title, item.note ?? '-', spoken(item));
      for (const text of said) expect(text).not.toMatch(/[{}]|^$|gallery\.|settlers\.|tile\.|undefined/);
    }
  });

  it('begins every title with a capital letter', () => {
    for (const room of ROOMS)
      for (const { items } of exhibitionOf(room, 'day', words, 1).walls)
        for (const { title } of items) expect(title.charAt(0)).toBe(title.charAt(0).toUpperCase());
  });
});

describe('the rooms of the tiles', () => {
  const words = wordsIn('en');
  const titles = (room: 'classic' | 'hunters', wall: number) =>
    exhibitionOf(room, 'day', words, 1).walls[wall]!.items.map(({ title, note }) => `${title}: ${note}`);

  it('hang every design once, by what one sees on it', () => {
    expect(titles('classic', 1)).toEqual([
      'Straight road: 8 in the box',
      'Bend in the road: 9 in the box',
      'Crossroads: 4 in the box',
      'Crossroads: One in the box',
    ]);
    expect(titles('classic', 2)).toEqual(['Monastery and end of a road: 2 in the box', 'Monastery: 4 in the box']);
    expect(titles('hunters', 2)).toEqual(['A mammoth: One in the box', 'A deer: One in the box']);
    expect(titles('hunters', 3)[0]).toBe('Forest with gold, a sabre-tooth tiger and shrine: One in the box');
  });

  it('say how much there is', () => {
    expect(exhibitionOf('classic', 'day', words, 1).count).toBe('72 tiles in 24 designs');
    expect(exhibitionOf('hunters', 'day', words, 1).count).toBe('91 tiles in 78 designs');
  });

  it('show a tile turned, with the words turned as well', () => {
    const tile = exhibitionOf('classic', 'day', words, 1).walls[0]!.items.find(({ id }) => id.includes('/D/'))!;
    expect(tile.story).toContain('City: north; road: east, west');
    expect(tile.turned!(1).story).toContain('City: east; road: north, south');
    expect(tile.turned!(1).id).not.toBe(tile.id);
  });
});

describe('the window on a land', () => {
  it('lies where most tiles are', () => {
    const tiles = [
      { x: 0, y: 0 },
      { x: 5, y: 5 },
      { x: 6, y: 5 },
      { x: 5, y: 6 },
      { x: 6, y: 6 },
    ];
    expect(fullestWindow(tiles, 2, 2)).toEqual({ x: 5, y: 5, width: 2, height: 2 });
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

describe('how pictures hang', () => {
  const NONE = { top: 0, right: 0, bottom: 0, left: 0 };
  const hang = (width: number, height: number, textScale = 1) => hangingFor(layoutFor(width, height, textScale, NONE));

  it('two side by side on a phone, one when the letters are large, more on a tablet', () => {
    expect(hang(360, 740).columns).toBe(2);
    expect(hang(412, 915).columns).toBe(2);
    expect(hang(412, 915, 2).columns).toBe(1);
    expect(hang(915, 412).columns).toBe(5);
    expect(hang(1024, 1366).columns).toBe(4);
  });

  it.each([
    [360, 740],
    [915, 412],
    [1024, 1366],
    [1600, 900],
  ])('never wider than the screen of %i × %i, with the large picture and its title in sight', (width, height) => {
    const hanging = hang(width, height);
    expect(hanging.columns * hanging.picture).toBeLessThanOrEqual(hanging.width);
    expect(hanging.width).toBeLessThan(width);
    // Above it stand the name of the gallery and the doors, below it the title.
    expect(hanging.width * hanging.heroRatio).toBeLessThan(height - 132 - 60);
  });
});
