import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';
import { requireShownItem } from './shown-item.ts';

const shared = {
  access: 'player',
  frame: 'page',
  whileClosed: 'open',
  needsAccountMessages: true,
  hasOwnStyle: true,
  parse: () => undefined,
} as const;

export const changePasswordRoute = defineRoute<undefined>({
  ...shared,
  paths: [paths.changePassword],
  title: 'site_change_password',
  bodyClass: 'change-password',
  load: async (app) => requireLocalSignIn(app),
  source: 'areas/auth/security/change-password-page.tsx',
  view: async () => (await import('../areas/auth/security/change-password-page.tsx')).ChangePasswordPage,
});

export const twoFactorRoute = defineRoute<undefined>({
  ...shared,
  paths: [paths.twoFactor],
  title: 'site_security',
  bodyClass: 'two-factor',
  load: async (app) => requireShownItem(app, 'twoFactor'),
  source: 'areas/auth/security/security-page.tsx',
  view: async () => (await import('../areas/auth/security/security-page.tsx')).SecurityPage,
});
