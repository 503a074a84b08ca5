import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';

export const forgotPasswordRoute = defineRoute<undefined>({
  paths: [paths.forgotPassword],
  access: 'visitor',
  title: 'site_title_forgot',
  bodyClass: 'forget-password',
  frame: 'page',
  needsAccountMessages: true,
  parse: () => undefined,
  load: async (app) => requireLocalSignIn(app),
  source: 'areas/auth/forgot-password-page.tsx',
  view: async () => (await import('../areas/auth/forgot-password-page.tsx')).ForgotPasswordPage,
});
