import type { PlayKind } from '@baize/ledger';

import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import type { WalletContext, WalletBooking } from './wallet-caller.ts';
import { walletOfGame } from './wallet-of-game.ts';

export interface PayWinInput extends WalletBooking {
  readonly play: PlayKind;
  /** The bet that won, by the provider's id; null for a win without a bet, or if the provider names only the round. */
  readonly betTx: string | null;
}

/**
 * Pays a win, regardless of session, limits and exclusion.
 *
 * @throws BookingUndecided
 */
export async function payWin(context: WalletContext, input: PayWinInput): Promise<DecidedResult> {
  const { ledger, siteId, provider } = context;
  const { playerId, tx, roundId } = input;
  const betTx =
    input.betTx === null && input.play === 'round'
      ? await ledger.betOfWin({ siteId, playerId, provider, roundId, tx })
      : input.betTx;
  const wallet = walletOfGame(context, input.gameId);
  const result = await ledger.book({
    kind: 'win',
    siteId,
    provider,
    ...input,
    betTx: betTx ?? null,
    ...(wallet && { wallet }),
    // The round may have another bet by the time of a retry, which still says the same.
    ...(betTx !== input.betTx && { isBetInferred: true }),
  });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}
