import type { Erasings } from '@/storage/erasings';

type Hear = (event: { readonly data: unknown }) => void;

/** What browsers have between their windows: a message is heard by all of a name but the one who says it. */
class Channel {
  static readonly open: Channel[] = [];
  private readonly hearers: Hear[] = [];

  constructor(readonly name: string) {
    Channel.open.push(this);
  }

  addEventListener(_: string, hear: Hear): void {
    this.hearers.push(hear);
  }

  postMessage(data: unknown): void {
    for (const other of Channel.open) {
      if (other !== this && other.name === this.name) for (const hear of other.hearers) hear({ data });
    }
  }
}

/** The app in one more window of the browser. */
function openWindow(): Erasings {
  let erasings: Erasings | null = null;
  jest.isolateModules(() => {
    jest.doMock('@/storage/neighbours', () => jest.requireActual('../../src/storage/neighbours.web'));
    ({ erasings } = jest.requireActual<typeof import('@/storage/erasings')>('@/storage/erasings'));
  });
  if (erasings === null) throw new Error('no window');
  return erasings;
}

describe('windows of one browser', () => {
  const real = Object.getOwnPropertyDescriptor(globalThis, 'BroadcastChannel');
  beforeEach(() => {
    Channel.open.length = 0;
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: Channel, configurable: true, writable: true });
  });
  afterEach(() => {
    if (real === undefined) delete (globalThis as Partial<typeof globalThis>).BroadcastChannel;
    else Object.defineProperty(globalThis, 'BroadcastChannel', real);
  });

  it('hear of each other what the person has erased, and what was put back', () => {
    const [here, there] = [openWindow(), openWindow()];
    here.note(null);
    there.note('m');
    expect([here.of('m'), there.of('m'), here.of('other'), there.of('other')]).toEqual([2, 2, 1, 1]);
    there.takeBack(null);
    // What stands of them keeps its number.
    expect([here.of('m'), there.of('m'), here.of('other')]).toEqual([2, 2, 0]);
  });

  it('hear nothing in what others say there', () => {
    const here = openWindow();
    const other = new Channel(Channel.open[0]?.name ?? '');
    for (const nonsense of [
      null,
      'm',
      7,
      [],
      {},
      { id: 3, isTakenBack: false },
      { id: 'm' },
      { id: 'm', isTakenBack: 1 },
    ])
      other.postMessage(nonsense);
    expect(here.of('m')).toBe(0);
  });

  it('are alone where the browser has nothing between them', () => {
    delete (globalThis as Partial<typeof globalThis>).BroadcastChannel;
    const here = openWindow();
    here.note('m');
    expect(here.of('m')).toBe(1);
  });

  it('are alone where the browser refuses whatever could be kept', () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', {
      value: class {
        constructor() {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
      },
      configurable: true,
      writable: true,
    });
    const here = openWindow();
    here.note('m');
    expect(here.of('m')).toBe(1);
  });
});
