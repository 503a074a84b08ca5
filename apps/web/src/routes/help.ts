import * as paths from '../addresses/paths.ts';
import { helpLinesQuery } from '../areas/limits/late.ts';
import { defineRoute } from '../router/route.ts';

export const helpRoute = defineRoute<undefined>({
  paths: [paths.getHelp],
  access: 'any',
  title: 'limits_help',
  bodyClass: 'help',
  frame: 'page',
  whileClosed: 'open',
  needsLimitMessages: true,
  hasOwnStyle: true,
  isCalm: true,
  parse: () => undefined,
  load: (app) => app.queries.ensureQueryData(helpLinesQuery(app)),
  source: 'areas/limits/help-page.tsx',
  view: async () => (await import('../areas/limits/help/help-page.tsx')).HelpPage,
});
