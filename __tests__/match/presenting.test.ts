import { showingOf } from '@/match/presenting';

const nothing = () => undefined;

/** Whether a wait is over, as soon as whatever was begun is done. */
async function isOver(wait: Promise<void>): Promise<boolean> {
  return Promise.race([wait.then(() => true), new Promise<boolean>((resolve) => setTimeout(() => resolve(false), 20))]);
}

describe('a move that is being shown', () => {
  it('is ended as a whole by one skip, and what waits goes on', async () => {
    const { showing, end } = showingOf(nothing);
    const wait = showing.pause(60_000);
    expect(await isOver(wait)).toBe(false);
    end();
    expect(await isOver(wait)).toBe(true);
    expect([showing.isPartSkipped(), showing.isSkipped()]).toEqual([true, true]);
    expect(await isOver(showing.pause(60_000))).toBe(true);
  });

  it('with parts loses one part by the first skip, and all by the next, in whichever part it comes', async () => {
    const { showing, end } = showingOf(nothing);
    showing.beginParts();
    const wait = showing.pause(60_000);
    end();
    expect(await isOver(wait)).toBe(true);
    expect([showing.isPartSkipped(), showing.isSkipped()]).toEqual([true, false]);
    showing.beginPart();
    expect([showing.isPartSkipped(), showing.isSkipped()]).toEqual([false, false]);
    const next = showing.pause(60_000);
    expect(await isOver(next)).toBe(false);
    end();
    expect(await isOver(next)).toBe(true);
    expect([showing.isPartSkipped(), showing.isSkipped()]).toEqual([true, true]);
    showing.beginPart();
    expect(showing.isPartSkipped()).toBe(true);
  });

  it('forgets what was skipped before its parts began anew', () => {
    const { showing, end } = showingOf(nothing);
    showing.beginParts();
    end();
    showing.beginParts();
    expect(showing.isPartSkipped()).toBe(false);
    end();
    expect([showing.isPartSkipped(), showing.isSkipped()]).toEqual([true, false]);
  });
});
