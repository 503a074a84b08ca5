/** The picture of a ground, in its own units. */
export const PICTURE = { width: 480, height: 246 } as const;

const MIDDLE = PICTURE.width / 2;
const NEAR_WIDTH = 456;
const FAR_WIDTH = 344;
const [FAR_Y, NEAR_Y] = [26, 222];
/** How much farther the far side is than the near one. */
const DEPTH = NEAR_WIDTH / FAR_WIDTH - 1;
const DROP = (NEAR_Y - FAR_Y) / (1 - 1 / (1 + DEPTH));

export type Point = readonly [x: number, y: number];

/** Where a place of the ground is in the picture, as seen from the stand: 0 to 1 along and from the far to the near side. */
export function project([x, y]: Point): Point {
  const distance = 1 + (1 - y) * DEPTH;
  return [MIDDLE + ((x - 0.5) * NEAR_WIDTH) / distance, NEAR_Y - DROP * (1 - 1 / distance)];
}

const write = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The path of points of the ground, joined by straight lines. */
export function pathOf(points: readonly Point[], isClosed = false): string {
  const [first, ...others] = points.map((point) => write(project(point)));
  if (first === undefined) return '';
  return `M${first}${others.map((point) => `L${point}`).join('')}${isClosed ? 'z' : ''}`;
}

const STEPS = 40;

interface Arc {
  readonly centre: Point;
  readonly radius: Point;
  /** In turns, from the right and towards the near side. */
  readonly from?: number;
  readonly to?: number;
}

/** Points of an ellipse, or of a part of it. */
export function arcPoints({ centre: [x, y], radius: [across, along], from = 0, to = 1 }: Arc): Point[] {
  const steps = Math.max(2, Math.ceil(STEPS * Math.abs(to - from)));
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const angle = 2 * Math.PI * (from + ((to - from) * step) / steps);
    return [x + across * Math.cos(angle), y + along * Math.sin(angle)];
  });
}
