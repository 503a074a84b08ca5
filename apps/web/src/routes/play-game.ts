import { callQuery } from '../call/call-query.ts';
import { defineRoute, NotFound, type Route } from '../shell/router/route.ts';

export interface PlayInput {
  readonly gameId: number;
  readonly mode: 'real' | 'demo';
}

/** A game's id from an address; anything else is no game. */
export function parseGameId(text: string | undefined): number {
  const gameId = Number(text);
  if (!Number.isSafeInteger(gameId) || gameId <= 0) throw new NotFound();
  return gameId;
}

function playRoute(path: string, access: 'any' | 'player', mode: PlayInput['mode']): Route<PlayInput> {
  return defineRoute<PlayInput>({
    paths: [path],
    access,
    title: 'play_title',
    bodyClass: 'play-game',
    frame: 'play',
    speaksOfLists: true,
    parse: ({ id }) => ({ gameId: parseGameId(id), mode }),
    load: (app, { gameId }) =>
      app.queries.ensureQueryData(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } })),
    source: 'areas/play/play-page.tsx',
    view: async () => (await import('../areas/play/play-page.tsx')).PlayPage,
  });
}

export const playGameRoute = playRoute('/PlayGame/:id', 'player', 'real');
export const demoPlayRoute = playRoute('/play/demo/:id', 'any', 'demo');
