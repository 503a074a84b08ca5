import { slugOf } from '../naming/slug-of.ts';
import { livePictures, tableLooks } from '../pictures/live-pictures.ts';
import { groundFor } from '../pictures/name-colors.ts';
import { createDraw, seedOf } from '../seeded-draw.ts';
import { studios } from '../studios.ts';
import { type LiveKind, type LiveTable, liveTables } from '../tables/live-tables.ts';
import type { DemoGame } from './game.ts';
import { playOfTable } from './plays/table-plays.ts';
import { statePlay } from './plays/state-play.ts';

const FIRST_ID = 130_001;
const RELEASED_RECENTLY_DAYS = 42;

const kindCategories: Record<LiveKind, string> = {
  roulette: 'roulette',
  blackjack: 'blackjack',
  baccarat: 'baccarat',
  dragonTiger: 'dragon-tiger',
  sicBo: 'sic-bo',
  poker: 'poker',
  gameShow: 'game-shows',
  instant: 'instant-games',
};

export function buildLiveTables(): DemoGame[] {
  return liveTables.map(buildTable);
}

function buildTable(table: LiveTable, index: number): DemoGame {
  const slug = `canli-${slugOf(table.name.tr)}`;
  const seed = seedOf(slug);
  const draw = createDraw(seed);
  const hand = studios.find((studio) => studio.slug === table.studio)?.hand;
  if (hand === undefined) throw new RangeError(`no studio ${table.studio} for ${table.name.tr}`);
  const releasedDaysAgo =
    draw.fraction() < 0.1 ? draw.integer(1, RELEASED_RECENTLY_DAYS) : draw.integer(60, 1_400);
  const picture = draw.pick(livePictures[table.kind]);
  const look = tableLooks[table.name.tr];
  const hero = look?.hero ?? picture.hero;
  const play = playOfTable(table.name.tr, table.feedType);
  return {
    id: FIRST_ID + index,
    slug,
    studio: table.studio,
    type: 'live_casino',
    name: table.name,
    play,
    demo: false,
    launchable: play !== null,
    math: { ...statePlay(play), minBetMinor: table.minBetMinor, maxBetMinor: table.maxBetMinor },
    features: [
      'live',
      ...(table.turkish ? (['turkish'] as const) : []),
      ...(table.vip ? (['vip'] as const) : []),
    ],
    categories: [
      kindCategories[table.kind],
      ...(table.turkish ? ['turkish-tables'] : []),
      ...(table.vip ? ['vip'] : []),
      ...(releasedDaysAgo <= RELEASED_RECENTLY_DAYS ? ['new'] : []),
    ],
    ...(table.feedId === null ? {} : { tableId: table.feedId }),
    releasedDaysAgo,
    picture: {
      name: slug,
      seed,
      shape: 'landscape',
      composition: look?.composition ?? picture.composition,
      lettering: draw.pick(hand.letterings),
      palette: groundFor(table.name, look?.palette ?? draw.pick(picture.palettes), hero),
      title: table.name.tr,
      hero,
      sides: picture.sides,
    },
  };
}
