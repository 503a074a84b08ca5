import { CallError, type Reply } from '@baize/contract';

import type { Context } from '../context.ts';
import { describeLaunch } from './describe-launch.ts';
import { createLaunch, launchRequest, requireGameProvider } from './launch-request.ts';

/**
 * Opens a replay of one round. Only slots have one: their rounds follow from a number, so the studio can show the same
 * round again.
 *
 * @throws CallError `data_not_found` for an unknown game, `game_unavailable` for one without a replay
 */
export async function launchReplay(
  context: Context,
  input: { readonly id: number; readonly device: number },
): Promise<Reply<'GET /gameReplay/{id}'>> {
  const game = context.games.findGame(input.id);
  if (!game) throw new CallError('data_not_found');
  if (game.mechanic === null || !game.launchable) throw new CallError('game_unavailable');
  const launch = await createLaunch(requireGameProvider(context, game), {
    ...launchRequest(context, game, input.device),
    mode: 'replay',
    player: null,
    token: null,
    currency: 'TRY',
  });
  return describeLaunch(game, game.name[context.language], launch);
}
