import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../shell/router/route.ts';

export const homeRoute = defineRoute<undefined>({
  paths: ['/', '/home'],
  access: 'any',
  title: 'site_home_title',
  bodyClass: 'home',
  frame: 'page',
  parse: () => undefined,
  async load(app) {
    const data = app.queries.ensureQueryData(
      callQuery(app, 'GET /homepage', { query: { device: app.device } }),
    );
    // The first HTML is whole; in the browser the lower sections come when they are near.
    if (typeof document === 'undefined')
      await (await import('../areas/site/home-page.tsx')).bringLateParts(app);
    await data;
  },
  source: 'areas/site/home-page.tsx',
  view: async () => (await import('../areas/site/home-page.tsx')).HomePage,
});
