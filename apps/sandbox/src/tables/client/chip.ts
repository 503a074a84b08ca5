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

/** A chip seen from above. @param value as it is printed on it @param index its position in the rack */
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
    svg(
      'text',
      {
        y: 1,
        'text-anchor': 'middle',
        'dominant-baseline': 'central',
        fill: ink,
        'font-weight': 700,
        'font-size': sizeOf(value),
      },
      value,
    ),
  );
}

function sizeOf(value: string): number {
  return value.length <= 2 ? 30 : value.length === 3 ? 24 : value.length === 4 ? 19 : 15;
}

/** The chip that shows an amount: the largest that is not above it. */
export function chipIndexFor(amountMinor: number, chips: readonly number[]): number {
  return Math.max(
    0,
    chips.findLastIndex((chip) => chip <= amountMinor),
  );
}

/** An amount in the few characters that a chip has: 500, 2,5 B. */
export function createChipText(lang: 'tr' | 'en'): (amountMinor: number) => string {
  const format = new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    notation: 'compact',
    maximumFractionDigits: 2,
  });
  return (amountMinor) => format.format(amountMinor / 100).replace(/\s/g, '');
}
