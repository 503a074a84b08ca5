import type { Language, Reply } from '@baize/contract';

import type { CatalogueContext } from '../catalogue/index.ts';
import { cleanHtml, escapeHtml } from './clean-html.ts';

const BRAND_NAME = '{brand}';

/**
 * The brand's info pages in their order. A page of the brand's own stands in for the one that all brands
 * share under the same slug.
 */
export async function listPages(
  { games, brand }: Pick<CatalogueContext, 'games' | 'brand'>,
  language: Language,
): Promise<Reply<'GET /pages'>> {
  const { name } = brand.options;
  const shown = games.content.pages.filter(({ siteId }) => siteId === null || siteId === brand.siteId);
  const own = new Set(shown.filter(({ siteId }) => siteId !== null).map(({ slug }) => slug));
  const pages = shown
    .filter(({ siteId, slug }) => siteId !== null || !own.has(slug))
    .map((row) => {
      const [title, body] = language === 'tr' ? [row.nameTr, row.bodyTr] : [row.nameEn, row.bodyEn];
      return {
        id: row.id,
        name: title.replaceAll(BRAND_NAME, () => name),
        url: `/Pages/${row.slug}`,
        description: cleanHtml(body.replaceAll(BRAND_NAME, () => escapeHtml(name))),
      };
    });
  return { success: true, pages };
}
