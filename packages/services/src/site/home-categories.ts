import { gameTypes, type Reply } from '@baize/contract';

import { textIn } from '../text-in.ts';
import type { CatalogueContext } from '../catalogue/index.ts';

type HomeCategory = Reply<'GET /homepage'>['data']['categories'][number];

const ON_HOME = 1;

/** The categories that are marked for the home page, each with the picture of its most popular game. */
export function homeCategories({
  games,
  language,
}: Pick<CatalogueContext, 'games' | 'language'>): HomeCategory[] {
  const shownPictures = new Set<string>();
  return gameTypes.flatMap((type) => {
    const { categories, gamesByCategory } = games.lobby(type);
    return categories
      .filter(({ homePage }) => homePage === ON_HOME)
      .flatMap((row) => {
        const list = gamesByCategory.get(row.id) ?? [];
        // If one game leads several categories, neighbours would show the same picture.
        const first = list.find(({ picture }) => !shownPictures.has(picture[language])) ?? list[0];
        if (!first) return [];
        shownPictures.add(first.picture[language]);
        return {
          id: row.id,
          slug: row.slug,
          name: textIn(row, 'name', language),
          icon: row.icon,
          type,
          game_count: list.length,
          picture: first.picture[language],
          shape: first.shape,
        };
      });
  });
}
