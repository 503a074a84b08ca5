import { slugOf } from '../naming/slug-of.ts';
import { createDraw, seedOf } from '../seeded-draw.ts';
import type { Flagship } from './flagships/flagship.ts';
import { followingSlots } from './flagships/following-slots.ts';
import { openingSlots } from './flagships/opening-slots.ts';
import type { DemoGame } from './game.ts';
import { mathCategories } from './math-categories.ts';
import { modelNamed } from './models/choose-model.ts';
import { slotHandOf } from './models/slot-hands.ts';
import { stateSlot } from './models/slot-statement.ts';
import { skipFigures } from './skip-figures.ts';

/** The first slots of the lobby, with hand-picked pictures and models. */
export const flagships: readonly Flagship[] = [...openingSlots, ...followingSlots];

export function buildFlagships(): DemoGame[] {
  return flagships.map(buildFlagship);
}

function buildFlagship(row: Flagship): DemoGame {
  const slug = slugOf(row.tr);
  const seed = seedOf(slug);
  const draw = createDraw(seed);
  skipFigures(draw, 4);
  const { play, math, features } = stateSlot(modelNamed(row.model), slotHandOf(row.studio).returnBasisPoints);
  return {
    id: row.id,
    slug,
    studio: row.studio,
    type: 'casino',
    name: { tr: row.tr, en: row.en },
    play,
    demo: true,
    launchable: true,
    math,
    features: [...features, ...(row.jackpot ? (['jackpot'] as const) : [])],
    categories: ['hot-games', ...row.categories, ...mathCategories(math)],
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
