import { onCircle, svg } from '../drawing/svg.ts';
import type { LowCell } from './low-cards.ts';
import { stones } from './materials.ts';

type Point = readonly [x: number, y: number];

/** Corners of the girdle of each cut, clockwise from the top. */
const cuts: Readonly<Record<LowCell, readonly [corners: readonly Point[], stone: keyof typeof stones]>> = {
  A: [polygon(8, 90, 22.5), 'ruby'],
  K: [
    [
      [0, -64],
      [54, -50],
      [97, 0],
      [54, 50],
      [0, 64],
      [-54, 50],
      [-97, 0],
      [-54, -50],
    ],
    'sapphire',
  ],
  Q: [
    [
      [-46, -90],
      [46, -90],
      [66, -70],
      [66, 70],
      [46, 90],
      [-46, 90],
      [-66, 70],
      [-66, -70],
    ],
    'jade',
  ],
  J: [
    [
      [0, -92],
      [92, 66],
      [72, 84],
      [-72, 84],
      [-92, 66],
    ],
    'amethyst',
  ],
  T: [
    [
      [0, -96],
      [66, 0],
      [0, 96],
      [-66, 0],
    ],
    'amber',
  ],
};

function polygon(count: number, radius: number, turn: number): Point[] {
  return Array.from({ length: count }, (_, place) =>
    onCircle(0, 0, radius, ((place / count) * 360 + turn - 90) * (Math.PI / 180)),
  );
}

/** A cut stone seen from above: a table, and facets that are lighter the more they face the light. */
export function gem(cell: LowCell): string {
  const [corners, name] = cuts[cell];
  const [light, , shade] = stones[name];
  const path = (scale: number): string =>
    svg`M${corners.map(([x, y]) => svg`${x * scale} ${y * scale}`).join('L')}Z`;
  const facets = corners.map(([x, y], place) => {
    const [nextX, nextY] = corners[(place + 1) % corners.length] ?? [0, 0];
    const facing = Math.cos(Math.atan2((y + nextY) / 2, (x + nextX) / 2) - Math.atan2(-1, -0.7));
    const color = facing > 0 ? light : shade;
    return svg`<path d="M${x} ${y}L${nextX} ${nextY}L${nextX * 0.56} ${nextY * 0.56}L${x * 0.56} ${y * 0.56}Z" fill="${color}" opacity="${0.12 + Math.abs(facing) * 0.62}"/>`;
  });
  return svg`<path d="${path(1)}" transform="translate(0 7)" opacity=".42"/><path d="${path(1)}" fill="${shade}" stroke="${shade}" stroke-width="9" stroke-linejoin="round"/><g filter="url(#rim)"><path d="${path(1)}" fill="url(#${name}-stone)"/></g>${facets}<path d="${path(0.56)}" fill="${light}" opacity=".35"/><path d="${path(0.56)}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2.4" stroke-linejoin="round"/><path d="M-30 -34L-6 -44L-22 -10Z" fill="#fff" opacity=".75"/>`;
}
