import * as paths from '../addresses/paths.ts';
import { parseResetPassword, type ResetInput } from '../addresses/reset-password-address.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';

export const undoContactChangeRoute = defineRoute<ResetInput>({
  paths: [paths.undoContactChange],
  access: 'any',
  title: 'site_title_undo_contact',
  bodyClass: 'undo-contact',
  frame: 'page',
  isCalm: true,
  whileClosed: 'open',
  needsAccountMessages: true,
  parse: parseResetPassword,
  load: async (app) => requireLocalSignIn(app),
  source: 'areas/auth/undo-contact-page.tsx',
  view: async () => (await import('../areas/auth/undo-contact-page.tsx')).UndoContactPage,
});
