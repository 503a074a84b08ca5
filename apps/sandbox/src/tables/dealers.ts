import type { TableSeed } from './table-seed.ts';

/** First names of invented dealers, by language. */
const TURKISH_DEALERS = [
  'Elif',
  'Deniz',
  'Ece',
  'Mert',
  'Selin',
  'Kaan',
  'Defne',
  'Emre',
  'İpek',
  'Barış',
  'Naz',
  'Ozan',
];
const OTHER_DEALERS = [
  'Anna',
  'Marta',
  'Luca',
  'Irina',
  'Jonas',
  'Sofia',
  'Nikolai',
  'Clara',
  'Viktor',
  'Mia',
  'Dario',
  'Lena',
];

/** The dealer of a table's shift. Tables change dealers at different names. */
export function dealerAt({ id, turkish }: Pick<TableSeed, 'id' | 'turkish'>, shift: number): string {
  const names = turkish ? TURKISH_DEALERS : OTHER_DEALERS;
  const start = [...id].reduce((sum, digit) => sum * 7 + digit.charCodeAt(0), 0);
  return names[(start + shift) % names.length] ?? '';
}
