/** Detox asks for a device before each worker starts; a browser is there at once. */
export class AllocationDriver {
  private count = 0;

  async allocate(): Promise<{ id: string; name: string }> {
    this.count++;
    return { id: `chromium-${this.count}`, name: `Chromium ${this.count}` };
  }

  async free(): Promise<void> {}
}
