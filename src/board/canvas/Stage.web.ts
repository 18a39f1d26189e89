/**
 * Where boards are drawn: an element, its WebGL context, and Skia's half of both. A browser keeps a context, and CanvasKit
 * what belongs to it, for as long as the page is open; so a stage goes from one board to the next and is never given up.
 */
import { JsiSkCanvas } from '@shopify/react-native-skia/lib/module/skia/web/JsiSkCanvas';
import type { CanvasKit as Renderer, GrDirectContext, Surface } from 'canvaskit-wasm';

import type { SkCanvas } from '../art/skia';

/** Bytes of textures that a shown stage may hold. */
const TEXTURES = 96 * 1024 * 1024;

/** Skia's side of a WebGL context; null while there is none, or the browser has taken it away. */
interface Gpu {
  readonly handle: number;
  context: GrDirectContext | null;
}

const renderer = (): Renderer => globalThis.CanvasKit;

export class Stage {
  readonly element = document.createElement('canvas');
  /** Called when what was drawn is lost. */
  onLost: () => void = () => undefined;
  /** Null where the browser has no WebGL: then it is drawn by the processor. */
  private readonly gpu: Gpu | null;
  private shown: { readonly surface: Surface; readonly canvas: SkCanvas } | null = null;

  constructor() {
    this.element.style.cssText = 'display:block;width:100%;height:100%';
    const handle = renderer().GetWebGLContext(this.element);
    this.gpu = handle > 0 ? { handle, context: contextOf(handle) } : null;
    this.element.addEventListener('webglcontextlost', this.lose);
    this.element.addEventListener('webglcontextrestored', this.restore);
  }

  /** In device pixels. */
  resize(width: number, height: number): void {
    const { element } = this;
    if (element.width === width && element.height === height && this.shown !== null) return;
    this.close();
    element.width = width;
    element.height = height;
    this.open();
  }

  draw(paint: (canvas: SkCanvas) => void): void {
    if (this.shown === null) return;
    const { surface, canvas } = this.shown;
    // Skia draws into whichever context is current, and flushing makes it that of this surface.
    surface.flush();
    canvas.clear(Float32Array.of(0, 0, 0, 0));
    canvas.save();
    paint(canvas);
    canvas.restore();
    surface.flush();
  }

  /** Nobody looks: only what would take long to make again is kept. */
  rest(): void {
    this.onLost = () => undefined;
    this.element.remove();
    this.close();
    this.element.width = 1;
    this.element.height = 1;
    const context = this.gpu?.context ?? null;
    context?.setResourceCacheLimitBytes(0);
    context?.setResourceCacheLimitBytes(TEXTURES);
  }

  private open(): void {
    const { element, gpu } = this;
    if (element.width === 0 || element.height === 0) return;
    const surface = this.makeSurface();
    if (surface === null) return;
    const canvas = new JsiSkCanvas(renderer(), surface.getCanvas());
    // The same interface declared twice in the package (once per build), and its enums make the copies differ.
    this.shown = { surface, canvas: canvas as unknown as SkCanvas };
    gpu?.context?.setResourceCacheLimitBytes(TEXTURES);
  }

  private makeSurface(): Surface | null {
    const { element, gpu } = this;
    if (gpu === null) return renderer().MakeSWCanvasSurface(element);
    if (gpu.context === null) return null;
    return renderer().MakeOnScreenGLSurface(gpu.context, element.width, element.height, renderer().ColorSpace.SRGB);
  }

  private close(): void {
    if (this.shown === null) return;
    const { surface } = this.shown;
    this.shown = null;
    surface.flush();
    // Frees the pixels too, where Skia keeps them itself.
    surface.dispose();
  }

  private readonly lose = (event: Event): void => {
    // Without this the browser would not give the context back.
    event.preventDefault();
    const { gpu } = this;
    if (gpu?.context == null) return;
    gpu.context.releaseResourcesAndAbandonContext();
    this.shown?.surface.dispose();
    this.shown = null;
    gpu.context.delete();
    gpu.context = null;
  };

  private readonly restore = (): void => {
    if (this.gpu === null) return;
    this.gpu.context = contextOf(this.gpu.handle);
    this.open();
    this.onLost();
  };
}

const contextOf = (handle: number): GrDirectContext | null => renderer().MakeWebGLContext(handle);

const idle: Stage[] = [];

/** A stage for one board: as many are made as boards are ever mounted at once. */
export function borrowStage(onLost: () => void): Stage {
  const stage = idle.pop() ?? new Stage();
  stage.onLost = onLost;
  return stage;
}

export function giveBack(stage: Stage): void {
  stage.rest();
  idle.push(stage);
}
