import { createDevice, ANSWER_LIMIT } from '@/storage/device';

import { MemoryBackend } from '../support/memoryBackend';

/** A store whose writes end when the test says so, in any order. */
class SlowBackend extends MemoryBackend {
  readonly waiting: (() => void)[] = [];

  override async setItem(key: string, text: string): Promise<void> {
    await new Promise<void>((resolve) => this.waiting.push(resolve));
    await super.setItem(key, text);
  }
}

afterEach(() => jest.useRealTimers());
const breath = () => jest.advanceTimersByTimeAsync(0);

describe('writes', () => {
  it('go one after another, however long each takes', async () => {
    jest.useFakeTimers();
    const backend = new SlowBackend();
    const device = createDevice(backend);
    const first = device.write('key', 'old');
    const second = device.write('key', 'new');
    await breath();
    expect(backend.waiting).toHaveLength(1);
    backend.waiting.shift()?.();
    await breath();
    backend.waiting.shift()?.();
    expect(await Promise.all([first, second])).toEqual([{ ok: true }, { ok: true }]);
    expect(backend.texts.get('key')).toBe('new');
  });

  it('that were given up on never land on top of a newer one', async () => {
    jest.useFakeTimers();
    const backend = new SlowBackend();
    const device = createDevice(backend);
    const late = device.write('key', 'old');
    const queued = device.write('key', 'queued');
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT);
    expect(await late).toMatchObject({ ok: false, error: { fault: 'slow' } });
    // Nobody waits behind a store that does not answer.
    expect(await queued).toMatchObject({ ok: false, error: { fault: 'slow' } });
    expect(await device.write('key', 'impatient')).toMatchObject({ ok: false, error: { fault: 'slow' } });
    // The old one ends at last, and only then does the next one begin.
    backend.waiting.shift()?.();
    await breath();
    const next = device.write('key', 'new');
    await breath();
    backend.waiting.shift()?.();
    expect(await next).toEqual({ ok: true });
    expect(backend.texts.get('key')).toBe('new');
    expect(backend.waiting).toEqual([]);
  });

  it.each([
    ['QuotaExceededError', 'full'],
    ['database or disk is full (code 13 SQLITE_FULL)', 'full'],
    ['ENOSPC: no space left on device', 'full'],
    ['SecurityError', 'refused'],
  ])('refused with %s are said to be %s', async (message, fault) => {
    const backend = new MemoryBackend();
    jest.spyOn(backend, 'setItem').mockRejectedValue(new Error(message));
    expect(await createDevice(backend).write('key', 'text')).toMatchObject({ ok: false, error: { fault } });
  });

  it('refused by a thing that is no error are refused all the same', async () => {
    const backend = new MemoryBackend();
    jest.spyOn(backend, 'setItem').mockRejectedValue('no');
    expect(await createDevice(backend).write('key', 'text')).toEqual({
      ok: false,
      error: { fault: 'refused', detail: 'no' },
    });
  });
});

describe('reads', () => {
  it('of many keys keep their order, and know what is not there', async () => {
    const device = createDevice(
      new MemoryBackend([
        ['b', '2'],
        ['a', '1'],
      ]),
    );
    expect(await device.readMany(['a', 'x', 'b'])).toEqual({ ok: true, value: ['1', null, '2'] });
    expect(await device.readMany([])).toEqual({ ok: true, value: [] });
  });

  it('that never end are given up on', async () => {
    jest.useFakeTimers();
    const backend = new MemoryBackend();
    jest.spyOn(backend, 'getItem').mockReturnValue(new Promise(() => undefined));
    const reading = createDevice(backend).read('key');
    await jest.advanceTimersByTimeAsync(ANSWER_LIMIT);
    expect(await reading).toMatchObject({ ok: false, error: { fault: 'slow' } });
  });
});
