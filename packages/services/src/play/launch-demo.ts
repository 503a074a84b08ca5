import { CallError, type Reply } from '@baize/contract';

import type { Context } from '../context.ts';
import { describeLaunch } from './describe-launch.ts';
import { createLaunch, launchRequest, requireGameProvider } from './launch-request.ts';

/**
 * Opens a game for play money, without a wallet or an account.
 *
 * @throws CallError `data_not_found` for an unknown game, `game_unavailable` for one without a demo
 */
export async function launchDemo(
  context: Context,
  input: { readonly id: number; readonly device: number },
): Promise<Reply<'GET /gameDemo/{id}'>> {
  const game = context.games.findGame(input.id);
  if (!game) throw new CallError('data_not_found');
  if (!game.demo || !game.launchable) throw new CallError('game_unavailable');
  const launch = await createLaunch(requireGameProvider(context, game), {
    ...launchRequest(context, game, input.device),
    mode: 'demo',
    player: null,
    token: null,
    currency: 'TRY',
  });
  return describeLaunch(game, game.name[context.language], launch);
}
