import { defineRoute } from '../shell/router/route.ts';
import { requireOwnEntry } from './own-entry.ts';

/** The secret of the letter's link, as the address has it. */
export interface ResetInput {
  readonly token: string;
}

export const resetPasswordRoute = defineRoute<ResetInput>({
  paths: ['/forget-password/:token'],
  access: 'visitor',
  title: 'site_title_reset',
  bodyClass: 'reset-password',
  frame: 'page',
  speaksOfAccount: true,
  parse: ({ token }) => ({ token: token ?? '' }),
  load: async (app) => requireOwnEntry(app),
  source: 'areas/auth/reset-password-page.tsx',
  view: async () => (await import('../areas/auth/reset-password-page.tsx')).ResetPasswordPage,
});
