import { shape } from '../../shell/client/motion.ts';

/** Who races, which follows from what the tile of the game shows. */
export type RunnerKind = 'horse' | 'camel' | 'hound' | 'car' | 'cycle' | 'skater';

/** Colours of the saddle cloths by start number, with that of the number on them. */
export const CLOTHS: readonly (readonly [string, string])[] = [
  ['#d92b36', '#fff'],
  ['#f4f1ea', '#1a1a1a'],
  ['#2458b8', '#fff'],
  ['#f2c230', '#1a1a1a'],
  ['#1e8a4c', '#fff'],
  ['#1c1c20', '#fff'],
  ['#ef7d1a', '#1a1a1a'],
  ['#b055c9', '#fff'],
];
const COATS = ['#5b341b', '#7c4a26', '#2c211d', '#94602f', '#4a2a18', '#b58a5a', '#3a2b27', '#c9bba8'];

interface Looks {
  readonly coat: string;
  readonly cloth: string;
  readonly ink: string;
  readonly number: string;
}

/** A runner, 66 wide and 48 high, that faces right. @param index start number less one */
export function drawRunner(kind: RunnerKind, index: number): SVGGElement {
  const [cloth = '#fff', ink = '#000'] = CLOTHS[index] ?? [];
  const looks: Looks = { coat: COATS[index] ?? '#5b341b', cloth, ink, number: String(index + 1) };
  const group = shape('g', { class: 'runner' });
  group.append(shape('ellipse', { cx: 36, cy: 47, rx: 34, ry: 4, fill: '#0004' }), ...drawers[kind](looks));
  return group;
}

const drawers: Readonly<Record<RunnerKind, (looks: Looks) => SVGElement[]>> = {
  horse: (looks) => [...drawLegs(looks, 4), drawTail(looks), drawHorse(looks), ...drawJockey(looks)],
  camel: (looks) => [
    ...drawLegs(looks, 4),
    drawTail(looks),
    drawHorse(looks),
    shape('path', { d: 'M14 18q5-14 11 0m14 0q6-14 11 0', fill: looks.coat, stroke: looks.coat }),
    ...drawJockey(looks),
  ],
  hound: (looks) => [
    ...drawLegs(looks, 3),
    drawTail(looks),
    shape('path', {
      d: 'M10 24c8-6 18-4 28-2 8-1 12-4 16-8l9 1 5 5-9 3-5 1c-4 6-8 9-14 8-8-4-16-2-24 0-6-1-8-5-6-8z',
      fill: looks.coat,
    }),
    ...drawPlate(looks, 26, 18),
  ],
  car: (looks) => [
    shape('path', {
      d: 'M2 36c0-6 4-9 10-9l8-8c2-2 4-3 7-3h12c3 0 6 1 8 4l5 7c9 1 14 3 14 9v3H2z',
      fill: looks.cloth,
      stroke: '#0006',
    }),
    shape('path', { d: 'M20 26l6-6c1-1 2-2 4-2h9c2 0 4 1 5 3l3 5z', fill: '#1b2836' }),
    ...[16, 50].flatMap((x) => [
      shape('circle', { cx: x, cy: 40, r: 7, fill: '#17171a' }),
      shape('circle', { cx: x, cy: 40, r: 3, fill: '#c9ced6' }),
    ]),
    drawNumber(looks, 33, 36),
  ],
  cycle: (looks) => [
    ...[14, 52].map((x) =>
      shape('circle', { cx: x, cy: 36, r: 10, fill: 'none', stroke: '#17171a', 'stroke-width': 4 }),
    ),
    shape('path', {
      d: 'M14 36l14-12h18l6 12M28 24l8 12',
      fill: 'none',
      stroke: looks.cloth,
      'stroke-width': 5,
    }),
    shape('path', { d: 'M26 24c2-10 10-13 18-9l6 8', fill: 'none', stroke: looks.cloth, 'stroke-width': 9 }),
    shape('circle', { cx: 47, cy: 8, r: 6.5, fill: looks.cloth, stroke: '#0006' }),
    ...drawPlate(looks, 24, 14),
  ],
  skater: (looks) => [
    shape('path', {
      d: 'M34 22L20 36L6 42M36 24l6 12-2 8',
      fill: 'none',
      stroke: '#22303c',
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    shape('path', { d: 'M30 22l20-8', stroke: looks.cloth, 'stroke-width': 14, 'stroke-linecap': 'round' }),
    shape('path', { d: 'M34 18l-16-6', stroke: looks.cloth, 'stroke-width': 5, 'stroke-linecap': 'round' }),
    shape('circle', { cx: 59, cy: 9, r: 6.5, fill: looks.cloth, stroke: '#0006' }),
    drawNumber(looks, 40, 24),
  ],
};

function drawLegs({ coat }: Looks, width: number): SVGElement[] {
  return [
    ['M20 30L10 44', 'back'],
    ['M26 31L32 45', 'front'],
    ['M50 29L44 44', 'front'],
    ['M54 28L66 40', 'back'],
  ].map(([d = '', name = '']) =>
    shape('path', {
      d,
      class: `leg ${name}`,
      stroke: coat,
      'stroke-width': width,
      'stroke-linecap': 'round',
    }),
  );
}

function drawTail({ coat }: Looks): SVGElement {
  const d = 'M13 20C4 18 0 24-2 32';
  return shape('path', { d, stroke: coat, 'stroke-width': 4, fill: 'none', 'stroke-linecap': 'round' });
}

function drawHorse({ coat }: Looks): SVGElement {
  return shape('path', {
    d: 'M12 20c6-5 18-6 30-4 8-1 13-7 17-12l3-4 3 4 7 6-2 5-9-1c-3 8-6 15-12 17-10 3-24 3-31 0-6-3-9-7-6-11z',
    fill: coat,
  });
}

function drawJockey(looks: Looks): SVGElement[] {
  const { cloth } = looks;
  return [
    ...drawPlate(looks, 24, 14),
    shape('path', { d: 'M30 14c0-8 6-12 12-11l4 5-6 8z', fill: cloth }),
    shape('circle', { cx: 45, cy: 0, r: 5.5, fill: cloth, stroke: '#0005' }),
  ];
}

function drawPlate(looks: Looks, x: number, y: number): SVGElement[] {
  return [
    shape('rect', { x, y, width: 20, height: 16, rx: 3, fill: looks.cloth, stroke: '#0004' }),
    drawNumber(looks, x + 10, y + 13),
  ];
}

function drawNumber({ ink, number }: Looks, x: number, y: number): SVGElement {
  return shape(
    'text',
    { x, y, fill: ink, 'text-anchor': 'middle', 'font-size': 14, 'font-weight': 800 },
    number,
  );
}
