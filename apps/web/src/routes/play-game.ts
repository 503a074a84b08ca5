import { parseGame, type PlayInput } from '../addresses/play-address.ts';
import * as paths from '../addresses/paths.ts';
import { callQuery } from '../call/call-query.ts';
import { defineRoute, type Route } from '../router/route.ts';

function playRoute(path: string, access: 'any' | 'player', mode: PlayInput['mode']): Route<PlayInput> {
  return defineRoute<PlayInput>({
    paths: [path],
    access,
    title: 'play_title',
    bodyClass: 'play-game',
    frame: 'play',
    needsListMessages: true,
    parse: (params) => ({ ...parseGame(params), mode }),
    load: (app, { gameId }) =>
      app.queries.ensureQueryData(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } })),
    source: 'areas/play/play-page.tsx',
    view: async () => (await import('../areas/play/play-page.tsx')).PlayPage,
  });
}

export const playGameRoute = playRoute(paths.play, 'player', 'real');
export const demoPlayRoute = playRoute(paths.demo, 'any', 'demo');
