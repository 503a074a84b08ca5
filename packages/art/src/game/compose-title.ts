import { effectDefs } from '../drawing/effects.ts';
import { createSceneOn } from '../drawing/scene.ts';
import { shortPaths } from '../drawing/short-path.ts';
import { svg } from '../drawing/svg.ts';
import { withoutUnused } from '../drawing/without-unused.ts';
import { drawLettering } from '../lettering/draw-lettering.ts';
import type { PictureSpec } from '../vocabulary.ts';

/** Size of a title in user units. */
export const titleSheet = { width: 640, height: 120 } as const;

/** The name of a game as its cover writes it, in one or two lines on a transparent ground. */
export function composeTitle(
  spec: PictureSpec,
  title: string,
  language: Required<PictureSpec>['language'],
): string {
  const { width, height } = titleSheet;
  const scene = createSceneOn(
    { ...spec, title, language },
    { width, height, focus: { x: width / 2, y: height / 2, size: height } },
  );
  const lettering = drawLettering(scene, {
    x: width / 2,
    bottom: height * 0.74,
    width: width - 40,
    height: height * 0.8,
    sizeMax: 70,
  });
  const drawing = svg`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${effectDefs(0.7)}${lettering}</svg>`;
  return withoutUnused(shortPaths(drawing, 1));
}
