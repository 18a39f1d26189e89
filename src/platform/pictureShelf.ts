/** Something painted, that can be written down: an image of Skia. */
export interface Painted {
  encodeToBytes(): Uint8Array;
  dispose(): void;
}

/** Addresses of pictures by what they show. It counts bytes: of what is too much the longest unseen goes first. */
export class PictureShelf {
  private readonly pictures = new Map<string, { readonly address: string; readonly bytes: number }>();
  private total = 0;

  constructor(
    private readonly mostBytes: number,
    private readonly drop: (address: string) => void,
  ) {}

  get bytes(): number {
    return this.total;
  }

  find(name: string): string | null {
    const found = this.pictures.get(name);
    if (found === undefined) return null;
    this.pictures.delete(name);
    this.pictures.set(name, found);
    return found.address;
  }

  put(name: string, address: string, bytes: number): void {
    this.take(name);
    this.pictures.set(name, { address, bytes });
    this.total += bytes;
    for (const [old, picture] of this.pictures) {
      if (this.total <= this.mostBytes || old === name) return;
      this.take(old);
      this.drop(picture.address);
    }
  }

  private take(name: string): void {
    this.total -= this.pictures.get(name)?.bytes ?? 0;
    this.pictures.delete(name);
  }
}
