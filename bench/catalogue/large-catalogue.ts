import { slotMechanics } from '@baize/contract';
import { nameMany, studios } from '@baize/demo';
import { arrangeContent, atOnce, describeContent, foldName, inSlices } from '@baize/services';

import { properNameAt } from './proper-names.ts';

type Content = Parameters<typeof describeContent>[0];
type GameRow = Content['games'][number];

const CATEGORIES = 24;
const CATEGORIES_PER_GAME = 2;
const FEATURES = ['wild', 'scatter', 'free_spins', 'multiplier', 'jackpot', 'classic', 'vip', 'table'];
const NOW = new Date('2026-03-01T00:00:00Z');
const DAY_MS = 24 * 60 * 60_000;

/** A catalogue of this many slots, as in the server; each arrangement starts with empty caches. */
export function makeLargeCatalogue(count: number) {
  const names = nameMany(count).map((name, place) => {
    const own = properNameAt(place);
    return own === undefined ? name : { tr: `${own} ${name.tr}`, en: `${own} ${name.en}` };
  });
  const games = names.map((name, place) => makeGame(place, name));
  const rows: Content = {
    games,
    studios: studios.map(({ id, slug, name }, sort) => ({
      id,
      slug,
      name,
      provider: 'sandbox-studio',
      live: false,
      picture: slug,
      sort,
      enabled: true,
    })),
    categories: Array.from({ length: CATEGORIES }, (_, place) => ({
      id: place + 1,
      slug: `category-${place}`,
      type: 'casino',
      nameTr: `Kategori ${place}`,
      nameEn: `Category ${place}`,
      icon: 'circle',
      homePage: 0,
      sort: place,
    })),
    sportsbooks: [],
    gameCategories: games.flatMap(({ id }, place) =>
      Array.from({ length: CATEGORIES_PER_GAME }, (_, turn) => ({
        gameId: id,
        categoryId: 1 + ((place * 7 + turn * 5) % CATEGORIES),
        sort: place,
      })),
    ),
    sliders: [],
    stories: [],
    promotions: [],
    popups: [],
    pages: [],
    paymentMethods: [],
  };
  const content = atOnce(describeContent(rows, NOW));
  return {
    names,
    arrange: () => atOnce(arrangeContent(content, new Map())),
    /** Like a server that loads a changed catalogue while it serves requests. */
    reindex: async () => inSlices(arrangeContent(await inSlices(describeContent(rows, NOW)), new Map())),
  };
}

function makeGame(place: number, name: { tr: string; en: string }): GameRow {
  const feature = FEATURES[place % FEATURES.length] ?? 'wild';
  return {
    id: place + 1,
    slug: `game-${place}`,
    studioId: studios[(place * 31) % studios.length]?.id ?? 1,
    type: 'casino',
    nameTr: name.tr,
    nameEn: name.en,
    folded: `${foldName(name.tr)} ${foldName(name.en)}`,
    picture: `game-${place}`,
    pictureEn: null,
    shape: 'portrait',
    demo: true,
    launchable: true,
    play: null,
    provider: null,
    leastRtpBasisPoints: null,
    mechanic: slotMechanics[place % slotMechanics.length] ?? null,
    hitRate: null,
    winRate: null,
    featureOdds: null,
    topWinOdds: null,
    ways: null,
    rtpBasisPoints: 9_400 + (place % 320),
    volatility: 1 + (place % 5),
    minBetMinor: 100n,
    maxBetMinor: 100_000n,
    maxWinMultiplier: 5_000,
    lines: 25,
    tableId: null,
    features: [feature],
    popularity: -place,
    releasedAt: new Date(NOW.getTime() - (place % 1_500) * DAY_MS).toISOString().slice(0, 10),
    enabled: true,
  };
}
