import { CallError, type Language, type Reply } from '@baize/contract';
import { infoPageAddress } from '@baize/contract/page-addresses';

import type { CatalogueContext } from '../catalogue/index.ts';
import { listPages } from './list-pages.ts';

/**
 * An info page of the brand with its text.
 *
 * @throws CallError `data_not_found`
 */
export async function readPage(
  context: Pick<CatalogueContext, 'games' | 'brand'>,
  slug: string,
  language: Language,
): Promise<Reply<'GET /pages'>['pages'][number]> {
  const { pages } = await listPages(context, language);
  const address = infoPageAddress(slug).toLowerCase();
  const page = pages.find(({ url }) => url.toLowerCase() === address);
  if (!page) throw new CallError('data_not_found');
  return page;
}
