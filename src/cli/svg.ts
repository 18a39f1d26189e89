import { isGlow, isGradient, type Mark, type Paint } from '@/ui/drawing/marks';

/** The text of an SVG picture, from the same marks that the app shows. */
export function svgOf(marks: readonly Mark[], viewBox: string, width: number, height = width): string {
  let definitions = '';
  let body = '';
  marks.forEach((mark, index) => {
    const id = `paint${index}`;
    definitions += definition(mark.fill, id);
    const fill = mark.fill === undefined ? 'none' : typeof mark.fill === 'string' ? mark.fill : `url(#${id})`;
    const stroke =
      mark.stroke === undefined
        ? ''
        : ` stroke="${mark.stroke}" stroke-width="${mark.width ?? 2}" stroke-linecap="round" stroke-linejoin="round"`;
    const dash = mark.dash === undefined ? '' : ` stroke-dasharray="${mark.dash.join(' ')}"`;
    body += `<path d="${mark.d}" fill="${fill}"${stroke}${dash} opacity="${mark.opacity ?? 1}"/>`;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${viewBox}">` +
    `<defs>${definitions}</defs>${body}</svg>`
  );
}

function definition(fill: Paint | undefined, id: string): string {
  if (isGradient(fill)) {
    const [x1, y1] = fill.from;
    const [x2, y2] = fill.to;
    return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(fill.stops)}</linearGradient>`;
  }
  if (isGlow(fill)) {
    const [x, y] = fill.centre;
    return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="${fill.radius}">${stops(fill.stops)}</radialGradient>`;
  }
  return '';
}

function stops(list: readonly (readonly [offset: number, color: string, opacity?: number])[]): string {
  return list
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
}
