import type { GameInput } from '../../../addresses/play-address.ts';
import { NotFound } from '../../../addresses/not-found.ts';
import type { App } from '../../../app/app.ts';
import { callQuery } from '../../../call/call-query.ts';
import { gameFactsKey } from './game-facts-key.ts';

const NOT_FOUND = 404;

export function gameSheet(app: App, id: number) {
  return callQuery(app, 'GET /game-sheet/{id}', { params: { id } });
}

export function gameDetail(app: App, id: number) {
  return callQuery(app, 'GET /game-detail/{id}', { params: { id } });
}

/** Errors of the server's verbs and of browser calls both have a status. */
function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === NOT_FOUND;
}

/** @throws NotFound for a game that is not in the catalogue, or no longer shown */
export async function loadGamePage(app: App, input: GameInput): Promise<void> {
  const { gameId } = input;
  try {
    const [{ data }] = await Promise.all([
      app.queries.ensureQueryData(gameSheet(app, gameId)),
      app.queries.ensureQueryData(gameDetail(app, gameId)),
    ]);
    app.queries.setQueryData(gameFactsKey(input), { name: data.game.name });
  } catch (error) {
    if (isNotFound(error)) throw new NotFound();
    throw error;
  }
}
