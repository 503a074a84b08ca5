import { parseSportTest, type SportInput, sportTestSearchNames } from '../addresses/sport-address.ts';
import * as paths from '../addresses/paths.ts';
import { defineRoute } from '../router/route.ts';

/** For those who connect a provider: the books of the brand with what their frames say. */
export const sportTestRoute = defineRoute<SportInput>({
  paths: [paths.sportTest],
  access: 'any',
  title: 'sports_test',
  bodyClass: 'sport-test',
  frame: 'page',
  needsListMessages: true,
  hasOwnStyle: true,
  searchNames: sportTestSearchNames,
  parse: (_, search) => parseSportTest(search),
  load: async (app, input) =>
    (await import('../areas/sports/page/sport-test-page.tsx')).loadSportPage(app, input),
  source: 'areas/sports/page/sport-test-page.tsx',
  view: async () => (await import('../areas/sports/page/sport-test-page.tsx')).SportTestPage,
});
