import { moveToken } from '../addresses/link-token.ts';
import { resetPasswordPath } from '../addresses/reset-password-address.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';

export const resetPasswordRoute = defineRoute<void>({
  paths: [resetPasswordPath],
  access: 'visitor',
  title: 'site_title_reset',
  bodyClass: 'reset-password',
  frame: 'page',
  needsAccountMessages: true,
  parse: (params) => moveToken(resetPasswordPath, params),
  load: async (app) => requireLocalSignIn(app),
  source: 'areas/auth/reset-password-page.tsx',
  view: async () => (await import('../areas/auth/reset-password-page.tsx')).ResetPasswordPage,
});
