/**
 * Text as a phone measures and draws it, set by Skia's Paragraph with the app's own fonts.
 *
 * Both platforms give wrapped text all the width there is, and round sizes up to whole pixels. A `lineHeight` is the
 * height of every line, its surplus halved above and below; Android takes it in whole pixels. Without one Android adds
 * the room that the face keeps for its tallest glyph, unless `includeFontPadding` is off.
 */
import type { Canvas, CanvasKit, Paragraph, TextStyle } from 'canvaskit-wasm';

import type { Frame, ShadowNode } from '../fabric/view';
import { colourOf } from './colour';
import type { Fonts } from './fonts';
import { type Span, spansOf, styleOf, transformed, type TextStyleProps } from './spans';

export interface TextSettings {
  readonly platform: 'ios' | 'android';
  readonly pixelRatio: number;
  /** The system's text size. */
  readonly fontScale: number;
}

export interface TextSize {
  readonly width: number;
  readonly height: number;
  readonly lines: number;
}

/** React Native's default (TextAttributes::defaultTextAttributes). */
const FONT_SIZE = 14;
/** Layout is exact, numbers are not: a line that just fits must not break. */
const SLACK = 0.01;

interface Setting {
  readonly spans: readonly Span[];
  readonly props: Readonly<Record<string, unknown>>;
  /** One for all, when text shrinks to fit. */
  readonly shrink: number;
}

export class Typesetter {
  constructor(
    private readonly canvasKit: CanvasKit,
    private readonly fonts: Fonts,
    private readonly settings: TextSettings,
  ) {}

  measure(paragraph: ShadowNode, maxWidth: number): TextSize {
    return this.withParagraph(this.fitted(paragraph, maxWidth), maxWidth, (set) =>
      this.sizeOf(set, paragraph, maxWidth),
    );
  }

  /** Draws in a box that has been measured before. */
  paint(canvas: Canvas, paragraph: ShadowNode, box: Frame): void {
    const extra = this.fontPadding(paragraph).top;
    this.withParagraph(this.fitted(paragraph, box.width), box.width, (set) =>
      canvas.drawParagraph(set, box.x, box.y + extra),
    );
  }

  /** The room that a field takes for what is written in it, without its padding. */
  measureInput(input: ShadowNode, maxWidth: number): TextSize {
    // An empty field is as high as a line.
    const setting = this.inputSetting(input, ' ');
    return this.withParagraph(setting, maxWidth, (set) => this.sizeOf(set, input, maxWidth));
  }

  paintInput(canvas: Canvas, input: ShadowNode, box: Frame): void {
    const isTop = isMultiline(input) && input.props.textAlignVertical !== 'center';
    this.withParagraph(this.inputSetting(input, ''), box.width, (set) => {
      const room = isTop ? 0 : (box.height - set.getHeight()) / 2;
      canvas.save();
      canvas.clipRect(
        this.canvasKit.XYWHRect(box.x, box.y, box.width, box.height),
        this.canvasKit.ClipOp.Intersect,
        true,
      );
      canvas.drawParagraph(set, box.x, box.y + room);
      canvas.restore();
    });
  }

  private inputSetting(input: ShadowNode, empty: string): Setting {
    const { props } = input;
    const typed = String(props.text ?? props.defaultValue ?? '');
    const shown = props.secureTextEntry === true ? '•'.repeat(typed.length) : typed;
    const style = styleOf(input, {});
    const spans =
      shown === ''
        ? [
            {
              text: String(props.placeholder ?? empty) || empty,
              style: { ...style, color: props.placeholderTextColor },
            },
          ]
        : [{ text: transformed(shown, style), style }];
    return { spans, props: isMultiline(input) ? {} : { numberOfLines: 1, ellipsizeMode: 'clip' }, shrink: 1 };
  }

  private withParagraph<T>(setting: Setting, width: number, act: (set: Paragraph) => T): T {
    const set = this.build(setting);
    set.layout(Math.min(width, 100_000) + SLACK);
    const result = act(set);
    set.delete();
    return result;
  }

