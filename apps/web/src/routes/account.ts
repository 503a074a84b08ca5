import { callQuery } from '../call/call-query.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

export const accountRoute = defineRoute<undefined>({
  paths: [paths.account],
  access: 'player',
  title: 'site_account_home',
  bodyClass: 'account',
  frame: 'page',
  needsAccountMessages: true,
  parse: () => undefined,
  // Of the choice of a country in the profile.
  load: (app) => app.queries.ensureQueryData(callQuery(app, 'GET /countries')),
  source: 'areas/account/home/account-home-page.tsx',
  view: async () => (await import('../areas/account/home/account-home-page.tsx')).AccountHomePage,
});

export const accountMenuRoute = defineRoute<undefined>({
  paths: [paths.accountMenu],
  access: 'player',
  title: 'site_account_menu',
  bodyClass: 'account-menu-page',
  frame: 'page',
  needsAccountMessages: true,
  parse: () => undefined,
  source: 'areas/account/menu-page.tsx',
  view: async () => (await import('../areas/account/menu-page.tsx')).AccountMenuPage,
});
