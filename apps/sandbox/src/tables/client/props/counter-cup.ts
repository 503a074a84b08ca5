import { make } from '../../../shell/client/page-data.ts';
import { evenRow, numberedRow } from '../spot-rows.ts';
import { animateFrom, drawing, svg } from '../svg.ts';
import type { Prop } from './prop.ts';

const SHAKE_MS = 1_800;
const LIFT_MS = 1_100;
const PER_ROW = 5;

/** A brass cup that is moved about and put aside, off one to ten counters. */
export function createCounterCup(): Prop {
  const counters = svg('g', {});
  const cup = svg('g', { class: 'cup' }, ...cupShapes());
  const element = drawing(
    '-110 -120 220 210',
    'counter-cup',
    svg('ellipse', { cx: 0, cy: 42, rx: 104, ry: 42, fill: '#0004' }),
    counters,
    cup,
  );
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
        const moves = [0, -26, 24, -18, 12, 0].map((x) => ({ transform: `translateX(${x}px)` }));
        animateFrom(cup, moves, { durationMs: SHAKE_MS, elapsedMs: lateMs, easing: 'ease-in-out' });
      });
      script.at(SHAKE_MS, elapsedMs, (lateMs) => {
        counters.replaceChildren(...countersOf(view as number));
        const lift = [
          { transform: 'none' },
          { transform: 'translateY(-30px) rotate(4deg)', offset: 0.5 },
          { transform: 'translate(52px, -46px) rotate(24deg) scale(0.55)' },
        ];
        animateFrom(cup, lift, { durationMs: LIFT_MS, elapsedMs: lateMs, easing: 'ease-in-out' });
      });
    },
    clear: () => {
      for (const animation of cup.getAnimations()) animation.cancel();
      counters.replaceChildren();
    },
    describe: (view) => String(view),
    pip: ({ result = '', color = '' }) => make('span', `pip ${color}`, result),
  };
}

function cupShapes(): SVGElement[] {
  return [
    svg('path', {
      d: 'M-58 -70Q-58 -92 0 -92T58 -70L78 44Q78 62 0 62T-78 44Z',
      fill: '#b9812a',
      stroke: '#5f3a0c',
      'stroke-width': 2,
    }),
    svg('path', { d: 'M-44 -70L-58 46Q-40 54 -26 56L-22 -72Z', fill: '#ffe3a0', opacity: 0.55 }),
    svg('path', { d: 'M-72 10Q0 28 72 10L75 26Q0 46 -75 26Z', fill: '#7c4d12', opacity: 0.65 }),
    svg('ellipse', { cx: 0, cy: -80, rx: 54, ry: 11, fill: '#e0b54a', stroke: '#5f3a0c', 'stroke-width': 2 }),
  ];
}

/** Counters side by side, five in a row. */
function countersOf(count: number): SVGElement[] {
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / PER_ROW);
    const inRow = Math.min(PER_ROW, count - row * PER_ROW);
    const cx = ((index % PER_ROW) - (inRow - 1) / 2) * 34;
    const cy = count > PER_ROW ? 16 + row * 34 : 33;
    return svg(
      'g',
      { transform: `translate(${cx} ${cy})` },
      svg('circle', { cy: 3, r: 14.5, fill: '#8f7f5e' }),
      svg('circle', { r: 14.5, fill: '#fdf5df', stroke: '#b9a878', 'stroke-width': 1.2 }),
      svg('circle', { r: 8.5, fill: 'none', stroke: '#b9a878', 'stroke-width': 1.4 }),
    );
  });
}