  private sizeOf(set: Paragraph, node: ShadowNode, maxWidth: number): TextSize {
    const { top, bottom } = this.fontPadding(node);
    const natural = set.getMaxIntrinsicWidth();
    return {
      // Text that had to wrap keeps all the width that it was given.
      width: natural > maxWidth + SLACK ? maxWidth : Math.min(maxWidth, this.wholePixels(natural)),
      height: this.wholePixels(set.getHeight() + top + bottom),
      lines: set.getNumberOfLines(),
    };
  }

  private wholePixels(points: number): number {
    const { pixelRatio } = this.settings;
    return Math.ceil(points * pixelRatio - SLACK) / pixelRatio;
  }

  /** `adjustsFontSizeToFit`: smaller and smaller until the lines suffice. */
  private fitted(paragraph: ShadowNode, width: number): Setting {
    const { props } = paragraph;
    const setting = { spans: spansOf(paragraph), props, shrink: 1 };
    if (props.adjustsFontSizeToFit !== true) return setting;
    const least =
      typeof props.minimumFontScale === 'number' && props.minimumFontScale > 0 ? props.minimumFontScale : 0.1;
    for (let shrink = 1; shrink > least; shrink -= 0.05) {
      const smaller = { ...setting, shrink };
      const isCut = this.withParagraph(
        smaller,
        width,
        (set) => set.didExceedMaxLines() || set.getMinIntrinsicWidth() > width,
      );
      if (!isCut) return smaller;
    }
    return { ...setting, shrink: least };
  }

  private build({ spans, props, shrink }: Setting): Paragraph {
    const { canvasKit } = this;
    const [first] = spans;
    const limit = Number(props.numberOfLines ?? 0);
    const style = new canvasKit.ParagraphStyle({
      textStyle: this.textStyle(first?.style ?? {}, shrink),
      textAlign: alignment(canvasKit, first?.style.textAlign),
      applyRoundingHack: false,
      ...(limit > 0 ? { maxLines: limit, ...ellipsis(props.ellipsizeMode) } : {}),
    });
    const builder = canvasKit.ParagraphBuilder.MakeFromFontProvider(style, this.fonts.provider);
    for (const span of spans) {
      builder.pushStyle(new canvasKit.TextStyle(this.textStyle(span.style, shrink)));
      builder.addText(span.text);
      builder.pop();
    }
    const paragraph = builder.build();
    builder.delete();
    return paragraph;
  }

  private textStyle(style: TextStyleProps, shrink: number): TextStyle {
    const { canvasKit } = this;
    const scale = this.scaleOf(style) * shrink;
    const fontSize = Number(style.fontSize ?? FONT_SIZE) * scale;
    const lineHeight = typeof style.lineHeight === 'number' ? this.lineHeight(style.lineHeight * scale) : null;
    const shadow = colourOf(style.textShadowColor);
    const behind = colourOf(style.backgroundColor);
    return {
      color: colourOf(style.color) ?? canvasKit.BLACK,
      fontFamilies: [this.fonts.familyFor(style.fontFamily), this.fonts.familyFor(undefined)],
      fontSize,
      fontStyle: { weight: weight(canvasKit, style.fontWeight), slant: slant(canvasKit, style.fontStyle) },
      fontFeatures: features(style.fontVariant),
      letterSpacing: Number(style.letterSpacing ?? 0),
      decoration: decoration(canvasKit, style.textDecorationLine),
      decorationColor: colourOf(style.textDecorationColor) ?? colourOf(style.color) ?? canvasKit.BLACK,
      ...(lineHeight === null ? {} : { heightMultiplier: lineHeight / fontSize, halfLeading: true }),
      ...(behind === null ? {} : { backgroundColor: behind }),
      ...(shadow === null ? {} : { shadows: [{ color: shadow, ...shadowPlace(style) }] }),
    };
  }

