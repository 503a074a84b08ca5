import { onCircle, svg } from '../drawing/svg.ts';
import { outlineLine, typesetLine } from '../lettering/typeset.ts';

/** The pockets of a single-zero wheel, in order. */
const POCKETS = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
];
const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);
const SEGMENTS = [
  '40',
  '1',
  '2',
  '1',
  '5',
  '1',
  '2',
  '1',
  '10',
  '1',
  '2',
  '5',
  '1',
  '2',
  '1',
  '20',
  '1',
  '5',
  '2',
  '1',
];

function segment(radius: number, from: number, to: number, fill: string, edge: string): string {
  const [startX, startY] = onCircle(0, 0, radius, from);
  const [endX, endY] = onCircle(0, 0, radius, to);
  return svg`<path d="M0 0L${startX} ${startY}A${radius} ${radius} 0 0 1 ${endX} ${endY}Z" fill="${fill}" stroke="${edge}" stroke-width="${radius * 0.006}"/>`;
}

function label(text: string, radius: number, angle: number, size: number): string {
  const [x, y] = onCircle(0, 0, radius, angle);
  const data = outlineLine(typesetLine(text, 'grotesque'), { x: 0, y: size * 0.34, size });
  return svg`<path d="${data}" fill="#fff" transform="translate(${x} ${y}) rotate(${(angle * 180) / Math.PI + 90})"/>`;
}

/** A roulette wheel centred on a point; `flatness` tilts it towards the table. */
export function rouletteWheel(x: number, y: number, radius: number, turn: number, flatness = 1): string {
  const step = (Math.PI * 2) / POCKETS.length;
  const pockets = POCKETS.map((pocket, place) => {
    const from = place * step + turn;
    const fill = pocket === 0 ? '#12804f' : RED.has(pocket) ? '#b81f2d' : '#14161a';
    return (
      segment(radius, from, from + step, fill, '#d8a94e') +
      label(String(pocket), radius * 0.89, from + step / 2, radius * 0.11)
    );
  });
  const spokes = Array.from({ length: 8 }, (_, place) => {
    const [endX, endY] = onCircle(0, 0, radius * 0.56, place * (Math.PI / 4));
    return svg`<path d="M0 0L${endX} ${endY}" stroke="#d8a94e" stroke-width="${radius * 0.012}" opacity=".6"/>`;
  });
  const handles = [20, 110, 200, 290].map(
    (angle) =>
      svg`<g transform="rotate(${angle})"><rect y="${-radius * 0.03}" width="${radius * 0.34}" height="${radius * 0.06}" rx="${radius * 0.03}" fill="url(#gold)"/><circle cx="${radius * 0.34}" r="${radius * 0.05}" fill="url(#gold)"/></g>`,
  );
  const rim = svg`<circle r="${radius * 1.22}" fill="#2a1608"/><circle r="${radius * 1.2}" fill="#5b3113"/><circle r="${radius * 1.1}" fill="#3a1d0b"/><circle r="${radius * 1.03}" fill="url(#gold)"/>`;
  const bowl = svg`<circle r="${radius * 0.77}" fill="#1d0f06" opacity=".35"/><circle r="${radius * 0.6}" fill="#4a260f"/><circle r="${radius * 0.58}" fill="#7a451b"/>`;
  const [ballX, ballY] = onCircle(0, 0, radius * 0.69, turn * 2 - 0.3);
  const hub = svg`<circle r="${radius * 0.14}" fill="url(#gold)"/><circle r="${radius * 0.07}" fill="#fff4cf"/><circle cx="${ballX}" cy="${ballY}" r="${radius * 0.045}" fill="#fff"/>`;
  return svg`<g transform="translate(${x} ${y}) scale(1 ${flatness})">${rim}${pockets}${bowl}${spokes}${handles}${hub}</g>`;
}

/** An upright money wheel in the given colours, with a pointer at its top. */
export function moneyWheel(
  x: number,
  y: number,
  radius: number,
  turn: number,
  colors: readonly string[],
): string {
  const step = (Math.PI * 2) / SEGMENTS.length;
  const values = [...new Set(SEGMENTS)];
  const parts = SEGMENTS.map((value, place) => {
    const from = place * step + turn;
    const fill = colors[values.indexOf(value) % colors.length] ?? '#b81f2d';
    return (
      segment(radius * 0.92, from, from + step, fill, '#fff3c4') +
      label(value, radius * 0.77, from + step / 2, radius * 0.15)
    );
  });
  const bulbs = SEGMENTS.map((_, place) => {
    const [bulbX, bulbY] = onCircle(0, 0, radius * 0.97, place * step + turn);
    return svg`<circle cx="${bulbX}" cy="${bulbY}" r="${radius * 0.022}" fill="#fffbe0"/>`;
  });
  return svg`<g transform="translate(${x} ${y})"><circle r="${radius * 1.06}" fill="#3a1708"/><circle r="${radius * 1.03}" fill="url(#gold)"/>${parts}${bulbs}<circle r="${radius * 0.3}" fill="#3a1708"/><circle r="${radius * 0.265}" fill="url(#gold)" filter="url(#bevel)"/><path d="M${-radius * 0.09} ${-radius * 1.16}H${radius * 0.09}L0 ${-radius * 0.88}Z" fill="#fff" stroke="#3a1708" stroke-width="${radius * 0.02}"/></g>`;
}
