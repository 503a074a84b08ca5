import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';
import { requireShownItem } from './shown-item.ts';

export const limitsRoute = defineRoute<undefined>({
  paths: [paths.limits],
  access: 'player',
  title: 'site_limits',
  bodyClass: 'limits',
  frame: 'page',
  needsAccountMessages: true,
  needsLimitMessages: true,
  isCalm: true,
  parse: () => undefined,
  load: async (app) => requireShownItem(app, 'limits'),
  source: 'areas/limits/limits-page.tsx',
  view: async () => (await import('../areas/limits/limits-page.tsx')).LimitsPage,
});
