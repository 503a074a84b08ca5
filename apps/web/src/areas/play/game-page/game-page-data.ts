import type { GameInput } from '../../../addresses/play-address.ts';
import type { App } from '../../../app/app.ts';
import { callQuery } from '../../../call/call-query.ts';
import { leadElsewhere } from '../missing-game.ts';
import { gameFactsKey } from './game-facts-key.ts';

export function gameSheet(app: App, id: number) {
  return callQuery(app, 'GET /game-sheet/{id}', { params: { id } });
}

export function gameDetail(app: App, id: number) {
  return callQuery(app, 'GET /game-detail/{id}', { params: { id } });
}

/**
 * @throws NotFound for a game that is not in the catalogue, or no longer shown
 * @throws Redirect for what has a page of its own
 */
export async function loadGamePage(app: App, input: GameInput): Promise<void> {
  const { gameId } = input;
  const [{ data }] = await Promise.all([
    app.queries.ensureQueryData(gameSheet(app, gameId)),
    app.queries.ensureQueryData(gameDetail(app, gameId)),
  ]).catch((error: unknown) => leadElsewhere(app, gameId, error));
  app.queries.setQueryData(gameFactsKey(input), { name: data.game.name });
}
