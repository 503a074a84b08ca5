import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireOwnEntry } from './own-entry.ts';

export const loginRoute = defineRoute<undefined>({
  paths: [paths.login],
  access: 'visitor',
  title: 'site_title_login',
  bodyClass: 'login',
  frame: 'page',
  needsAccountMessages: true,
  parse: () => undefined,
  load: async (app) => requireOwnEntry(app),
  source: 'areas/auth/login-page.tsx',
  view: async () => (await import('../areas/auth/login-page.tsx')).LoginPage,
});
