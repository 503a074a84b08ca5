import {
  asc,
  category,
  type Database,
  desc,
  eq,
  game,
  gameCategory,
  page,
  paymentMethod,
  promotion,
  slider,
  story,
  studio,
} from '@baize/db';

type Row<Table extends { $inferSelect: unknown }> = Table['$inferSelect'];

/** Everything that visitors are shown, as it stands in the database. */
export interface CatalogueRows {
  /** The most popular first. */
  readonly games: readonly Row<typeof game>[];
  readonly studios: readonly Row<typeof studio>[];
  readonly categories: readonly Row<typeof category>[];
  readonly gameCategories: readonly Row<typeof gameCategory>[];
  readonly sliders: readonly Row<typeof slider>[];
  readonly stories: readonly Row<typeof story>[];
  readonly promotions: readonly Row<typeof promotion>[];
  readonly pages: readonly Row<typeof page>[];
  readonly paymentMethods: readonly Row<typeof paymentMethod>[];
}

export async function readCatalogueRows({ sql }: Pick<Database, 'sql'>): Promise<CatalogueRows> {
  const [games, studios, categories, gameCategories, sliders, stories, promotions, pages, paymentMethods] =
    await Promise.all([
      sql.select().from(game).where(eq(game.enabled, true)).orderBy(desc(game.popularity), asc(game.id)),
      sql.select().from(studio).where(eq(studio.enabled, true)).orderBy(asc(studio.sort)),
      sql.select().from(category).orderBy(asc(category.sort)),
      sql.select().from(gameCategory).orderBy(asc(gameCategory.sort)),
      sql.select().from(slider).orderBy(asc(slider.sort)),
      sql.select().from(story).orderBy(asc(story.sort)),
      sql.select().from(promotion).orderBy(asc(promotion.sort)),
      sql.select().from(page).orderBy(asc(page.sort)),
      sql
        .select()
        .from(paymentMethod)
        .where(eq(paymentMethod.enabled, true))
        .orderBy(asc(paymentMethod.sort)),
    ]);
  return { games, studios, categories, gameCategories, sliders, stories, promotions, pages, paymentMethods };
}
