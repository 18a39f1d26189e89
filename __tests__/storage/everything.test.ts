import { createDevice } from '@/storage/device';
import { eraseEverything, restoreEverything } from '@/storage/everything';
import { TIPS_KEY } from '@/storage/tips';

import { matchesOn, MemoryBackend } from '../support/memoryBackend';
import { randomSaved } from '../support/randomSaved';

async function used(): Promise<MemoryBackend> {
  const backend = new MemoryBackend([
    ['terreno/settings', '{"version":1}'],
    [TIPS_KEY, '{"classic":{"matches":["m1"],"said":["field"]}}'],
    ['somebody else', 'stays'],
  ]);
  const matches = matchesOn(backend);
  for (let index = 0; index < 40; index++) await matches.save(randomSaved({ id: `m${index}`, plies: 2, seed: index }));
  await matches.save(randomSaved({ id: 'done' }));
  await matches.list();
  return backend;
}

describe('erasing everything', () => {
  it('leaves nothing of ours and everything of others', async () => {
    const backend = await used();
    await eraseEverything(createDevice(backend));
    expect([...backend.texts]).toEqual([['somebody else', 'stays']]);
  });

  it('can be undone', async () => {
    const backend = await used();
    const before = new Map(backend.texts);
    const erased = await eraseEverything(createDevice(backend));
    if (!erased.ok) throw new Error(erased.error.detail);
    await restoreEverything(erased.value, createDevice(backend));
    expect(backend.texts).toEqual(before);
  });

  it('and undoing it puts old settings over new ones, and keeps matches begun since', async () => {
    const backend = await used();
    const erased = await eraseEverything(createDevice(backend));
    if (!erased.ok) throw new Error(erased.error.detail);
    backend.texts.set('terreno/settings', 'new');
    await matchesOn(backend).save(randomSaved({ id: 'since', plies: 1 }));
    await restoreEverything(erased.value, createDevice(backend));
    expect(backend.texts.get('terreno/settings')).toBe('{"version":1}');
    const shelf = await matchesOn(backend).list();
    expect(shelf.ok && [shelf.value.open.length, shelf.value.finished.length]).toEqual([41, 1]);
  });

  it('takes what another window writes meanwhile too', async () => {
    const backend = await used();
    const take = backend.multiRemove.bind(backend);
    jest.spyOn(backend, 'multiRemove').mockImplementationOnce(async (keys) => {
      await take(keys);
      await matchesOn(backend).save(randomSaved({ id: 'm0', plies: 3 }));
      await matchesOn(backend).save(randomSaved({ id: 'another', plies: 3 }));
    });
    const erased = await eraseEverything(createDevice(backend));
    expect([...backend.texts]).toEqual([['somebody else', 'stays']]);
    if (!erased.ok) throw new Error(erased.error.detail);
    await restoreEverything(erased.value, createDevice(backend));
    const shelf = await matchesOn(backend).list();
    expect(shelf.ok && shelf.value.open.map(({ id }) => id)).toContain('another');
  });

  it('puts back what it has taken when the device refuses the rest', async () => {
    const backend = await used();
    for (let index = 0; index < 40; index++) backend.texts.set(`terreno/aside/${index}`, 'torn');
    const before = new Map(backend.texts);
    const take = backend.multiRemove.bind(backend);
    jest.spyOn(backend, 'multiRemove').mockImplementationOnce(take).mockRejectedValueOnce(new Error('no'));
    expect(await eraseEverything(createDevice(backend))).toMatchObject({ ok: false });
    expect(backend.texts).toEqual(before);
  });

  it('erases nothing that it could not read before', async () => {
    const backend = await used();
    const before = new Map(backend.texts);
    jest.spyOn(backend, 'multiGet').mockRejectedValue(new Error('no'));
    expect(await eraseEverything(createDevice(backend))).toMatchObject({ ok: false });
    expect(backend.texts).toEqual(before);
  });
});
