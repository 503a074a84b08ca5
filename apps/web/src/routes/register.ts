import * as paths from '../addresses/paths.ts';
import { parseRegister, referralPath, type RegisterInput } from '../addresses/register-address.ts';
import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';

export const registerRoute = defineRoute<RegisterInput>({
  paths: [paths.register, referralPath],
  access: 'visitor',
  title: 'site_title_register',
  bodyClass: 'register',
  frame: 'page',
  needsAccountMessages: true,
  parse: parseRegister,
  load(app) {
    requireLocalSignIn(app);
    return app.queries.ensureQueryData(callQuery(app, 'GET /countries'));
  },
  source: 'areas/auth/register-page.tsx',
  view: async () => (await import('../areas/auth/register-page.tsx')).RegisterPage,
});
