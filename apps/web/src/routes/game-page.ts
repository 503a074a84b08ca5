import { defineRoute, type PageFacts } from '../shell/router/route.ts';
import { gamePagePath } from './game-page-path.ts';
import { parseGameId } from './play-game.ts';

export interface GamePageInput {
  readonly gameId: number;
}

/** What is said of a game's page once it is loaded; `loadGamePage` puts it there. */
export function gameFactsKey({ gameId }: GamePageInput) {
  return ['game', gameId] as const;
}

/** What is known of one game, for everybody. */
export const gamePageRoute = defineRoute<GamePageInput>({
  paths: [gamePagePath],
  access: 'any',
  title: 'play_title',
  bodyClass: 'game-info',
  frame: 'page',
  speaksOfLists: true,
  hasOwnStyle: true,
  parse: ({ id }) => ({ gameId: parseGameId(id) }),
  load: async (app, input) =>
    (await import('../areas/play/game-page/game-page.tsx')).loadGamePage(app, input),
  describe: (app, input) => app.queries.getQueryData<PageFacts>(gameFactsKey(input)) ?? {},
  source: 'areas/play/game-page/game-page.tsx',
  view: async () => (await import('../areas/play/game-page/game-page.tsx')).GamePage,
});
