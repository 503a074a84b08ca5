import { moveToken } from '../addresses/link-token.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireLocalSignIn } from './local-sign-in.ts';

export const undoContactChangeRoute = defineRoute<void>({
  paths: [paths.undoContactChange],
  access: 'any',
  title: 'site_title_undo_contact',
  bodyClass: 'undo-contact',
  frame: 'page',
  isCalm: true,
  whileClosed: 'open',
  needsAccountMessages: true,
  parse: (params) => moveToken(paths.undoContactChange, params),
  load: async (app) => requireLocalSignIn(app),
  source: 'areas/auth/undo-contact-page.tsx',
  view: async () => (await import('../areas/auth/undo-contact-page.tsx')).UndoContactPage,
});
