import { type GameInput, parseGame } from '../addresses/play-address.ts';
import * as paths from '../addresses/paths.ts';
import { gameFactsKey } from '../areas/play/late.ts';
import { defineRoute, type PageFacts } from '../router/route.ts';

/** A game's public page. */
export const gamePageRoute = defineRoute<GameInput>({
  paths: [paths.game],
  access: 'any',
  title: 'play_title',
  bodyClass: 'game-info',
  frame: 'page',
  needsListMessages: true,
  hasOwnStyle: true,
  parse: parseGame,
  load: async (app, input) =>
    (await import('../areas/play/game-page/game-page.tsx')).loadGamePage(app, input),
  describe: (app, input) => app.queries.getQueryData<PageFacts>(gameFactsKey(input)) ?? {},
  source: 'areas/play/game-page/game-page.tsx',
  view: async () => (await import('../areas/play/game-page/game-page.tsx')).GamePage,
});
