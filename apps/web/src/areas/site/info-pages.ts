import { infoPageAddress } from '@baize/contract/page-addresses';

import { type InfoPageInput } from '../../addresses/info-page-address.ts';
import type { App } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';

export function infoPages(app: App) {
  return callQuery(app, 'GET /pages', { query: { lang: app.language } });
}

/** Finds the brand's page with a slug. */
export function findInfoPage<Page extends { readonly url: string }>(
  pages: readonly Page[],
  { slug }: InfoPageInput,
): Page | undefined {
  const address = infoPageAddress(slug).toLowerCase();
  return pages.find(({ url }) => url.toLowerCase() === address);
}
