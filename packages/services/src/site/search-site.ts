import type { Query, Reply } from '@baize/contract';
import { categoryAddress, studioAddress } from '@baize/contract/lobby-addresses';
import { lobbyTypes, promotionAddress } from '@baize/contract/page-addresses';

import {
  atOnce,
  buildTextIndex,
  type CatalogueContext,
  describeStudio,
  isSearch,
} from '../catalogue/index.ts';
import { describePromotion, type PromotionRow } from './describe-promotion.ts';
import { brandPages, describePage } from './list-pages.ts';
import { brandPromotions, isRunning } from './list-promotions.ts';
import { textIn } from '../text-in.ts';

type Found = Reply<'GET /search'>['data'];

const NOTHING: Found = {
  games: [],
  games_total: 0,
  studios: [],
  categories: [],
  promotions: [],
  pages: [],
};

/** The matches of a text, by tier, then in their own order. */
type Search<Row> = (text: string) => readonly Row[];

/** What a search of the brand covers besides games, in one language. */
interface SiteIndex {
  readonly studios: Search<Found['studios'][number]>;
  readonly categories: Search<Found['categories'][number]>;
  readonly promotions: Search<PromotionRow>;
  readonly pages: Search<Found['pages'][number]>;
}

/** By state of the catalogue, brand and language. An index is collected with the state that it was made from. */
const indexes = new WeakMap<CatalogueContext['games']['finder'], Map<string, SiteIndex>>();

/** Everything of the brand whose name matches the words, the best matches of each group first. */
export async function searchSite(
  context: CatalogueContext,
  { q, limit }: Query<'GET /search'>,
): Promise<Reply<'GET /search'>> {
  const { games: catalogue, language, clock } = context;
  if (!isSearch(q)) return { success: true, data: NOTHING };
  const found = catalogue.finder.find({ text: q, language }, 0, limit);
  const { studios, categories, promotions, pages } = indexOf(context);
  const now = clock.now();
  return {
    success: true,
    data: {
      games: found.games.map(({ tile }) => tile[language]),
      games_total: found.total,
      studios: studios(q).slice(0, limit),
      categories: categories(q).slice(0, limit),
      promotions: promotions(q)
        .filter((row) => isRunning(row, now))
        .slice(0, limit)
        .map((row) => {
          const { id, name, image, picture } = describePromotion(row, context);
          return { id, name, image, picture, url: promotionAddress(id) };
        }),
      pages: pages(q).slice(0, limit),
    },
  };
}

/** Made by the first search of each state of the catalogue, since indexing all names takes longer than a search. */
function indexOf(context: CatalogueContext): SiteIndex {
  const { games, brand, language } = context;
  const known = indexes.get(games.finder) ?? new Map<string, SiteIndex>();
  const key = `${brand.siteId} ${language}`;
  const index = known.get(key) ?? makeIndex(context);
  indexes.set(games.finder, known.set(key, index));
  return index;
}

function makeIndex(context: CatalogueContext): SiteIndex {
  const { brand, language } = context;
  const pages = brandPages(context).map((row) => describePage(row, brand, language));
  return {
    studios: searchNames(studiosOf(context), ({ name }) => name),
    categories: searchNames(categoriesOf(context), ({ name }) => name),
    promotions: searchNames(brandPromotions(context), (row) => textIn(row, 'name', language)),
    pages: searchNames(pages, ({ name }) => name),
  };
}

function searchNames<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Search<Row> {
  const search = atOnce(atOnce(buildTextIndex(rows.map((row) => ({ names: [nameOf(row)] })))).inOrder());
  return (text) => {
    const { positions, tiers } = search.match(text);
    return Array.from(positions, (position, at) => ({ position, tier: tiers[at] ?? 0 }))
      .toSorted((a, b) => a.tier - b.tier || a.position - b.position)
      .flatMap(({ position }) => rows[position] ?? []);
  };
}

/** Each studio once, with the lobby where it has the most games. */
function studiosOf({ games }: CatalogueContext): Found['studios'] {
  const byId = new Map<number, Found['studios'][number]>();
  for (const type of lobbyTypes.filter((name) => name !== 'jackpot')) {
    for (const row of games.lobby(type).studios) {
      const known = byId.get(row.studio.id);
      if (known && known.game_count >= row.gameCount) continue;
      byId.set(row.studio.id, { ...describeStudio(row), url: studioAddress(type, row.studio) });
    }
  }
  return [...byId.values()];
}

function categoriesOf({ games, language }: CatalogueContext): Found['categories'] {
  return lobbyTypes.flatMap((type) =>
    games.lobby(type).categories.map((row) => ({
      id: row.id,
      name: textIn(row, 'name', language),
      type,
      class: row.icon,
      url: categoryAddress(type, row),
    })),
  );
}
