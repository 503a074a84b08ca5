import type { App } from '../app/app.ts';
import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../shell/router/route.ts';

/** The page that the address names; nothing need be there. */
export interface InfoPageInput {
  readonly slug: string;
}

export const infoPageRoot = '/Pages';

export function infoPages(app: App) {
  return callQuery(app, 'GET /pages', { query: { lang: app.language } });
}

/** The page of a slug among those of the brand. */
export function findInfoPage<Page extends { readonly url: string }>(
  pages: readonly Page[],
  { slug }: InfoPageInput,
): Page | undefined {
  return pages.find(({ url }) => url.toLowerCase() === `${infoPageRoot}/${slug}`.toLowerCase());
}

export const infoPageRoute = defineRoute<InfoPageInput>({
  paths: [`${infoPageRoot}/:slug`],
  access: 'any',
  title: 'site_pages_title',
  bodyClass: 'info-page',
  frame: 'page',
  speaksOfLists: true,
  hasOwnStyle: true,
  parse: ({ slug = '' }) => ({ slug }),
  load: (app) => app.queries.ensureQueryData(infoPages(app)),
  describe(app, input) {
    const found = findInfoPage(app.queries.getQueryData(infoPages(app).queryKey)?.pages ?? [], input);
    return found ? { name: found.name } : { status: 404 };
  },
  source: 'areas/site/info-page.tsx',
  view: async () => (await import('../areas/site/info-page.tsx')).InfoPage,
});
