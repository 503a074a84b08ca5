import { drawing, onCircle, ringSegment, svg } from './svg.ts';

/** Colours of the chips, from the smallest on, as casinos have them: body, and ink of the value. */
const COLORS = [
  ['#c8202f', '#7c0f1a'],
  ['#1f62c4', '#123a78'],
  ['#178a58', '#0b4f32'],
  ['#d0781c', '#7d450b'],
  ['#24272c', '#24272c'],
  ['#6d2fb5', '#43197a'],
] as const;
const NOTCHES = 8;

/** A chip seen from above. @param value as it is printed on it, its unit below it @param index its position in the rack */
export function drawChip(value: string, index: number): SVGSVGElement {
  const [body, ink] = COLORS[index] ?? COLORS[5];
  const notches = Array.from({ length: NOTCHES }, (_, place) =>
    ringSegment(38, 49, place / NOTCHES - 0.028, place / NOTCHES + 0.028),
  );
  const dots = Array.from({ length: NOTCHES }, (_, place) => {
    const [cx, cy] = onCircle(43.5, (place + 0.5) / NOTCHES);
    return svg('circle', { cx, cy, r: 1.8, fill: '#fff', opacity: 0.75 });
  });
  return drawing(
    '-50 -50 100 100',
    'chip',
    svg('circle', { r: 49, fill: body }),
    svg('path', { d: notches.join(''), fill: '#fff6e6' }),
    ...dots,
    svg('circle', { r: 36, fill: '#fffaf0', stroke: body, 'stroke-width': 3 }),
    svg('circle', {
      r: 31,
      fill: 'none',
      stroke: ink,
      'stroke-width': 1,
      'stroke-dasharray': '3 3',
      opacity: 0.6,
    }),
    ...printedLines(value, ink),
  );
}

/** By the number of characters, so that a line stays within the ring. */
const TEXT_SIZES = [30, 30, 30, 28, 22, 19, 17, 14];
const UNIT_SIZE = 16;

function printedLines(value: string, fill: string): readonly SVGTextElement[] {
  const [amount = '', unit] = value.split(' ');
  const size = TEXT_SIZES[amount.length] ?? 12;
  if (unit === undefined) return [printedLine(amount, { y: 1, fill, size })];
  return [printedLine(amount, { y: -6, fill, size }), printedLine(unit, { y: 15, fill, size: UNIT_SIZE })];
}

function printedLine(
  text: string,
  { y, fill, size }: { y: number; fill: string; size: number },
): SVGTextElement {
  const attributes = { 'text-anchor': 'middle', 'dominant-baseline': 'central', 'font-weight': 700 };
  return svg('text', { ...attributes, y, fill, 'font-size': size }, text);
}

/** The chip that shows an amount: the largest that is not above it. */
export function chipIndexFor(amountMinor: number, chips: readonly number[]): number {
  return Math.max(
    0,
    chips.findLastIndex((chip) => chip <= amountMinor),
  );
}

/** Units from the largest on: where one begins, in minor units, and its name. */
const UNITS = [
  { from: 100_000_000, size: 100_000_000, tr: ' Mn', en: 'm' },
  { from: 1_000_000, size: 100_000, tr: ' bin', en: 'k' },
] as const;

/** An amount as it is printed on a chip, in full below ten thousand: 0,5, 500, 2.500, 12,5 bin, 1,5 Mn. */
export function createChipText(lang: 'tr' | 'en'): (amountMinor: number) => string {
  const number = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    maximumFractionDigits: 2,
    roundingMode: 'floor',
  });
  return (amountMinor) => {
    const unit = UNITS.find(({ from }) => amountMinor >= from);
    if (unit === undefined) return number.format(amountMinor / 100);
    return number.format(amountMinor / unit.size) + unit[lang];
  };
}
