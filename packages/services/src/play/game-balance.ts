import { findLiveSession } from './live-session.ts';
import type { WalletContext } from './wallet-caller.ts';

interface GameBalanceInput {
  readonly playerId: number;
  /** Token of the game session, and the currency; null if the provider does not send them. */
  readonly session: string | null;
  readonly currency: number | null;
}

export type BalanceRefusal = 'unknownAccount' | 'sessionExpired' | 'wrongCurrency';

/** The main balance for a game provider, or the reason why it is refused. */
export async function gameBalance(
  context: WalletContext,
  input: GameBalanceInput,
): Promise<{ readonly balanceMinor: bigint; readonly currency: number } | BalanceRefusal> {
  const { ledger, siteId } = context;
  const { playerId, session: token, currency } = input;
  const [account, session] = await Promise.all([
    ledger.mainAccount(siteId, playerId),
    token === null ? null : findLiveSession(context, { playerId, session: token }),
  ]);
  if (!account) return 'unknownAccount';
  if (session === undefined) return 'sessionExpired';
  return currency === null || account.currency === currency ? account : 'wrongCurrency';
}