  private scaleOf({ allowFontScaling, maxFontSizeMultiplier }: TextStyleProps): number {
    if (allowFontScaling === false) return 1;
    const { fontScale } = this.settings;
    const isLimited = typeof maxFontSizeMultiplier === 'number' && maxFontSizeMultiplier >= 1;
    return isLimited ? Math.min(fontScale, maxFontSizeMultiplier) : fontScale;
  }

  /** Android's span counts pixels. */
  private lineHeight(points: number): number {
    const { platform, pixelRatio } = this.settings;
    return platform === 'android' ? Math.ceil(points * pixelRatio - SLACK) / pixelRatio : points;
  }

  private fontPadding({ props }: ShadowNode): { readonly top: number; readonly bottom: number } {
    const hasPadding =
      this.settings.platform === 'android' &&
      props.includeFontPadding !== false &&
      typeof props.lineHeight !== 'number';
    if (!hasPadding) return { top: 0, bottom: 0 };
    const size = Number(props.fontSize ?? FONT_SIZE) * this.scaleOf(props);
    const font = new this.canvasKit.Font(this.fonts.typefaceFor(props.fontFamily), size);
    const { ascent, descent, bounds } = font.getMetrics();
    font.delete();
    if (bounds === undefined) return { top: 0, bottom: 0 };
    return { top: Math.max(0, ascent - (bounds[1] ?? ascent)), bottom: Math.max(0, (bounds[3] ?? descent) - descent) };
  }
}

export function isMultiline({ props, viewName }: ShadowNode): boolean {
  return props.multiline === true || viewName === 'RCTMultilineTextInputView';
}

function alignment(canvasKit: CanvasKit, align: unknown) {
  const { TextAlign } = canvasKit;
  const all: Readonly<Record<string, typeof TextAlign.Left>> = {
    center: TextAlign.Center,
    right: TextAlign.Right,
    justify: TextAlign.Justify,
  };
  return all[String(align)] ?? TextAlign.Left;
}

function ellipsis(mode: unknown): { ellipsis?: string } {
  if (mode === 'clip') return {};
  if (mode === 'head' || mode === 'middle') throw new Error(`not on this phone: text cut at its ${mode}`);
  return { ellipsis: '…' };
}

function weight(canvasKit: CanvasKit, value: unknown) {
  const { FontWeight } = canvasKit;
  const steps = [
    ...[FontWeight.Thin, FontWeight.ExtraLight, FontWeight.Light, FontWeight.Normal, FontWeight.Medium],
    ...[FontWeight.SemiBold, FontWeight.Bold, FontWeight.ExtraBold, FontWeight.Black],
  ];
  const number = value === 'bold' ? 700 : Number(value);
  return steps[Math.round(number / 100) - 1] ?? FontWeight.Normal;
}

function slant({ FontSlant }: CanvasKit, value: unknown) {
  return value === 'italic' ? FontSlant.Italic : FontSlant.Upright;
}

const FEATURES: Readonly<Record<string, string>> = {
  'tabular-nums': 'tnum',
  'proportional-nums': 'pnum',
  'lining-nums': 'lnum',
  'oldstyle-nums': 'onum',
  'small-caps': 'smcp',
};

function features(variants: unknown): { name: string; value: number }[] {
  if (!Array.isArray(variants)) return [];
  return Array.from(variants as readonly unknown[], (variant) => {
    const name = FEATURES[String(variant)];
    if (name === undefined) throw new Error(`not on this phone: fontVariant ${String(variant)}`);
    return { name, value: 1 };
  });
}

function decoration(canvasKit: CanvasKit, line: unknown): number {
  const words = String(line ?? 'none');
  return (
    (words.includes('underline') ? canvasKit.UnderlineDecoration : canvasKit.NoDecoration) |
    (words.includes('line-through') || words.includes('strikethrough') ? canvasKit.LineThroughDecoration : 0)
  );
}

function shadowPlace({ textShadowOffset, textShadowRadius }: TextStyleProps): { offset: number[]; blurRadius: number } {
  const { width = 0, height = 0 } = (textShadowOffset ?? {}) as { width?: number; height?: number };
  return { offset: [width, height], blurRadius: Number(textShadowRadius ?? 0) };
}
