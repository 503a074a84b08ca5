import { type InfoPageInput, parseInfoPage } from '../addresses/info-page-address.ts';
import * as paths from '../addresses/paths.ts';
import { findInfoPage, infoPages } from '../areas/site/late.ts';
import { defineRoute } from '../router/route.ts';

export const infoPageRoute = defineRoute<InfoPageInput>({
  paths: [paths.infoPage],
  access: 'any',
  title: 'site_pages_title',
  bodyClass: 'info-page',
  frame: 'page',
  whileClosed: 'open',
  needsListMessages: true,
  hasOwnStyle: true,
  parse: parseInfoPage,
  load: (app) => app.queries.ensureQueryData(infoPages(app)),
  describe(app, input) {
    const found = findInfoPage(app.queries.getQueryData(infoPages(app).queryKey)?.pages ?? [], input);
    return found ? { name: found.name } : { status: 404 };
  },
  source: 'areas/site/info-page.tsx',
  view: async () => (await import('../areas/site/info-page.tsx')).InfoPage,
});
