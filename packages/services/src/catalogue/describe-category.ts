import type { Language, Reply } from '@baize/contract';

import { textIn } from '../text-in.ts';
import type { CatalogueRows } from './read-catalogue-rows.ts';

type Category = Reply<'GET /game-sheet/{id}'>['data']['categories'][number];

/** A category as menus show it. */
export function describeCategory(row: CatalogueRows['categories'][number], language: Language): Category {
  return {
    id: row.id,
    name: textIn(row, 'name', language),
    slug: row.slug,
    class: row.icon,
    home_page: row.homePage === 1 ? 1 : 0,
  };
}
