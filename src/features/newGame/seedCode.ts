import { seedOfLetters } from '@/core/hash';

/**
 * The seed of a match as people say it to each other: a word and a number, ROSA-417. Any other text is a code too, and a
 * plain number is the seed itself, so that whatever a friend writes gives the same tiles.
 */
const WORDS = [
  'ALBA ALTO ARCO ARENA AROMA AVENA BARCO BOSCO BRISA CABRA CAMPO CANOA CARRO CASA CEDRO CERRO',
  'CIMA CLARO COLINA CORAL COSTA CUMBRE DELTA DUNA FARO FERIA FLORA FRESA GRANO HIEDRA ISLA LAGO',
  'LANA LIMA LINO LIRIO LOMA LUNA MAPA MAR MENTA MESA MOLINO MONTE NORTE OLIVA ORO PALMA',
  'PINO PLAYA PRADO RIO ROSA RUTA SALVIA SELVA SOL TORRE TRIGO UVA VALLE VERANO VIENTO VIOLA',
].flatMap((line) => line.split(' '));
const NUMBERS = 900;
const FIRST_NUMBER = 100;
const LONGEST = 40;

/** Codes look alike however they were typed. */
export function tidyCode(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, LONGEST);
}

/** The seed that a code stands for, or null when nothing was written. */
export function seedOfCode(text: string): number | null {
  const code = tidyCode(text);
  if (code === '') return null;
  if (/^\d{1,10}$/.test(code) && Number(code) <= 0xffffffff) return Number(code);
  return seedOfLetters(code);
}

/** A code drawn by lot; `chance` gives a number from 0 to 1, without 1. */
export function drawCode(chance: () => number): string {
  const word = WORDS[Math.floor(chance() * WORDS.length)] ?? 'ROSA';
  return `${word}-${FIRST_NUMBER + Math.floor(chance() * NUMBERS)}`;
}
