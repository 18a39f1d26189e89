import type { CanvasKit } from 'canvaskit-wasm';

import type { Graphics } from './app';
import type { DeviceSettings } from './device';
import type { ShadowNode, View } from './fabric/view';
import { isField } from './fields';
import { paintScreen } from './paint';
import type { Realm } from './realm';
import { isHostObject, SkiaHost } from './skia';
import { Fonts, Typesetter } from './text';

/** The size of a switch, which is the system's and never ours. */
const SWITCH = { ios: { width: 51, height: 31 }, android: { width: 47, height: 27 } } as const;

/** All that is drawn on one phone: Skia's objects, text, and the picture of the whole screen. */
export class PhoneGraphics implements Graphics {
  readonly skia: SkiaHost;
  private readonly fonts: Fonts;
  private readonly typesetter: Typesetter;

  constructor(
    private readonly canvasKit: CanvasKit,
    realm: Realm,
    private readonly settings: DeviceSettings,
    private readonly assetAt: (uri: string) => Uint8Array,
  ) {
    this.skia = new SkiaHost(canvasKit, realm, settings);
    this.skia.resolveAsset = assetAt;
    this.fonts = new Fonts(canvasKit);
    this.typesetter = new Typesetter(canvasKit, this.fonts, settings);
  }

  readonly isHostObject = isHostObject;

  calledFrom<T>(realm: Realm, act: () => T): T {
    return this.skia.calledFrom(realm, act);
  }

  installSkia(): void {
    this.skia.install();
  }

  setViewSize(nativeId: number, { width, height }: { readonly width: number; readonly height: number }): void {
    this.skia.setViewSize(nativeId, { width, height });
  }

  removeView(nativeId: number): void {
    this.skia.removeView(nativeId);
  }

  registerFont(family: string, bytes: Uint8Array): void {
    this.fonts.register(family, bytes);
  }

  measure(node: ShadowNode, maxWidth: number): { width: number; height: number } | null {
    if (node.viewName === 'Paragraph') return this.typesetter.measure(node, maxWidth);
    if (isField(node)) return this.typesetter.measureInput(node, maxWidth);
    if (node.viewName.endsWith('Switch')) return SWITCH[this.settings.platform];
    return null;
  }

  /** The screen as a PNG. */
  paint(views: readonly View[], { width, height }: { readonly width: number; readonly height: number }): Uint8Array {
    const { canvasKit, skia, fonts, typesetter, settings } = this;
    if (settings.isUnseen) throw new Error('not on this phone: a picture of a screen that nobody looks at');
    return paintScreen(views, {
      canvasKit,
      skia,
      fonts,
      typesetter,
      pixelRatio: settings.pixelRatio,
      width,
      height,
      readFile: this.assetAt,
    });
  }
}
