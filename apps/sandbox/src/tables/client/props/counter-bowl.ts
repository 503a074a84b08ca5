import { make } from '../../../shell/client/page-data.ts';
import { evenRow, numberedRow } from '../spot-rows.ts';
import { animateFrom, drawing, prefersStillness, svg } from '../svg.ts';
import type { Prop } from './prop.ts';

const SHAKE_MS = 1_200;
const EVERY_MS = 160;
const FALL_MS = 480;
const PER_ROW = 5;
const MOST = 10;
const RADIUS = 15;

/** The mouth of the bowl, where counters come from. */
const MOUTH = { x: 0, y: -62 };
const HEAP = [
  [-46, -66],
  [-16, -70],
  [16, -71],
  [46, -66],
  [-32, -80],
  [0, -84],
  [32, -80],
] as const;

/** A brass bowl of counters, of which one to ten are laid out one after the other on the marked places before it. */
export function createCounterBowl(): Prop {
  const laid = svg('g', {});
  const bowl = svg('g', { class: 'bowl' }, ...bowlShapes());
  const marks = Array.from({ length: MOST }, (_, index) => {
    const [cx, cy] = placeOf(index);
    const ring = { fill: 'none', stroke: '#f6ecd5', 'stroke-opacity': 0.35, 'stroke-width': 1.5 };
    return svg('circle', { cx, cy, r: RADIUS, 'stroke-dasharray': '4 4', ...ring });
  });
  const element = drawing('-110 -112 220 214', 'counter-bowl', bowl, ...marks, laid);
  return {
    element,
    sound: 'dice',
    rows: [
      evenRow('odd', 'even'),
      evenRow('few', 'many'),
      numberedRow('count', [1, 2, 3, 4, 5]),
      numberedRow('count', [6, 7, 8, 9, 10]),
    ],
    face: (spot) => {
      const [head, count] = spot.split('-');
      return head === 'count' ? make('b', '', count) : undefined;
    },
    play: (view, elapsedMs, script) => {
      script.at(0, elapsedMs, (lateMs) => {
        const moves = [0, -7, 6, -5, 4, 0].map((turn) => ({ transform: `rotate(${turn}deg)` }));
        animateFrom(bowl, moves, { durationMs: SHAKE_MS, elapsedMs: lateMs, easing: 'ease-in-out' });
      });
      for (let index = 0; index < (view as number); index++) {
        const dueMs = prefersStillness() ? 0 : SHAKE_MS + index * EVERY_MS;
        script.at(dueMs, elapsedMs, (lateMs) => layDown(laid, index, lateMs));
      }
    },
    clear: () => {
      for (const animation of bowl.getAnimations()) animation.cancel();
      laid.replaceChildren();
    },
    describe: (view) => String(view),
    pip: ({ result = '', color = '' }) => make('span', `pip ${color}`, result),
  };
}

/** The middle of a place, five in a row. */
function placeOf(index: number): readonly [x: number, y: number] {
  return [((index % PER_ROW) - (PER_ROW - 1) / 2) * 40, 34 + Math.floor(index / PER_ROW) * 42];
}

function layDown(laid: SVGGElement, index: number, lateMs: number): void {
  const [x, y] = placeOf(index);
  const moved = svg('g', { class: 'laid' }, counter());
  laid.append(moved);
  const way = [
    { transform: `translate(${MOUTH.x}px, ${MOUTH.y}px) scale(.7)`, opacity: 0 },
    { transform: `translate(${(MOUTH.x + x) / 2}px, ${MOUTH.y - 6}px) scale(1)`, opacity: 1, offset: 0.35 },
    { transform: `translate(${x}px, ${y}px)`, opacity: 1 },
  ];
  animateFrom(moved, way, { durationMs: FALL_MS, elapsedMs: lateMs, easing: 'ease-in' });
}

function counter(): SVGGElement {
  return svg(
    'g',
    {},
    svg('circle', { cy: 3, r: RADIUS, fill: '#8f7f5e' }),
    svg('circle', { r: RADIUS, fill: '#fdf5df', stroke: '#b9a878', 'stroke-width': 1.2 }),
    svg('circle', { r: RADIUS * 0.58, fill: 'none', stroke: '#b9a878', 'stroke-width': 1.4 }),
  );
}

function bowlShapes(): SVGElement[] {
  const heap = HEAP.map(([x, y]) => svg('g', { transform: `translate(${x} ${y}) scale(1 .62)` }, counter()));
  return [
    svg('ellipse', { cx: 0, cy: 4, rx: 66, ry: 12, fill: '#0005' }),
    svg('ellipse', {
      cx: 0,
      cy: -60,
      rx: 84,
      ry: 24,
      fill: '#5f3a0c',
      stroke: '#e0b54a',
      'stroke-width': 4,
    }),
    ...heap,
    svg('path', {
      d: 'M-84 -60C-80 -18 -46 4 0 4S80 -18 84 -60C66 -40 36 -34 0 -34S-66 -40 -84 -60Z',
      fill: '#b9812a',
      stroke: '#5f3a0c',
      'stroke-width': 2,
    }),
    svg('path', {
      d: 'M-74 -44C-66 -20 -46 -6 -22 0L-28 -33C-48 -36 -64 -39 -74 -44Z',
      fill: '#ffe3a0',
      opacity: 0.5,
    }),
    svg('path', {
      d: 'M-84 -60C-66 -40 -36 -34 0 -34S66 -40 84 -60',
      fill: 'none',
      stroke: '#f3d27a',
      'stroke-width': 4,
    }),
  ];
}
