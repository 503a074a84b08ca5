import type { PlayKind } from '@baize/ledger';

import { publishBalance } from './publish-balance.ts';
import { type DecidedResult, requireDecided } from './require-decided.ts';
import type { WalletContext, WalletBooking } from './wallet-caller.ts';

export interface PayWinInput extends WalletBooking {
  readonly play: PlayKind;
  /** The bet that won, by the provider's id; null for a win without a bet, or if the provider names only the round. */
  readonly betTx: string | null;
}

/**
 * Pays a win. Neither session nor limits nor exclusion matter: what was won is paid.
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
  // Nothing is kept of a win whose bet has not arrived: it is paid when it comes again.
  if (betTx === undefined) return betUnknown(context, playerId);
  const result = await ledger.book({ kind: 'win', siteId, provider, ...input, betTx });
  publishBalance(context, input.playerId, result);
  return requireDecided(result);
}

async function betUnknown({ ledger, siteId }: WalletContext, playerId: number): Promise<DecidedResult> {
  const account = await ledger.mainAccount(siteId, playerId);
  return {
    status: account ? 'betUnknown' : 'unknownAccount',
    replayed: false,
    balanceMinor: account?.balanceMinor ?? 0n,
    version: account?.version ?? 0,
    transferId: undefined,
  };
}
