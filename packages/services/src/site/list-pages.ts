import { escapeHtml } from '@baize/brand/escape-html';
import type { Language, Reply } from '@baize/contract';
import { infoPageAddress } from '@baize/contract/page-addresses';

import { textIn } from '../text-in.ts';
import type { CatalogueContext } from '../catalogue/index.ts';
import { cleanHtml } from './clean-html.ts';

const BRAND_NAME = '{brand}';

type PageContext = Pick<CatalogueContext, 'games' | 'brand'>;
type PageRow = CatalogueContext['games']['content']['pages'][number];

/** Rows of the brand's info pages in their order. A brand's own page replaces the shared one with the same slug. */
export function brandPages({ games, brand }: PageContext): PageRow[] {
  const shown = games.content.pages.filter(({ siteId }) => siteId === null || siteId === brand.siteId);
  const own = new Set(shown.filter(({ siteId }) => siteId !== null).map(({ slug }) => slug));
  return shown.filter(({ siteId, slug }) => siteId !== null || !own.has(slug));
}

/** A page without its text. */
export function describePage(row: PageRow, brand: CatalogueContext['brand'], language: Language) {
  const title = textIn(row, 'name', language);
  return {
    id: row.id,
    name: title.replaceAll(BRAND_NAME, () => brand.options.name),
    url: infoPageAddress(row.slug),
  };
}

/** The brand's info pages with their texts. */
export async function listPages(context: PageContext, language: Language): Promise<Reply<'GET /pages'>> {
  const { brand } = context;
  const pages = brandPages(context).map((row) => {
    const body = textIn(row, 'body', language);
    return {
      ...describePage(row, brand, language),
      description: cleanHtml(body.replaceAll(BRAND_NAME, () => escapeHtml(brand.options.name))),
    };
  });
  return { success: true, pages };
}
