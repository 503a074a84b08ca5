import { callQuery } from '../call/call-query.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const ownDataRoute = defineRoute<undefined>({
  paths: [paths.ownData],
  access: 'player',
  title: 'site_own_data',
  bodyClass: 'own-data',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  hasOwnStyle: true,
  parse: () => undefined,
  load: (app) => app.queries.ensureQueryData(callQuery(app, 'GET /retention')),
  source: 'areas/account/data/own-data-page.tsx',
  view: async () => (await import('../areas/account/data/own-data-page.tsx')).OwnDataPage,
});
