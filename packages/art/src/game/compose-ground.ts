import { composers } from '../compositions/composers.ts';
import { effectDefs } from '../drawing/effects.ts';
import { cover, linearPaint, radialPaint } from '../drawing/paint.ts';
import { createSceneOn, type Scene, type Sheet } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { withoutUnused } from '../drawing/without-unused.ts';
import type { Composition, PictureSpec } from '../vocabulary.ts';

/** The crops of a ground. */
export const groundShapes = ['landscape', 'portrait'] as const;
export type GroundShape = (typeof groundShapes)[number];

const sheets: Readonly<Record<GroundShape, Sheet>> = {
  landscape: { width: 640, height: 360, focus: { x: 320, y: 158, size: 216 } },
  portrait: { width: 300, height: 630, focus: { x: 150, y: 236, size: 214 } },
};

/** Compositions whose subject would be seen twice behind the reels, and what is drawn instead. */
const quieter: Partial<Record<Composition, Composition>> = { reels: 'rays' };

/**
 * The ground of a game: the cover's composition and colours without its subject and title, darker where the reels and the
 * controls are. Deterministic.
 */
export function composeGround(spec: PictureSpec, shape: GroundShape): string {
  const composition = quieter[spec.composition] ?? spec.composition;
  if (composition === 'mark') throw new RangeError(`${spec.name} is a mark and has no ground`);
  const scene = createSceneOn({ ...spec, composition, title: '' }, sheets[shape]);
  const { backdrop } = composers[composition](scene);
  return withoutUnused(
    svg`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${scene.width} ${scene.height}" preserveAspectRatio="xMidYMid slice">${effectDefs(scene.unit)}${backdrop}${quiet(scene)}</svg>`,
  );
}

/** Shade behind the board and towards the foot, so that reels and controls stand out on every ground. */
function quiet(scene: Scene): string {
  const { palette, focus, width, height } = scene;
  const shade = radialPaint(
    scene,
    [
      [palette.dark, 0.62],
      [palette.dark, 0.46],
      [palette.dark, 0.1],
    ],
    focus.x / width,
    (focus.y + focus.size * 0.1) / height,
    0.62,
  );
  const foot = linearPaint(scene, [
    [palette.dark, 0.3],
    [palette.dark, 0],
    [palette.dark, 0],
    [palette.dark, 0.25],
    [palette.dark, 0.9],
  ]);
  return cover(scene, shade) + cover(scene, foot);
}
