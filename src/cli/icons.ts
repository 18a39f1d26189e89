/** Draws the app's icons from our own drawing (`ui/appMark`) and writes them as images: `npx tsx src/cli/icons.ts`. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { chromium } from 'playwright-core';

import { markGround, markTraveller, MARK_SIZE } from '@/ui/drawing/appMark';
import { box, type Mark } from '@/ui/drawing/marks';
import { FOLLOWER, silhouette } from '@/ui/drawing/traveller';

import { findChromium } from './check/chromium';
import { ROOT } from './root';
import { svgOf } from './svg';

const PINE = '#1E4A40';

/** The whole square is land: the system cuts its own corners. */
function bleed(size: number): string {
  return svgOf([...markGround(), ...markTraveller(0.6)], `0 0 ${MARK_SIZE} ${MARK_SIZE}`, size);
}

/** A tile with round corners in its green frame, as in the app; `margin` is the empty border around it. */
function framed(size: number, margin: number, frame = 5.5): string {
  const side = MARK_SIZE - 2 * margin;
  const scale = (side - 2 * frame) / MARK_SIZE;
  const corner = side * 0.3;
  const land = svgOf([...markGround(), ...markTraveller()], `0 0 ${MARK_SIZE} ${MARK_SIZE}`, MARK_SIZE);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${MARK_SIZE} ${MARK_SIZE}">` +
    `<clipPath id="tile"><path d="${box(margin + frame, margin + frame, side - 2 * frame, side - 2 * frame, corner - frame)}"/></clipPath>` +
    `<path d="${box(margin, margin, side, side, corner)}" fill="${PINE}"/>` +
    `<g clip-path="url(#tile)"><g transform="translate(${margin + frame} ${margin + frame}) scale(${scale})">${land}</g></g></svg>`
  );
}

/** The traveller alone in white, for systems that tint icons themselves; with a ground where they take no clear one. */
function monochrome(size: number, scale = 0.5, ground: string | null = null): string {
  const marks: Mark[] = silhouette('#FFFFFF');
  const x = 50 - (FOLLOWER.width / 2) * scale;
  const y = 50 - (FOLLOWER.foot / 2) * scale;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">` +
    (ground === null ? '' : `<path d="M0 0h100v100H0z" fill="${ground}"/>`) +
    `<g transform="translate(${x} ${y}) scale(${scale})">${svgOf(marks, `0 0 ${FOLLOWER.width} ${FOLLOWER.height}`, FOLLOWER.width, FOLLOWER.height)}</g></svg>`
  );
}

const FILES: Record<string, { size: number; svg: string }> = {
  'assets/icon.png': { size: 1024, svg: bleed(1024) },
  // The system puts its own dark ground under this one.
  'assets/icon-dark.png': { size: 1024, svg: framed(1024, 12, 3) },
  'assets/icon-tinted.png': { size: 1024, svg: monochrome(1024, 0.66, '#000000') },
  'assets/adaptive-icon.png': { size: 1024, svg: framed(1024, 20, 2.4) },
  'assets/monochrome-icon.png': { size: 1024, svg: monochrome(1024) },
  'assets/splash-icon.png': { size: 1024, svg: framed(1024, 2) },
  'assets/favicon.png': { size: 96, svg: framed(96, 0, 7) },
  'public/icon-192.png': { size: 192, svg: framed(192, 2) },
  'public/icon-512.png': { size: 512, svg: framed(512, 2) },
  'public/icon-maskable-512.png': { size: 512, svg: bleed(512) },
  'public/apple-touch-icon.png': { size: 180, svg: bleed(180) },
};

async function main(): Promise<void> {
  const executablePath = findChromium();
  if (executablePath === null)
    throw new Error('Chromium is needed to draw the icons; `npm test` says how to install it.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  for (const [file, { size, svg }] of Object.entries(FILES)) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`);
    const image = await page.screenshot({ omitBackground: true });
    await page.close();
    const target = path.join(ROOT, file);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, image);
    console.log(`${file}: ${size} × ${size}, ${Math.round(image.length / 1024)} kB`);
  }
  await browser.close();
}

void main();
