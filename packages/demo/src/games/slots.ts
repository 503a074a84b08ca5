import type { PaletteName } from '@baize/art';
import type { SlotModel } from '@baize/games';

import { type Adjective } from '../naming/adjectives.ts';
import { slugOf } from '../naming/slug-of.ts';
import { nameTheme, type ThemeName } from '../naming/name-theme.ts';
import { finishHero } from '../pictures/finish-hero.ts';
import { groundFor } from '../pictures/name-colors.ts';
import { ownHeroes } from '../pictures/own-heroes.ts';
import { createDraw, type Draw, seedOf } from '../seeded-draw.ts';
import { settingCategories } from '../themes/setting-categories.ts';
import { themes } from '../themes/index.ts';
import type { Theme } from '../themes/theme.ts';
import type { DemoGame } from './game.ts';
import { createStudioAssigner, type SlotAssignment, type StudioAssigner } from './assign-studios.ts';
import { mathCategories } from './math-categories.ts';
import { chooseModel, modelNamed } from './models/choose-model.ts';
import { signatureModels } from './models/signature-models.ts';
import { slotHandOf } from './models/slot-hands.ts';
import { stateSlot } from './models/slot-statement.ts';
import { skipFigures } from './skip-figures.ts';

const FIRST_ID = 100_001;
const IDS_PER_THEME = 100;
/** One in this many slots of other studios takes part in the shared jackpot. */
const JACKPOT_EVERY = 40;
const JACKPOT_STUDIO = 'kumbara';

/** Palettes implied by an adjective; others leave the choice to the theme. */
const adjectivePalettes: Partial<Record<Adjective, readonly PaletteName[]>> = {
  black: ['coal'],
  blue: ['sea', 'sky'],
  copper: ['copper'],
  crimson: ['red'],
  emerald: ['green'],
  fiery: ['red', 'amber'],
  golden: ['amber'],
  hot: ['red', 'amber'],
  jade: ['green', 'teal'],
  pink: ['pink', 'rose'],
  purple: ['plum'],
  red: ['red'],
  ruby: ['red', 'rose'],
  silver: ['ice', 'night'],
  turquoise: ['teal'],
  white: ['ice'],
};

/** Builds every slot from its theme. */
export function buildSlots(): DemoGame[] {
  const assigner = createStudioAssigner();
  return themes.flatMap((theme) =>
    nameTheme(theme).map((name, index) => buildSlot(assigner, theme, name, index)),
  );
}

function buildSlot(assigner: StudioAssigner, theme: Theme, name: ThemeName, index: number): DemoGame {
  const id = FIRST_ID + theme.serial * IDS_PER_THEME + index;
  const slug = slugOf(name.text.tr);
  const seed = seedOf(slug);
  const draw = createDraw(seed);
  const preferred = name.adjective === undefined ? [] : (adjectivePalettes[name.adjective] ?? []);
  const assignment = assigner.assign(theme, slug, preferred);
  const classic = theme.setting === 'classic' || assignment.composition === 'reels';
  const jackpot = assignment.studio.slug === JACKPOT_STUDIO || seed % JACKPOT_EVERY === 0;
  const { play, math, features } = stateSlot(
    modelOf(slug, theme, assignment),
    slotHandOf(assignment.studio.slug).returnBasisPoints,
  );
  skipFigures(draw, 4);
  const releasedDaysAgo = drawReleasedDaysAgo(draw);
  const lettering = draw.pick(assignment.studio.hand.letterings);
  const hero = finishHero(ownHeroes[slug] ?? assignment.hero, assignment.palette, draw, name.adjective);
  return {
    id,
    slug,
    studio: assignment.studio.slug,
    type: 'casino',
    name: name.text,
    play,
    demo: true,
    launchable: true,
    math,
    features: [...features, ...(jackpot ? (['jackpot'] as const) : [])],
    categories: [
      settingCategories[theme.setting],
      ...(classic ? ['classics'] : []),
      ...(jackpot ? ['jackpots'] : []),
      ...mathCategories(math),
    ].filter((category, place, all) => all.indexOf(category) === place),
    releasedDaysAgo,
    picture: {
      name: slug,
      seed,
      shape: 'portrait',
      composition: assignment.composition,
      lettering,
      palette: groundFor(name.text, assignment.palette, hero),
      title: name.text.tr,
      hero,
      sides: theme.sides,
    },
  };
}

function modelOf(slug: string, theme: Theme, { studio, composition }: SlotAssignment): SlotModel {
  const signature = signatureModels[slug];
  return signature === undefined
    ? chooseModel({ slug, theme, studio: studio.slug, composition })
    : modelNamed(signature);
}

/** Most games are established; one in sixteen was released in the last six weeks. */
function drawReleasedDaysAgo(draw: Draw): number {
  return draw.fraction() < 1 / 16 ? draw.integer(1, 42) : draw.integer(60, 1_900);
}
