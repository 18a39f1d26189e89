import type { Host, Module } from './native';

type Content = string | Uint8Array;
interface WriteOptions {
  readonly encoding?: 'utf8' | 'base64';
  readonly append?: boolean;
}

const pathOf = (uri: string) => uri.replace(/\/+$/, '');

/** expo-file-system's native half over the files of the disk. Folders are what files begin with. */
export function fileSystem(host: Host): Module {
  const { realm, disk } = host;
  const bytesOf = (content: Content, options?: WriteOptions): Uint8Array => {
    if (typeof content !== 'string') return Uint8Array.from(content);
    return Uint8Array.from(Buffer.from(content, options?.encoding === 'base64' ? 'base64' : 'utf8'));
  };
  const read = (uri: string): Uint8Array => {
    const bytes = disk.files.get(pathOf(uri));
    if (bytes === undefined) throw realm.error(`The file ${uri} does not exist.`);
    return bytes;
  };
  const copyOf = (bytes: Uint8Array) => {
    const copy = new (realm.global.Uint8Array as typeof Uint8Array)(bytes.length);
    copy.set(bytes);
    return copy;
  };
  const within = (uri: string) => [...disk.files.keys()].filter((path) => path.startsWith(`${pathOf(uri)}/`));
  Object.assign(realm.global, {
    __phoneFiles: {
      has: (uri: string) => disk.files.has(pathOf(uri)),
      read: (uri: string) => copyOf(read(uri)),
      text: (uri: string) => Buffer.from(read(uri)).toString('utf8'),
      base64: (uri: string) => Buffer.from(read(uri)).toString('base64'),
      size: (uri: string) => disk.files.get(pathOf(uri))?.length ?? null,
      write: (uri: string, content: Content, options?: WriteOptions) => {
        const before = options?.append === true ? (disk.files.get(pathOf(uri)) ?? new Uint8Array()) : new Uint8Array();
        disk.files.set(pathOf(uri), Uint8Array.from([...before, ...bytesOf(content, options)]));
      },
      remove: (uri: string) => {
        if (!disk.files.delete(pathOf(uri))) throw realm.error(`The file ${uri} does not exist.`);
      },
      hasFolder: (uri: string) => within(uri).length > 0,
      list: (uri: string) => realm.array(within(uri)),
      removeFolder: (uri: string) => {
        for (const path of within(uri)) disk.files.delete(path);
      },
    },
  });
  const unused = () => realm.evaluate('(class extends expo.SharedObject {})');
  return {
    FileSystemFile: realm.evaluate(`(class FileSystemFile extends expo.SharedObject {
      constructor(uri) { super(); this.uri = uri; }
      validatePath() {}
      get exists() { return __phoneFiles.has(this.uri); }
      get size() { return __phoneFiles.size(this.uri); }
      create() { if (!this.exists) __phoneFiles.write(this.uri, ''); }
      write(content, options) { __phoneFiles.write(this.uri, content, options); }
      delete() { __phoneFiles.remove(this.uri); }
      async text() { return __phoneFiles.text(this.uri); }
      textSync() { return __phoneFiles.text(this.uri); }
      async bytes() { return __phoneFiles.read(this.uri); }
      bytesSync() { return __phoneFiles.read(this.uri); }
      async base64() { return __phoneFiles.base64(this.uri); }
      base64Sync() { return __phoneFiles.base64(this.uri); }
      info() { return { exists: this.exists, uri: this.uri, size: this.size }; }
    })`),
    FileSystemDirectory: realm.evaluate(`(class FileSystemDirectory extends expo.SharedObject {
      constructor(uri) { super(); this.uri = uri; }
      validatePath() {}
      get exists() { return __phoneFiles.hasFolder(this.uri); }
      create() {}
      delete() { __phoneFiles.removeFolder(this.uri); }
      listAsRecords() { return __phoneFiles.list(this.uri).map((uri) => ({ uri, isDirectory: false })); }
    })`),
    FileSystemWatcher: unused(),
    FileSystemUploadTask: unused(),
    FileSystemDownloadTask: unused(),
    FileSystemNetworkTaskCancellable: unused(),
    cacheDirectory: 'file:///cache/',
    documentDirectory: 'file:///documents/',
    bundleDirectory: 'file:///app/',
  };
}
