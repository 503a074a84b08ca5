import { inTransaction, type Transaction } from '@baize/db';
import type { ExclusionCode, ExclusionPeriod, ExclusionScope } from '@baize/ledger';

import { endSessions, publishEnds } from '../auth/index.ts';
import type { Services } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';
import { type ClosedAccount, closeLikeElsewhere, lockForClosing } from './close-elsewhere.ts';
import { writeClosingMessage } from './closing-message.ts';

export type ClosingServices = Pick<
  Services,
  'database' | 'ledger' | 'clock' | 'wakeups' | 'exclusionEffects'
>;

export interface Closing extends PlayerKey {
  readonly code: ExclusionCode;
  /** Whether it is for all brands of the operator. */
  readonly scope: ExclusionScope;
}

/** What else belongs to the transaction that closes the account. */
export type WithClosing = (
  transaction: Transaction,
  closed: ExclusionPeriod & { readonly messageId: number | undefined },
) => Promise<void>;

/** There is no such account. */
export class NoAccount extends Error {
  override readonly name = 'NoAccount';
}

/** The account is already closed until later. */
export class ClosedForLonger extends Error {
  override readonly name = 'ClosedForLonger';
  readonly endsAt: Date;

  constructor(endsAt: Date) {
    super(`the account is closed until ${endsAt.toISOString()}`);
    this.endsAt = endsAt;
  }
}

/**
 * Closes an account for a break or a self-exclusion, or closes it for longer. From the commit on
 * no bet is accepted in any process, all sessions have ended and their games are closed; what is open is still settled. The
 * same code again within a minute changes nothing. For all brands, accounts that are proven to be the same person's there
 * are closed with it. The player has a message about it.
 *
 * @param also not called for a repeat
 * @throws NoAccount, ClosedForLonger
 */
export async function closeAccount(
  services: ClosingServices,
  { code, scope, ...key }: Closing,
  also: WithClosing,
): Promise<{ readonly endsAt: Date; readonly isRepeat: boolean }> {
  const { database, ledger, clock, exclusionEffects } = services;
  const closed: ClosedAccount[] = [];
  const result = await inTransaction(database, async (transaction) => {
    const book = ledger.within(transaction);
    const elsewhere = scope === 'operator' ? await book.accountsElsewhere(key.siteId, key.playerId) : [];
    await lockForClosing(services, transaction, [key, ...elsewhere]);
    const exclusion = await book.exclude(key.siteId, key.playerId, code, scope);
    if (!exclusion) throw new NoAccount('there is no such account');
    const { status, endsAt } = exclusion;
    if (status === 'refused') throw new ClosedForLonger(endsAt);
    if (status === 'repeated') return { endsAt, isRepeat: true };
    for (const apply of exclusionEffects) await apply(transaction, key, { endsAt });
    const messageId = await writeClosingMessage(transaction, key, { code, endsAt }, clock.now());
    closed.push({ key, ended: await endSessions(transaction, key, 'excluded', clock.now()) });
    for (const other of elsewhere) {
      const like = await closeLikeElsewhere(services, transaction, other, key);
      if (like) closed.push(like);
    }
    await also(transaction, { code, endsAt, messageId });
    return { endsAt, isRepeat: false };
  });
  for (const { key: owner, ended } of closed) publishEnds(services, owner, ended, 'excluded');
  return result;
}
