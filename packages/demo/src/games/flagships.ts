import { slugOf } from '../naming/slug-of.ts';
import { createDraw, seedOf } from '../seeded-draw.ts';
import type { Flagship } from './flagships/flagship.ts';
import { followingSlots } from './flagships/following-slots.ts';
import { openingSlots } from './flagships/opening-slots.ts';
import type { DemoGame } from './game.ts';
import { listSlotFeatures, drawSlotMath } from './slot-math.ts';

/** The first slots of the lobby, with hand-picked pictures. */
export const flagships: readonly Flagship[] = [...openingSlots, ...followingSlots];

export function buildFlagships(): DemoGame[] {
  return flagships.map(buildFlagship);
}

function buildFlagship(row: Flagship): DemoGame {
  const slug = slugOf(row.tr);
  const seed = seedOf(slug);
  const draw = createDraw(seed);
  const classic = row.categories.includes('classics');
  return {
    id: row.id,
    slug,
    studio: row.studio,
    type: 'casino',
    name: { tr: row.tr, en: row.en },
    demo: true,
    launchable: true,
    math: { ...drawSlotMath(draw, classic), ...row.math },
    features: [...listSlotFeatures(classic), ...(row.jackpot ? (['jackpot'] as const) : [])],
    categories: ['hot-games', ...row.categories],
    releasedDaysAgo: row.releasedDaysAgo ?? draw.integer(90, 900),
    picture: {
      name: slug,
      seed,
      shape: 'portrait',
      composition: row.composition,
      lettering: row.lettering,
      palette: row.palette,
      title: row.tr,
      hero: row.hero,
      sides: row.sides ?? [],
    },
  };
}
