import type { pictureStore as PictureStore } from '@/platform/pictureStore';

import { painted } from '../support/pictureMemory';

const mockFiles = new Map<string, number>();

jest.mock('expo-file-system', () => {
  class File {
    readonly uri: string;
    lastModified = 0;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
    get name() {
      return this.uri.slice(this.uri.lastIndexOf('/') + 1);
    }
    get size() {
      return mockFiles.get(this.uri) ?? 0;
    }
    create() {
      mockFiles.set(this.uri, 0);
    }
    write(bytes: Uint8Array) {
      mockFiles.set(this.uri, bytes.length);
    }
    delete() {
      if (!mockFiles.delete(this.uri)) throw new Error('no such file');
    }
  }
  class Directory {
    readonly uri: string;
    constructor(...parts: (string | { uri: string })[]) {
      this.uri = parts.map((part) => (typeof part === 'string' ? part : part.uri)).join('/');
    }
    create() {}
    list() {
      return [...mockFiles.keys()].map((uri) => new File(uri));
    }
  }
  return { File, Directory, Paths: { cache: 'file:///cache' } };
});
jest.mock('@/platform/version', () => ({ APP_VERSION: '2.0.0' }));

/** The store as a new start of a release finds it. */
function start(): ReturnType<typeof PictureStore> {
  let store: ReturnType<typeof PictureStore> | null = null;
  jest.isolateModules(() => {
    store = jest.requireActual<{ pictureStore: typeof PictureStore }>('@/platform/pictureStore').pictureStore();
  });
  if (store === null) throw new Error('no store');
  return store;
}

const isDevelopment = __DEV__;
beforeEach(() => {
  mockFiles.clear();
  Object.assign(globalThis, { __DEV__: false });
});
afterEach(() => {
  Object.assign(globalThis, { __DEV__: isDevelopment });
});

test('a picture is written once and found again by the next start', () => {
  const address = start().keep('card/wool', painted('a sheep'));
  expect(address).toMatch(/^file:\/\/\/cache\/pictures\/2\.0\.0-[0-9a-f]{16}\.png$/);
  expect(mockFiles.get(address)).toBe('a sheep'.length);
  expect(start().find('card/wool')).toBe(address);
  expect(start().find('card/ore')).toBeNull();
});

test('what another version painted is removed', () => {
  mockFiles.set('file:///cache/pictures/1.0.0-0123456789abcdef.png', 9);
  expect(start().find('card/wool')).toBeNull();
  expect(mockFiles.size).toBe(0);
});

test('files take no more than their bound: the longest unseen go', () => {
  const store = start();
  const large = { encodeToBytes: () => new Uint8Array(20 * 1024 * 1024), dispose: () => undefined };
  for (const key of ['one', 'two', 'three']) store.keep(key, large);
  expect(mockFiles.size).toBe(2);
  expect(['one', 'two', 'three'].map((key) => store.find(key) !== null)).toEqual([false, true, true]);
});

test('an address is short, whatever the picture weighs', () => {
  const large = { encodeToBytes: () => new Uint8Array(400 * 1024), dispose: () => undefined };
  expect(start().keep('gallery/classic/A', large).length).toBeLessThan(200);
});

test('bytes of any length become the base64 that everybody reads', () => {
  const { toBase64 } = jest.requireActual<{ toBase64(bytes: Uint8Array): string }>('@/platform/pictureStore');
  for (let length = 0; length < 40; length++) {
    const bytes = Uint8Array.from({ length }, (_, at) => (at * 37 + length) % 256);
    expect(toBase64(bytes)).toBe(Buffer.from(bytes).toString('base64'));
  }
});
