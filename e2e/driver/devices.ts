/** Detox asks for a device before each worker starts; ours are there at once. */
export class Devices {
  private count = 0;

  constructor(
    private readonly id: string,
    private readonly name: string,
  ) {}

  async allocate(): Promise<{ id: string; name: string }> {
    this.count++;
    return { id: `${this.id}-${this.count}`, name: `${this.name} ${this.count}` };
  }

  async free(): Promise<void> {}
}
