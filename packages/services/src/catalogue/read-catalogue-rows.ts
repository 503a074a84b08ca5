import {
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
  popup,
  promotion,
  slider,
  story,
  studio,
} from '@baize/db';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/** Everything that visitors are shown, as it stands in the database. */
export interface CatalogueRows {
  /** What `catalogue_change` said before the rest was read. */
  readonly version: number;
  /** In the catalogue's own order. */
  readonly games: readonly Row<typeof game>[];
  readonly studios: readonly Row<typeof studio>[];
  readonly categories: readonly Row<typeof category>[];
  readonly gameCategories: readonly Row<typeof gameCategory>[];
  readonly sliders: readonly Row<typeof slider>[];
  readonly stories: readonly Row<typeof story>[];
  readonly promotions: readonly Row<typeof promotion>[];
  readonly popups: readonly Row<typeof popup>[];
  readonly pages: readonly Row<typeof page>[];
  readonly paymentMethods: readonly Row<typeof paymentMethod>[];
}

/** The number that grows with every change; read before the rows, so that no change is missed. */
export async function readCatalogueVersion({ sql }: Pick<Database, 'sql'>): Promise<number> {
  const [row] = await sql.select().from(catalogueChange);
  return row?.version ?? 0;
}

export async function readCatalogueRows(database: Pick<Database, 'sql'>): Promise<CatalogueRows> {
  const { sql } = database;
  const version = await readCatalogueVersion(database);
  const [
    games,
    studios,
    categories,
    gameCategories,
    sliders,
    stories,
    promotions,
    popups,
    pages,
    paymentMethods,
  ] = await Promise.all([
    sql.select().from(game).where(eq(game.enabled, true)).orderBy(desc(game.popularity), asc(game.id)),
    sql.select().from(studio).where(eq(studio.enabled, true)).orderBy(asc(studio.sort)),
    sql.select().from(category).orderBy(asc(category.sort)),
    sql.select().from(gameCategory).orderBy(asc(gameCategory.sort)),
    sql.select().from(slider).orderBy(asc(slider.sort)),
    sql.select().from(story).orderBy(asc(story.sort)),
    sql.select().from(promotion).orderBy(asc(promotion.sort)),
    sql.select().from(popup).where(eq(popup.enabled, true)).orderBy(asc(popup.sort)),
    sql.select().from(page).orderBy(asc(page.sort)),
    sql.select().from(paymentMethod).where(eq(paymentMethod.enabled, true)).orderBy(asc(paymentMethod.sort)),
  ]);
  return {
    version,
    games,
    studios,
    categories,
    gameCategories,
    sliders,
    stories,
    promotions,
    popups,
    pages,
    paymentMethods,
  };
}
