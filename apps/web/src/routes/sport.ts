import { parseSport, sportSearchNames, type SportInput, type SportView } from '../addresses/sport-address.ts';
import * as paths from '../addresses/paths.ts';
import { placeTitle, sportTitles } from '../areas/sports/late.ts';
import { defineRoute, type Route } from '../router/route.ts';

function sportRoute(view: SportView, ...addresses: readonly [string, ...string[]]): Route<SportInput> {
  return defineRoute<SportInput>({
    paths: addresses,
    access: 'any',
    title: sportTitles[view],
    bodyClass: 'sportsbook',
    frame: 'sport',
    needsListMessages: true,
    hasOwnStyle: true,
    searchNames: sportSearchNames,
    parse: (params, search) => parseSport(view, params, search),
    load: async (app, input) =>
      (await import('../areas/sports/page/sport-page.tsx')).loadSportPage(app, input),
    describe: (app, input) => ({ name: placeTitle(app, input) }),
    source: 'areas/sports/page/sport-page.tsx',
    view: async () => (await import('../areas/sports/page/sport-page.tsx')).SportPage,
  });
}

/** The pages of sport without a provider, then with one. */
export const sportRoutes: readonly Route<SportInput>[] = [
  sportRoute('prematch', paths.sport),
  sportRoute('live', paths.liveSport),
  sportRoute('esport', paths.esport),
  sportRoute('prematch', paths.sportBook, paths.chosenSportBook),
  sportRoute('live', paths.liveSportBook),
  sportRoute('esport', paths.esportBook),
];
