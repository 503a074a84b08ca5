import {
  and,
  asc,
  catalogueChange,
  category,
  type Database,
  desc,
  eq,
  game,
  gameCategory,
  page,
  paymentMethod,
  playCount,
  popup,
  promotion,
  slider,
  sportsProvider,
  story,
  studio,
} from '@baize/db';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/** The type of what bets on sport are booked as. It is none of the contract's types, so no lobby lists it. */
const SPORT = 'sport';

/** Rows of everything that visitors are shown. */
export interface CatalogueRows {
  /** In the catalogue's own order. */
  readonly games: readonly Row<typeof game>[];
  readonly studios: readonly Row<typeof studio>[];
  readonly categories: readonly Row<typeof category>[];
  readonly gameCategories: readonly Row<typeof gameCategory>[];
  /** Books of the enabled sports providers, with what bets at them are booked as. */
  readonly sportsbooks: readonly {
    readonly game: Row<typeof game>;
    readonly sports_provider: Row<typeof sportsProvider>;
  }[];
  readonly sliders: readonly Row<typeof slider>[];
  readonly stories: readonly Row<typeof story>[];
  readonly promotions: readonly Row<typeof promotion>[];
  readonly popups: readonly Row<typeof popup>[];
  readonly pages: readonly Row<typeof page>[];
  /** All of them: `offersMethod` says which a brand has. */
  readonly paymentMethods: readonly Row<typeof paymentMethod>[];
}

/** Versions that grow with every change. Read them before the rows, so that no change is missed. */
export interface CatalogueVersion {
  readonly content: number;
  readonly plays: number;
  /** The day of the play counts, by which every process decides which games are new; null before the first count. */
  readonly day: string | null;
}

export async function readCatalogueVersion({ sql }: Pick<Database, 'sql'>): Promise<CatalogueVersion> {
  const [row] = await sql
    .select({ content: catalogueChange.version, plays: playCount.version, day: playCount.countedOn })
    .from(catalogueChange)
    .innerJoin(playCount, eq(playCount.id, catalogueChange.id));
  return row ?? { content: 0, plays: 0, day: null };
}

/** Reads one table after the other, so that a reload leaves the other connections to the players. */
export async function readCatalogueRows({ sql }: Pick<Database, 'sql'>): Promise<CatalogueRows> {
  return {
    games: await sql
      .select()
      .from(game)
      .where(eq(game.enabled, true))
      .orderBy(desc(game.popularity), asc(game.id)),
    studios: await sql.select().from(studio).where(eq(studio.enabled, true)).orderBy(asc(studio.sort)),
    categories: await sql.select().from(category).orderBy(asc(category.sort)),
    gameCategories: await sql.select().from(gameCategory).orderBy(asc(gameCategory.sort)),
    sportsbooks: await sql
      .select()
      .from(sportsProvider)
      .innerJoin(game, eq(game.id, sportsProvider.gameId))
      .where(and(eq(sportsProvider.enabled, true), eq(game.enabled, true), eq(game.type, SPORT))),
    sliders: await sql.select().from(slider).orderBy(asc(slider.sort)),
    stories: await sql.select().from(story).orderBy(asc(story.sort)),
    promotions: await sql.select().from(promotion).orderBy(asc(promotion.sort)),
    popups: await sql.select().from(popup).where(eq(popup.enabled, true)).orderBy(asc(popup.sort)),
    pages: await sql.select().from(page).orderBy(asc(page.sort)),
    paymentMethods: await sql.select().from(paymentMethod).orderBy(asc(paymentMethod.sort)),
  };
}
