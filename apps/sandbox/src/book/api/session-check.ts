import type { Clock } from '@baize/clock';

import type { WalletClient } from '../../studio/wallet/wallet-client.ts';
import type { Visit, Visits } from '../../visits/visit.ts';

/** Whether the site's session of a page has not ended. A page whose session has is closed. */
export type SessionCheck = (visit: Visit) => Promise<boolean>;

/** A page is asked about again after this time. */
const FRESH_MS = 1_000;

/** The wallet refuses a bet by itself, but is not asked before bets are shown or cashed out. */
export function createSessionCheck(deps: {
  readonly wallet: Pick<WalletClient, 'call'>;
  readonly visits: Pick<Visits, 'remove'>;
  readonly clock: Clock;
}): SessionCheck {
  const { wallet, visits, clock } = deps;
  const checkedAt = new WeakMap<Visit, number>();
  return async (visit) => {
    if (visit.wallet === null) return true;
    const now = clock.now().getTime();
    if (now - (checkedAt.get(visit) ?? Number.NEGATIVE_INFINITY) < FRESH_MS) return true;
    const { key, currency } = visit.ticket;
    const answer = await wallet.call(key, 'balance', { ...visit.wallet, currency });
    // A wallet that is silent has not ended the session.
    if (answer.kind === 'undecided') return true;
    if (answer.reply.status === 'SESSION_EXPIRED') {
      visits.remove(visit);
      return false;
    }
    visit.balanceMinor = answer.reply.balance ?? visit.balanceMinor;
    visit.bonus = answer.reply.bonus ?? null;
    checkedAt.set(visit, now);
    return true;
  };
}
