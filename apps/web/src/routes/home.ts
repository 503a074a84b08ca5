import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../shell/router/route.ts';

export const homeRoute = defineRoute<undefined>({
  paths: ['/', '/home'],
  access: 'any',
  title: 'site_home_title',
  bodyClass: 'home',
  frame: 'page',
  parse: () => undefined,
  load: (app) =>
    app.queries.ensureQueryData(callQuery(app, 'GET /homepage', { query: { device: app.device } })),
  source: 'areas/site/home-page.tsx',
  view: async () => (await import('../areas/site/home-page.tsx')).HomePage,
});
