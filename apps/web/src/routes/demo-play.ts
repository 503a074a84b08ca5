import { callQuery } from '../call/call-query.ts';
import { defineRoute } from '../shell/router/route.ts';
import { parseGameId, type PlayInput } from './play-game.ts';

export const demoPlayRoute = defineRoute<PlayInput>({
  paths: ['/play/demo/:id'],
  access: 'any',
  title: 'play_title',
  bodyClass: 'play-game',
  frame: 'play',
  speaksOfLists: true,
  parse: ({ id }) => ({ gameId: parseGameId(id), mode: 'demo' }),
  load: (app, { gameId }) =>
    app.queries.ensureQueryData(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } })),
  source: 'areas/play/play-page.tsx',
  view: async () => (await import('../areas/play/play-page.tsx')).PlayPage,
});
