import { drawing, svg } from '../svg.ts';

/** Positions of the pips of each face, in thirds. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0, 0]],
  [
    [-1, -1],
    [1, 1],
  ],
  [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
];

/** A die's body, its lower edge and the ink of its pips. */
interface DiePaint {
  readonly body: string;
  readonly edge: string;
  readonly ink: string;
  /** Of one and four. */
  readonly accent: string;
}

const IVORY: DiePaint = { body: '#fffdf5', edge: '#b9ae97', ink: '#191c20', accent: '#b31b2a' };
const RED: DiePaint = { body: '#c22534', edge: '#6d0f19', ink: '#fff', accent: '#fff' };
const BLUE: DiePaint = { body: '#2460bd', edge: '#12305f', ink: '#fff', accent: '#fff' };
const DIE_PAINTS = { ivory: IVORY, red: RED, blue: BLUE } as const;
export type DieColour = keyof typeof DIE_PAINTS;

/** A die seen from above. @param face 1 to 6 */
export function drawDie(face: number, colour: DieColour = 'ivory'): SVGSVGElement {
  const { body, edge, ink, accent } = DIE_PAINTS[colour];
  const pips = (PIPS[face] ?? []).map(([x, y]) =>
    svg('circle', {
      cx: x * 13,
      cy: y * 13,
      r: face === 1 ? 8 : 5.4,
      fill: face === 1 || face === 4 ? accent : ink,
    }),
  );
  return drawing(
    '-30 -30 60 60',
    'die',
    svg('rect', { x: -27, y: -25, width: 54, height: 54, rx: 11, fill: edge }),
    svg('rect', {
      x: -27,
      y: -28,
      width: 54,
      height: 54,
      rx: 11,
      fill: body,
      stroke: edge,
      'stroke-width': 0.8,
    }),
    svg('g', { transform: 'translate(0 -1)' }, ...pips),
  );
}
