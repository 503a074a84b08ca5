import { animateFrom, drawing, onCircle, ringSegment, svg } from '../svg.ts';

const SPIN_TURNS = 4;
const RADIUS = 100;
/** By the number of characters, so that labels of neighbours stay apart. */
const LABEL_SIZES = [0, 8.4, 6.6, 5.2];

export interface SegmentWheel {
  readonly element: SVGSVGElement;
  /** @param index of the segment that comes to the pointer at the top */
  spin(index: number, timing: { durationMs: number; elapsedMs: number }): void;
}

/** An upright wheel with a pointer. @param colorOf fill and ink of a segment */
export function drawSegmentWheel(
  segments: readonly string[],
  colorOf: (segment: string) => readonly [fill: string, ink: string],
  labelOf: (segment: string) => string,
): SegmentWheel {
  const share = 1 / segments.length;
  const rotor = svg('g', { class: 'rotor' }, ...drawSegments(segments, colorOf, labelOf));
  const stops = [
    ['0', '#fff3c4'],
    ['0.5', '#d9a441'],
    ['1', '#7c4d12'],
  ].map(([offset = '', color = '']) => svg('stop', { offset, 'stop-color': color }));
  const element = drawing(
    '-112 -116 224 228',
    'segment-wheel',
    svg('defs', {}, svg('radialGradient', { id: 'wheel-gold', cx: 0.4, cy: 0.35, r: 0.8 }, ...stops)),
    svg('circle', { r: 110, fill: '#2a1206' }),
    svg('circle', { r: 108, fill: 'url(#wheel-gold)' }),
    svg('circle', { r: 102, fill: '#2a1206' }),
    rotor,
    svg('circle', { r: 30, fill: '#2a1206' }),
    svg('circle', { r: 27, fill: 'url(#wheel-gold)' }),
    svg('path', {
      d: 'M0 -16L4.700 -5L16.500 -5L7 2.500L10.500 14L0 7L-10.500 14L-7 2.500L-16.500 -5L-4.700 -5Z',
      fill: '#fff8dc',
      opacity: 0.9,
    }),
    svg('path', { d: 'M-9 -115H9L0 -90Z', fill: '#fff', stroke: '#2a1206', 'stroke-width': 1.4 }),
  );
  let turned = 0;
  return {
    element,
    spin: (index, { durationMs, elapsedMs }) => {
      const from = turned % 1;
      const rest = -(index + 0.5) * share;
      const to = Math.ceil(from) + SPIN_TURNS + 1 + rest;
      turned = to;
      const frames = [from, to].map((turn) => ({ transform: `rotate(${turn * 360}deg)` }));
      animateFrom(rotor, frames, { durationMs, elapsedMs, easing: 'cubic-bezier(.15,.35,.2,1)' });
    },
  };
}

function drawSegments(
  segments: readonly string[],
  colorOf: (segment: string) => readonly [fill: string, ink: string],
  labelOf: (segment: string) => string,
): SVGElement[] {
  const share = 1 / segments.length;
  const parts = segments.flatMap((segment, index) => {
    const [fill, ink] = colorOf(segment);
    const middle = (index + 0.5) * share;
    const [x, y] = onCircle(RADIUS * 0.86, middle);
    const label = labelOf(segment);
    const size = LABEL_SIZES[label.length] ?? 4.6;
    return [
      svg('path', {
        d: ringSegment(30, RADIUS, index * share, (index + 1) * share),
        fill,
        stroke: '#2a1206',
        'stroke-width': 0.5,
      }),
      svg(
        'text',
        {
          transform: `translate(${x} ${y}) rotate(${middle * 360})`,
          'text-anchor': 'middle',
          'dominant-baseline': 'central',
          fill: ink,
          'font-size': size,
          'font-weight': 800,
        },
        label,
      ),
    ];
  });
  const bulbs = segments.map((_, index) => {
    const [cx, cy] = onCircle(RADIUS * 0.98, index * share);
    return svg('circle', { cx, cy, r: 1.5, fill: '#fff6cf' });
  });
  return [...parts, ...bulbs];
}
