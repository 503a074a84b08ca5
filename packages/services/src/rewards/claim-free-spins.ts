import { type Body, CallError } from '@baize/contract';
import { inTransaction } from '@baize/db';
import { type FreeSpinClaim, freeSpinStatus } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { findFreeSpins, type FreeSpins, readFreeSpins } from './find-awards.ts';
import { publishBalance } from './publish-balance.ts';
import { requireAcceptable } from './require-acceptable.ts';
import { wasReturned } from './was-returned.ts';

const refusals = {
  anotherActive: 'bonus_active',
  notOffered: 'free_spins_expired',
  gameNotOffered: 'free_spins_other_game',
  moneyInWallets: 'bonus_money_in_wallets',
  unknownAccount: 'data_not_found',
} as const satisfies Record<Exclude<FreeSpinClaim, 'claimed'>, string>;

/**
 * Claims offered free rounds for a game.
 *
 * @returns the id of the free rounds
 * @throws CallError `data_not_found` if nothing is offered for that game, `bonus_terms_changed` if the player has read other
 * terms, and as the call says
 */
export async function claimFreeSpins(
  context: PlayerContext,
  { game_id: gameId, free_spin_id: id, terms_id: termsId }: Body<'POST /account/claim-freespin'>,
): Promise<number> {
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  if (!context.games.findGame(gameId)) throw new CallError('game_unavailable');
  const claimed = await inTransaction(context.database, async (transaction) => {
    await requireAcceptable(context, transaction);
    const row =
      id === undefined
        ? pick(await findFreeSpins(transaction, key, context.clock.now()), gameId)
        : await readFreeSpins(transaction, key, id);
    if (!row) throw new CallError('data_not_found');
    if (termsId !== undefined && row.termsId !== termsId) throw new CallError('bonus_terms_changed');
    if (row.status === freeSpinStatus.offered && (await wasReturned(transaction, row)))
      throw new CallError('free_spins_expired');
    const claim = await context.ledger
      .within(transaction)
      .claimFreeSpins({ ...key, freeSpinId: row.id, gameId });
    if (claim !== 'claimed') throw new CallError(refusals[claim]);
    return row.id;
  });
  await publishBalance(context);
  return claimed;
}

/**
 * Those of which no round was played yet come first: a claim whose reply was lost is repeated, and must not take the next
 * offer. Then offered ones, and then those that are being played.
 */
function pick(rows: readonly FreeSpins[], gameId: number): FreeSpins | undefined {
  const fitting = rows.filter(({ games }) => games.includes(gameId));
  return (
    fitting.find((row) => row.gameId === gameId && row.leftCount === row.count) ??
    fitting.find(({ status }) => status === freeSpinStatus.offered) ??
    fitting.find((row) => row.gameId === gameId)
  );
}
