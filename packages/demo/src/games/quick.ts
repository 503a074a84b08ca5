import { slugOf } from '../naming/slug-of.ts';
import { finishHero } from '../pictures/finish-hero.ts';
import { groundFor } from '../pictures/name-colors.ts';
import { quickPictures } from '../pictures/quick-pictures.ts';
import { createDraw, seedOf } from '../seeded-draw.ts';
import { studios } from '../studios.ts';
import { playableQuickGames } from '../studios/studio-providers.ts';
import { type QuickGame, quickGames, type QuickKind } from '../tables/quick-games.ts';
import { quickTables } from '../tables/quick-tables.ts';
import type { DemoGame, Feature, GameType } from './game.ts';
import { hasDemo, playOfQuickGame, stakesOfKind } from './plays/quick-plays.ts';
import { statePlay } from './plays/state-play.ts';
import { skipFigures } from './skip-figures.ts';

const FIRST_ID = 140_001;
const IDS_PER_KIND = 100;

const kinds = [
  'flight',
  'mines',
  'drop',
  'climb',
  'dice',
  'bingo',
  'lottery',
  'studioWheel',
  'studioCards',
  'virtualFootball',
  'virtualHorses',
  'virtualHounds',
  'virtualMotor',
  'virtualCourt',
  'card',
  'roulette',
  'board',
  'guess',
] as const satisfies readonly QuickKind[];

const places: Record<QuickKind, { type: GameType; category: string; features: readonly Feature[] }> = {
  flight: { type: 'games', category: 'flight', features: ['multiplier'] },
  mines: { type: 'games', category: 'mines-and-drops', features: ['multiplier'] },
  drop: { type: 'games', category: 'mines-and-drops', features: ['multiplier'] },
  climb: { type: 'games', category: 'climbs', features: ['multiplier'] },
  dice: { type: 'games', category: 'dice-and-draws', features: [] },
  board: { type: 'games', category: 'cards-and-boards', features: ['table'] },
  guess: { type: 'games', category: 'dice-and-draws', features: [] },
  bingo: { type: 'bingo', category: 'bingo-halls', features: [] },
  lottery: { type: 'tv_games', category: 'lottery', features: ['live'] },
  studioWheel: { type: 'tv_games', category: 'studio-wheels', features: ['live'] },
  studioCards: { type: 'tv_games', category: 'studio-cards', features: ['live'] },
  virtualFootball: { type: 'virtual_games', category: 'virtual-football', features: [] },
  virtualHorses: { type: 'virtual_games', category: 'virtual-races', features: [] },
  virtualHounds: { type: 'virtual_games', category: 'virtual-races', features: [] },
  virtualMotor: { type: 'virtual_games', category: 'virtual-motor', features: [] },
  virtualCourt: { type: 'virtual_games', category: 'virtual-courts', features: [] },
  card: { type: 'casino', category: 'table-games', features: ['table'] },
  roulette: { type: 'casino', category: 'table-games', features: ['table'] },
};

export function buildQuickGames(): DemoGame[] {
  return kinds.flatMap((kind, kindPlace) =>
    quickGames[kind].map((row, index) =>
      buildQuickGame(kind, row, FIRST_ID + kindPlace * IDS_PER_KIND + index),
    ),
  );
}

type Playing = Pick<DemoGame, 'play' | 'demo' | 'launchable' | 'math'>;

/** Games of other providers have their own rules, which they know by the game; all others play ours, as far as they fit. */
function playingOf(kind: QuickKind, slug: string, name: string): Playing {
  const stakes = stakesOfKind(kind);
  const rtpBasisPoints = playableQuickGames.get(slug);
  if (rtpBasisPoints !== undefined) {
    return { play: 'choice', demo: true, launchable: true, math: { ...stakes, rtpBasisPoints } };
  }
  const play = playOfQuickGame(kind, name);
  return {
    play,
    demo: hasDemo(play),
    launchable: play !== null,
    math: { ...statePlay(play), ...stakes },
  };
}

function buildQuickGame(kind: QuickKind, row: QuickGame, plainId: number): DemoGame {
  const [studioSlug, tr, en, hero, fixedId] = row;
  const { type, category, features } = places[kind];
  const table = quickTables[tr];
  const slug = slugOf(tr);
  const seed = seedOf(`${kind}/${slug}`);
  const draw = createDraw(seed);
  const hand = studios.find((studio) => studio.slug === studioSlug)?.hand;
  if (hand === undefined) throw new RangeError(`no studio ${studioSlug} for ${tr}`);
  const picture = draw.pick(quickPictures[kind]);
  const palette = draw.pick(picture.palettes);
  skipFigures(draw, 2);
  const releasedDaysAgo = draw.fraction() < 0.1 ? draw.integer(1, 42) : draw.integer(60, 1_200);
  const lettering = draw.pick(hand.letterings);
  const finished = finishHero(hero, palette, draw);
  return {
    id: fixedId ?? plainId,
    slug,
    studio: studioSlug,
    type,
    name: { tr, en },
    ...playingOf(kind, slug, tr),
    features,
    ...(table !== undefined && { tableId: table.feedId }),
    categories: [category],
    releasedDaysAgo,
    picture: {
      name: slug,
      seed,
      shape: 'portrait',
      composition: picture.composition,
      lettering,
      palette: groundFor({ tr, en }, palette, finished),
      title: tr,
      hero: finished,
      sides: picture.sides,
    },
  };
}
