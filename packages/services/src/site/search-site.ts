import type { Query, Reply } from '@baize/contract';

import { buildTextIndex, type CatalogueContext, describeStudio, isSearch } from '../catalogue/index.ts';
import { listPages } from './list-pages.ts';
import { listPromotions } from './list-promotions.ts';
import { categoryAddress, lobbyTypes, studioAddress } from './lobby-addresses.ts';

type Found = Reply<'GET /search'>['data'];

const NOTHING: Found = {
  games: [],
  games_total: 0,
  studios: [],
  categories: [],
  promotions: [],
  pages: [],
};

/** Everything of the brand whose name has the words, the best match of each group first. */
export async function searchSite(
  context: CatalogueContext,
  { q, limit }: Query<'GET /search'>,
): Promise<Reply<'GET /search'>> {
  const { games: catalogue, language } = context;
  if (!isSearch(q)) return { success: true, data: NOTHING };
  const found = catalogue.finder.find({ text: q, language }, 0, limit);
  const best = <Row>(rows: readonly Row[], namesOf: (row: Row) => readonly string[]) =>
    bestByName(rows, namesOf, q).slice(0, limit);
  const { promotions } = await listPromotions(context);
  const { pages } = await listPages(context, language);
  return {
    success: true,
    data: {
      games: found.games.map(({ tile }) => tile[language]),
      games_total: found.total,
      studios: best(studiosOf(context), ({ name }) => [name]),
      categories: best(categoriesOf(context), ({ name }) => [name]),
      promotions: best(promotions, ({ name }) => [name]).map(({ id, name, image, picture }) => ({
        id,
        name,
        image,
        picture,
        url: `/Promotions/${id}`,
      })),
      pages: best(pages, ({ name }) => [name]).map(({ id, name, url }) => ({ id, name, url })),
    },
  };
}

/** Rows whose names match, better matches first, else in their order. */
function bestByName<Row>(
  rows: readonly Row[],
  namesOf: (row: Row) => readonly string[],
  text: string,
): readonly Row[] {
  const index = buildTextIndex(rows.map((row) => ({ names: namesOf(row) })));
  const { places, tiers } = index.inOrder().match(text);
  return Array.from(places, (place, at) => ({ place, tier: tiers[at] ?? 0 }))
    .toSorted((a, b) => a.tier - b.tier || a.place - b.place)
    .flatMap(({ place }) => rows[place] ?? []);
}

/** Each studio once, with the lobby in which it has the most games. */
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
      name: language === 'tr' ? row.nameTr : row.nameEn,
      type,
      class: row.icon,
      url: categoryAddress(type, row),
    })),
  );
}
