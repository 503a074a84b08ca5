import type { Scene } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { emojiAt } from '../symbols/icon-set.ts';

/** Small symbols around the hero, with the far ones blurred. */
export function drawCompanions(scene: Scene): string {
  const { random, spec, focus, unit, width } = scene;
  const { sides } = spec;
  if (sides.length === 0) return '';
  const reach = Math.min(focus.size * 0.66, width * 0.42);
  const spots = [
    [-0.96, -0.52],
    [0.96, -0.6],
    [-0.9, 0.52],
    [0.92, 0.56],
  ] as const;
  const count = random.whole(2, spots.length);
  const first = random.whole(0, spots.length - 1);
  return spots
    .map((_, step) => spots[(step + first) % spots.length] ?? spots[0])
    .slice(0, count)
    .map(([dx, dy], place) => {
      const name = sides[place % sides.length] ?? '';
      const far = place % 2 === 1;
      const size = random.between(0.22, 0.33) * focus.size;
      const markup = emojiAt(scene, name, {
        x: focus.x + dx * reach + random.between(-8, 8) * unit,
        y: focus.y + dy * focus.size * 0.62 + random.between(-12, 12) * unit,
        size: far ? size * 0.86 : size,
        tilt: random.between(-28, 28),
      });
      return svg`<g filter="url(#${far ? 'soft' : 'bevel'})">${markup}</g>`;
    })
    .join('');
}
