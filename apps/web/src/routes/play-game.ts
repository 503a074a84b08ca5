import { callQuery } from '../call/call-query.ts';
import { defineRoute, NotFound } from '../shell/router/route.ts';

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

export const playGameRoute = defineRoute<PlayInput>({
  paths: ['/PlayGame/:id'],
  access: 'player',
  title: 'play_title',
  bodyClass: 'play-game',
  frame: 'play',
  speaksOfLists: true,
  parse: ({ id }) => ({ gameId: parseGameId(id), mode: 'real' }),
  load: (app, { gameId }) =>
    app.queries.ensureQueryData(callQuery(app, 'GET /game-detail/{id}', { params: { id: gameId } })),
  source: 'areas/play/play-page.tsx',
  view: async () => (await import('../areas/play/play-page.tsx')).PlayPage,
});
