import type { Hand } from '@baize/games/tables/layouts';

import { drawing, svg } from '../svg.ts';

const SKIN = '#e3b18c';
const LINE = '#8d5a38';

/** A finger: the middle of its root, its length and how far it leans, in degrees. */
type Finger = readonly [x: number, y: number, length: number, lean: number];

/** Fingers of each hand, by its index. What is closed is a knuckle. */
const FINGERS: readonly (readonly Finger[])[] = [
  [
    [37, 72, 22, 0],
    [52, 72, 25, 0],
    [67, 72, 24, 0],
    [82, 72, 20, 0],
  ],
  [
    [37, 70, 46, -14],
    [52, 68, 56, -4],
    [67, 68, 54, 5],
    [82, 72, 42, 15],
  ],
  [
    [42, 70, 58, -15],
    [58, 70, 60, 13],
    [70, 74, 20, 0],
    [83, 76, 17, 0],
  ],
];
/** Across the palm, except for an open hand. */
const THUMBS: readonly string[] = [
  'M30 92Q34 78 48 78H68Q76 78 76 85T68 92H54',
  'M33 96Q12 86 12 70Q12 62 18 62T26 70Q30 80 42 82',
  'M32 96Q34 84 48 83H66Q73 83 73 89T66 95H54',
];

const SKINNY = { fill: SKIN, stroke: LINE, 'stroke-width': 2.6, 'stroke-linejoin': 'round' } as const;

/** A hand that shows rock, paper or scissors. @param cuff colour of the sleeve */
export function drawHand(hand: Hand, cuff: string): SVGSVGElement {
  const fingers = (FINGERS[hand] ?? []).map(([x, y, length, lean]) =>
    svg('rect', {
      ...SKINNY,
      x: x - 7.5,
      y: y - length,
      width: 15,
      height: length + 14,
      rx: 7.5,
      transform: `rotate(${lean} ${x} ${y})`,
    }),
  );
  return drawing(
    '0 0 120 132',
    'hand-shape',
    svg('path', { d: 'M34 108H86L92 132H28Z', fill: cuff }),
    svg('rect', { x: 36, y: 104, width: 48, height: 9, rx: 4, fill: '#f5f2ea' }),
    ...fingers,
    svg('path', { ...SKINNY, d: 'M29 76Q29 66 40 66H80Q91 66 91 76V88Q91 106 74 106H48Q31 106 29 90Z' }),
    svg('path', { ...SKINNY, d: THUMBS[hand] ?? '', 'stroke-linecap': 'round' }),
  );
}
