/** The faces that the phone has: those that the app loaded, and one that stands in for the system's. */
import { readFileSync } from 'node:fs';

import type { CanvasKit, Typeface, TypefaceFontProvider } from 'canvaskit-wasm';

/**
 * No npm package may carry San Francisco, and Roboto is not the face of every Android either, so Figtree stands in for
 * both: it is here already, and its letters are about as wide. Only text without a family of its own is set in it.
 */
const SYSTEM = 'System';
const SYSTEM_FACES = [
  '400Regular',
  '500Medium',
  '600SemiBold',
  '700Bold',
  '800ExtraBold',
  '400Regular_Italic',
] as const;

export class Fonts {
  readonly provider: TypefaceFontProvider;
  private readonly files = new Map<string, Uint8Array>();
  private readonly typefaces = new Map<string, Typeface>();
  /** Families that were asked for and never loaded: a phone takes the system's face and says nothing. */
  readonly missing = new Set<string>();

  constructor(private readonly canvasKit: CanvasKit) {
    this.provider = canvasKit.TypefaceFontProvider.Make();
    for (const face of SYSTEM_FACES) {
      const bytes = readFileSync(require.resolve(`@expo-google-fonts/figtree/${face}/Figtree_${face}.ttf`));
      this.provider.registerFont(new Uint8Array(bytes), SYSTEM);
      if (!this.files.has(SYSTEM)) this.files.set(SYSTEM, bytes);
    }
  }

  register(family: string, bytes: Uint8Array): void {
    if (this.files.has(family)) return;
    this.provider.registerFont(new Uint8Array(bytes), family);
    this.files.set(family, bytes);
  }

  /** The family that text is set in when it asks for this one. */
  familyFor(asked: unknown): string {
    if (typeof asked !== 'string' || asked === '') return SYSTEM;
    if (this.files.has(asked)) return asked;
    this.missing.add(asked);
    return SYSTEM;
  }

  /** For text that is placed letter by letter, as in a drawing. */
  typefaceFor(asked: unknown): Typeface {
    const family = this.familyFor(asked);
    const known = this.typefaces.get(family);
    if (known !== undefined) return known;
    const typeface = this.canvasKit.Typeface.MakeFreeTypeFaceFromData(
      new Uint8Array(this.files.get(family) ?? []).buffer,
    );
    if (typeface === null) throw new Error(`${family} is no font that Skia can read`);
    this.typefaces.set(family, typeface);
    return typeface;
  }
}
