import * as paths from '../addresses/paths.ts';
import { Redirect } from '../addresses/redirect.ts';
import { gameFactsKey, HIGH_FLYER } from '../areas/play/late.ts';
import { defineRoute, type PageFacts } from '../router/route.ts';

export const highFlyerRoute = defineRoute<undefined>({
  paths: [paths.highFlyer],
  access: 'any',
  title: 'play_title',
  bodyClass: 'high-flyer',
  frame: 'play',
  needsListMessages: true,
  hasOwnStyle: true,
  parse: () => undefined,
  async load(app) {
    if (app.brand.traits['play.highFlyer'] === 'home') throw new Redirect(paths.home);
    return (await import('../areas/play/high-flyer/high-flyer-page.tsx')).loadHighFlyer(app);
  },
  describe: (app) => app.queries.getQueryData<PageFacts>(gameFactsKey({ gameId: HIGH_FLYER })) ?? {},
  source: 'areas/play/high-flyer/high-flyer-page.tsx',
  view: async () => (await import('../areas/play/high-flyer/high-flyer-page.tsx')).HighFlyerPage,
});
