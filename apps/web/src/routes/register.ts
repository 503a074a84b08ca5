import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../shell/router/route.ts';
import { requireOwnEntry } from './own-entry.ts';

/** The referring player, where the address names one. */
export interface RegisterInput {
  readonly referralId: string | undefined;
}

export const registerRoute = defineRoute<RegisterInput>({
  paths: ['/Register', '/Register/:id'],
  access: 'visitor',
  title: 'site_title_register',
  bodyClass: 'register',
  frame: 'page',
  speaksOfAccount: true,
  parse: ({ id }) => ({ referralId: id }),
  load(app) {
    requireOwnEntry(app);
    return app.queries.ensureQueryData(callQuery(app, 'GET /countries'));
  },
  source: 'areas/auth/register-page.tsx',
  view: async () => (await import('../areas/auth/register-page.tsx')).RegisterPage,
});
