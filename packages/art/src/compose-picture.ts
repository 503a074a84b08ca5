import { composeMark } from './compose-mark.ts';
import { composers } from './compositions/composers.ts';
import { effectDefs } from './drawing/effects.ts';
import { cover, linearPaint } from './drawing/paint.ts';
import { createScene, type Scene } from './drawing/scene.ts';
import { svg } from './drawing/svg.ts';
import { drawCompanions } from './heroes/companions.ts';
import { drawHero } from './heroes/hero.ts';
import { drawLettering } from './lettering/draw-lettering.ts';
import type { PictureSpec } from './vocabulary.ts';

/** The picture as a self-contained SVG document; deterministic. Throws a RangeError for an unknown symbol. */
export function composePicture(spec: PictureSpec): string {
  const scene = createScene(spec);
  if (spec.composition === 'mark') return composeMark(scene);
  const { backdrop, hero, companions, foreground, lettering, fadeFrom } = composers[spec.composition](scene);
  const layers = [
    effectDefs(scene.unit),
    backdrop,
    companions === true ? drawCompanions(scene) : '',
    hero === undefined ? '' : drawHero(scene, hero),
    foreground ?? '',
    fade(scene, fadeFrom),
    lettering === undefined ? '' : drawLettering(scene, lettering),
  ];
  return svg`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${viewOf(scene)}">${layers}</svg>`;
}

/** Left edge and width of the crop of a wide sheet for phones, in percent. */
const near = { left: 28.3, width: 66.3 };

function viewOf({ spec, width, height }: Scene): string {
  if (spec.cut === undefined) return `0 0 ${width} ${height}`;
  return `${Math.round((width * near.left) / 100)} 0 ${Math.round((width * near.width) / 100)} ${height}`;
}

/** Darkens the sheet behind the text: the drawn title, or the page's text on a tall sheet. */
function fade(scene: Scene, from: number | undefined): string {
  const { dark } = scene.palette;
  const { shape, title } = scene.spec;
  if (shape === 'tall') {
    return cover(
      scene,
      linearPaint(scene, [
        [dark, 0],
        [dark, 0],
        [dark, 0.55],
        [dark, 0.96],
      ]),
    );
  }
  if (from === undefined || title === '') return '';
  const start = Math.round(from * 20);
  const stops = Array.from(
    { length: 21 },
    (_, place) => [dark, place <= start ? 0 : (0.94 * (place - start)) / (20 - start)] as const,
  );
  return cover(scene, linearPaint(scene, stops));
}
