import { render, screen } from '@testing-library/react-native';

import { STYLES } from '@/ai';
import { Story } from '@/features/handOver';
import { Celebration } from '@/features/result/Celebration';
import { LANGUAGES, wordsIn } from '@/i18n';
import type { Mark } from '@/ui/drawing/marks';
import { shapePath } from '@/ui/drawing/shapes';
import { PLAYERS } from '@/ui/look/tokens';
import {
  CHARACTERS,
  characterNamed,
  FINE_FROM,
  portraitOf,
  somebodyNamed,
  TASTES,
  tasteOf,
  type Somebody,
} from '@/ui/portraits';
import { LIGHTS } from '@/ui/portraits/light';
import { Portrait } from '@/ui/portraits/Portrait';
import { SeatFace } from '@/ui/portraits/SeatFace';

const EVERYBODY: readonly Somebody[] = [...CHARACTERS, 'stranger'];
const PATH = /^M[-\d.\sMLHVCSQAZmlhvcsqaz,e]+$/;

const paints = (marks: readonly Mark[]) => marks.flatMap(({ fill, stroke }) => [fill, stroke]).filter(Boolean);

describe('characters', () => {
  it('are enough for every seat of the largest table, with faces to spare', () => {
    expect(CHARACTERS.length).toBeGreaterThanOrEqual(8);
  });

  it('like every style, and the first five each another', () => {
    expect(new Set(Object.values(TASTES))).toEqual(new Set(STYLES));
    expect(new Set(CHARACTERS.slice(0, 5).map((id) => TASTES[id])).size).toBe(5);
  });

  it.each(LANGUAGES)('are known by the names they have in %s, and each says a line of its own', (language) => {
    const { t } = wordsIn(language);
    for (const id of CHARACTERS) {
      expect(characterNamed(t(`ai.names.${id}`))).toBe(id);
      expect(characterNamed(` ${t(`ai.names.${id}`).toUpperCase()} `)).toBe(id);
    }
    expect(new Set(CHARACTERS.map((id) => t(`ai.about.${id}`))).size).toBe(CHARACTERS.length);
  });

  it('leave other names to strangers without a taste', () => {
    expect(characterNamed('Bot')).toBeNull();
    expect(somebodyNamed('Bot')).toBe('stranger');
    expect(tasteOf('Bot')).toBe('balanced');
    expect(tasteOf('Hugo')).toBe('raider');
  });
});

describe('portraits', () => {
  it.each(EVERYBODY)('%s can be drawn in every light and at every size', (somebody) => {
    for (const light of LIGHTS) {
      for (const isFine of [true, false]) {
        for (const mark of portraitOf(somebody, light, isFine)) {
          expect(mark.d).toMatch(PATH);
          expect(mark.d).not.toMatch(/NaN|undefined/);
          expect(mark.fill ?? mark.stroke).toBeDefined();
        }
      }
    }
  });

  it('have no two faces alike: most pieces of each are nobody else’s', () => {
    const pieces = new Map(EVERYBODY.map((id) => [id, new Set(portraitOf(id, 'contrast', false).map(({ d }) => d))]));
    for (const [one, own] of pieces) {
      for (const [other, theirs] of pieces) {
        if (one === other) continue;
        const shared = [...own].filter((d) => theirs.has(d));
        expect({ one, other, isAlike: shared.length > own.size * 0.6 }).toEqual({ one, other, isAlike: false });
      }
    }
  });

  it('are painted once and then reused', () => {
    expect(portraitOf('clara', 'day', true)).toBe(portraitOf('clara', 'day', true));
  });

  it.each(EVERYBODY)('%s hangs in another light by night', (somebody) => {
    const [day, night] = [portraitOf(somebody, 'day', true), portraitOf(somebody, 'night', true)];
    expect(night.map(({ d }) => d)).toEqual(day.map(({ d }) => d));
    expect(paints(night)).not.toEqual(paints(day));
  });

  it.each(EVERYBODY)('%s has black edges and nothing translucent in high contrast', (somebody) => {
    const marks = portraitOf(somebody, 'contrast', true);
    expect(marks.every(({ opacity }) => opacity === undefined)).toBe(true);
    expect(marks.filter(({ stroke }) => stroke !== undefined).every(({ stroke }) => stroke === '#000000')).toBe(true);
  });

  it.each(EVERYBODY)('%s leaves the players’ colours to the players', (somebody) => {
    const bright = new Set<unknown>(PLAYERS.flatMap(({ fill, deep }) => [fill, deep]));
    expect(paints(portraitOf(somebody, 'day', true)).filter((paint) => bright.has(paint))).toEqual([]);
  });

  it.each(EVERYBODY)('%s is simpler where it is small, and never costly', (somebody) => {
    const [whole, close] = [portraitOf(somebody, 'day', true), portraitOf(somebody, 'day', false)];
    expect(close.length).toBeLessThan(whole.length);
    expect(whole.length).toBeLessThan(120);
  });
});

describe('a portrait on the screen', () => {
  it('is silent beside a name and speaks where it stands alone', () => {
    render(<Portrait somebody="nina" size={FINE_FROM} />);
    expect(screen.queryByTestId('face-nina')).toBeNull();
    expect(screen.getByTestId('face-nina', { includeHiddenElements: true })).toBeOnTheScreen();
    screen.rerender(<Portrait somebody="nina" size={96} label="Nina" />);
    expect(screen.getByRole('img', { name: 'Nina' })).toBeOnTheScreen();
  });

  it('belongs to the computer: a person of the same name keeps the badge alone', () => {
    render(<SeatFace player={2} name="Marta" isAi={false} size={48} />);
    expect(screen.queryByTestId('face-marta', { includeHiddenElements: true })).toBeNull();
    screen.rerender(<SeatFace player={2} name="Marta" isAi size={48} />);
    expect(screen.getByTestId('face-marta', { includeHiddenElements: true })).toBeOnTheScreen();
    screen.rerender(<SeatFace player={2} name="Bot" isAi size={48} />);
    expect(screen.getByTestId('face-stranger', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  it('celebrates a character who won, and a person by the traveller alone', () => {
    const vera = { index: 1, name: 'Vera', number: 4, isAi: true } as const;
    render(<Celebration winners={[vera]} isSolo={false} />);
    expect(screen.getByTestId('face-vera', { includeHiddenElements: true })).toBeOnTheScreen();
    screen.rerender(<Celebration winners={[{ ...vera, isAi: false }]} isSolo={false} />);
    expect(screen.queryByTestId('face-vera', { includeHiddenElements: true })).toBeNull();
  });

  it('tells by its face who acted in the story', () => {
    const cards = [{ key: 'a', player: 1, name: 'Abel', isAi: true, title: 'Abel builds a road.' }] as const;
    render(<Story player={0} name="Ana" cards={cards} onDone={() => undefined} />);
    expect(screen.getByTestId('face-abel', { includeHiddenElements: true })).toBeOnTheScreen();
  });

  it('never hides the colour and shape of its seat', () => {
    render(<SeatFace player={0} name="Hugo" isAi size={48} />);
    const shown = JSON.stringify(screen.toJSON());
    // A colour reaches the native side as a number.
    expect(shown.includes(`"payload":${parseInt(`FF${PLAYERS[0].fill.slice(1)}`, 16)}`)).toBe(true);
    expect(shown.includes(shapePath(PLAYERS[0].shape, 16, 16, 12))).toBe(true);
    expect(shown.includes('"content":"H"')).toBe(true);
  });
});
