import type { RefundCommand, ReversalCommand } from '@baize/ledger';

import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import { rollbackBet } from './rollback-bet.ts';
import type { WalletContext } from './wallet-caller.ts';
import { walletOfGame } from './wallet-of-game.ts';

type ReverseWinInput = Omit<ReversalCommand, 'kind' | 'siteId' | 'provider' | 'wallet'>;

/**
 * Takes back a win. Without enough money nothing moves, and an operator finds it on the review list; a repeat may succeed
 * later.
 *
 * @throws BookingUndecided
 */
export async function reverseWin(context: WalletContext, input: ReverseWinInput): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const wallet = walletOfGame(context, undefined);
  const reversal = { kind: 'winReversal' as const, siteId, provider, ...input };
  const result = await ledger.book({ ...reversal, ...(wallet && { wallet }) });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}

interface UndoInput extends Pick<RefundCommand, 'playerId' | 'tx'> {
  /** The bet or win, by the provider's id. */
  readonly targetTx: string;
}

/**
 * Undoes a transaction of unknown kind. A repeat is what it was the first time, also if a win with the id has come since.
 * The caller has locked the account, so that no win comes between the look-up and the booking.
 *
 * @throws BookingUndecided
 */
export async function undoTransaction(
  context: WalletContext,
  { playerId, tx, targetTx }: UndoInput,
): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const owner = { siteId, playerId, provider };
  const isRollback = await ledger.transferStatus({ ...owner, kind: 'refund', tx });
  const isWin = !isRollback && (await ledger.transferStatus({ ...owner, kind: 'win', tx: targetTx }));
  return isWin
    ? reverseWin(context, { playerId, tx, winTx: targetTx })
    : rollbackBet(context, { playerId, tx, betTx: targetTx });
}
