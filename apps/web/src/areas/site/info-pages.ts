import { infoPageAddress } from '@baize/contract/page-addresses';

import { type InfoPageInput } from '../../addresses/info-page-address.ts';
import type { App } from '../../app/app.ts';
import { callQuery, fileAddress } from '../../call/index.ts';

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

/** Where a page is a PDF. A real link, since browsers inside of other apps save nothing that a script has made. */
export function infoPageFile({ language }: App, { slug }: InfoPageInput): string {
  return fileAddress('GET /pages/{slug}/file', { params: { slug }, query: { lang: language } });
}
