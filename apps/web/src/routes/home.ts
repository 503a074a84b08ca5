import { homeSpellings } from '../addresses/paths.ts';
import { loadLateParts, HomePage } from '../areas/site/index.ts';
import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../router/route.ts';

export const homeRoute = defineRoute<undefined>({
  paths: homeSpellings,
  access: 'any',
  title: 'site_home_title',
  bodyClass: 'home',
  frame: 'page',
  parse: () => undefined,
  async load(app) {
    // The first HTML is complete; in the browser the lower sections load when they are near.
    const late = typeof document === 'undefined' && loadLateParts(app);
    const data = callQuery(app, 'GET /homepage', { query: { device: app.device } });
    await Promise.all([app.queries.ensureQueryData(data), late]);
  },
  source: 'areas/site/home-page.tsx',
  view: async () => HomePage,
});
