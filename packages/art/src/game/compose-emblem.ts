import { effectDefs } from '../drawing/effects.ts';
import { createSceneOn } from '../drawing/scene.ts';
import { svg } from '../drawing/svg.ts';
import { withoutUnused } from '../drawing/without-unused.ts';
import { bareHero } from '../heroes/hero.ts';
import type { PictureSpec } from '../vocabulary.ts';

/** How an emblem is turned from the way in which its set draws it. */
export type EmblemTurn = 'none' | 'half' | 'mirrored';

const SIDE = 256;
const turns: Readonly<Record<EmblemTurn, string>> = {
  none: '',
  half: `rotate(180 ${SIDE / 2} ${SIDE / 2})`,
  mirrored: `translate(${SIDE} 0) scale(-1 1)`,
};
/** Leaves room for the outline and its shadow. */
const HERO_SHARE = 0.8;

/**
 * The hero of a picture alone on a transparent square, outlined as on the cover. Deterministic. Throws a RangeError for an unknown
 * symbol.
 */
export function composeEmblem(
  { hero, palette }: Pick<PictureSpec, 'hero' | 'palette'>,
  turn: EmblemTurn = 'none',
): string {
  const middle = SIDE / 2;
  const scene = createSceneOn(
    {
      name: hero,
      seed: 1,
      shape: 'portrait',
      composition: 'flight',
      lettering: 'block',
      palette,
      title: '',
      hero,
      sides: [],
    },
    { width: SIDE, height: SIDE, focus: { x: middle, y: middle, size: SIDE * HERO_SHARE } },
  );
  const figure = bareHero(scene, { x: middle, y: middle, size: SIDE * HERO_SHARE });
  return withoutUnused(
    svg`<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${SIDE} ${SIDE}">${effectDefs(scene.unit)}<g filter="url(#sticker)"><g transform="${turns[turn]}">${figure}</g></g></svg>`,
  );
}
