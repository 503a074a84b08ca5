import { foldName } from '@baize/services';
import type { category, game, gameCategory, studio } from '@baize/db';

import { demoGames, type RankedGame } from '../catalogue.ts';
import { categories } from '../categories.ts';
import { englishCover } from '../pictures/english-cover.ts';
import { studioPicture } from '../pictures/studio-pictures.ts';
import { DEFAULT_PROVIDER, playableQuickGames, studioProviders } from '../studios/studio-providers.ts';
import { studios } from '../studios.ts';
import { daysBefore } from './days.ts';

export interface CatalogueRows {
  studios: (typeof studio.$inferInsert)[];
  categories: (typeof category.$inferInsert)[];
  games: (typeof game.$inferInsert)[];
  gameCategories: (typeof gameCategory.$inferInsert)[];
}

/** The catalogue as rows; release days are counted back from `now`. */
export function catalogueRows(now: Date): CatalogueRows {
  const studioIds = new Map(studios.map(({ slug, id }) => [slug, id]));
  const games = demoGames();
  return {
    studios: studios.map((row, sort) => ({
      id: row.id,
      slug: row.slug,
      name: row.name,
      provider: row.provider,
      live: row.kinds.includes('live'),
      picture: studioPicture(row.slug),
      sort,
      enabled: true,
    })),
    categories: categories.map((row, sort) => ({
      id: row.id,
      slug: row.slug,
      type: row.type,
      nameTr: row.name.tr,
      nameEn: row.name.en,
      icon: row.icon,
      homePage: row.homePage ? 1 : 0,
      sort,
    })),
    games: games.map((row) => gameRow(row, required(studioIds.get(row.studio), row.studio), now)),
    gameCategories: games.flatMap(categoryRows),
  };
}

function gameRow(row: RankedGame, studioId: number, now: Date): typeof game.$inferInsert {
  const { math, picture } = row;
  return {
    id: row.id,
    slug: row.slug,
    studioId,
    type: row.type,
    nameTr: row.name.tr,
    nameEn: row.name.en,
    folded: `${foldName(row.name.tr)} ${foldName(row.name.en)}`,
    picture: picture.name,
    pictureEn: englishCover(row)?.name ?? null,
    shape: picture.shape === 'landscape' ? 'landscape' : 'portrait',
    demo: row.demo,
    launchable: row.launchable,
    play: row.play,
    provider: providerOf(row),
    rtpBasisPoints: math.rtpBasisPoints ?? null,
    leastRtpBasisPoints: math.leastRtpBasisPoints ?? null,
    mechanic: math.mechanic ?? null,
    volatility: math.volatility ?? null,
    minBetMinor: math.minBetMinor,
    maxBetMinor: math.maxBetMinor,
    maxWinMultiplier: math.maxWinMultiplier ?? null,
    topWinOdds: math.topWinOdds ?? null,
    hitRate: math.hitRate ?? null,
    winRate: math.winRate ?? null,
    featureOdds: math.featureOdds ?? null,
    lines: math.lines ?? null,
    ways: math.ways ?? null,
    features: [...row.features],
    tableId: row.tableId ?? null,
    popularity: row.popularity,
    releasedAt: daysBefore(now, row.releasedDaysAgo),
    enabled: true,
  };
}

/** A provider who runs only some games of a studio leaves the others to the sandbox. */
function providerOf({ slug, studio: maker }: RankedGame): string | null {
  const isTheirs = studioProviders[maker] === undefined || playableQuickGames.has(slug);
  return isTheirs ? null : DEFAULT_PROVIDER;
}

/** The order of games in a category follows their popularity. */
function categoryRows(row: RankedGame, place: number): (typeof gameCategory.$inferInsert)[] {
  const own = categories.filter(({ type, slug }) => type === row.type && row.categories.includes(slug));
  return own.map(({ id }) => ({ gameId: row.id, categoryId: id, sort: place }));
}

function required(id: number | undefined, studioSlug: string): number {
  if (id === undefined) throw new RangeError(`no studio ${studioSlug}`);
  return id;
}
