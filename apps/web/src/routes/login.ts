import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';

export const loginRoute = defineRoute<undefined>({
  paths: [paths.login],
  access: 'visitor',
  title: 'site_title_login',
  bodyClass: 'login',
  frame: 'page',
  needsAccountMessages: true,
  parse: () => undefined,
  load: async (app) => requireLocalSignIn(app),
  source: 'areas/auth/login-page.tsx',
  view: async () => (await import('../areas/auth/login-page.tsx')).LoginPage,
});
