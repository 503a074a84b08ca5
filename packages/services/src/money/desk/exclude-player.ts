import type { ExclusionCode } from '@baize/ledger';

import { closeAccount, ClosedForLonger, type ClosingServices, NoAccount } from '../../limits/index.ts';
import { addMessageNotice } from '../../outbox/message-notice.ts';
import { brandOf, type OperatorServices } from '../decisions/lock-decision.ts';
import { OperatorError, requireNote } from '../decisions/operator-error.ts';
import type { Operator } from '../decisions/operators.ts';
import { record } from '../decisions/record.ts';
import { ownerOf, playerSubject } from './owner-of.ts';

export type ExcludingServices = ClosingServices & Pick<OperatorServices, 'brands'>;

export interface RequestedExclusion {
  readonly playerId: number;
  /** A self-exclusion: 4 for six months, 5 for a year, 6 for five years. */
  readonly code: ExclusionCode;
  readonly reason: string;
  /** What shows that the player asked for it: `letter of 3 March`. */
  readonly proof: string;
}

/**
 * Excludes a player who has asked an operator for it, exactly as the player's own self-exclusion does: at the same brands,
 * with the same message and e-mail. No operator can end or shorten it.
 *
 * @returns when it ends
 * @throws OperatorError
 */
export async function excludePlayer(
  services: ExcludingServices,
  operator: Operator,
  { playerId, code, reason, proof }: RequestedExclusion,
): Promise<Date> {
  const details = { code, reason: requireNote(reason), proof: requireNote(proof) };
  const { database, clock, wakeups } = services;
  const { siteId } = await ownerOf(database.sql, playerId);
  const key = { siteId, playerId };
  const scope = brandOf(services, siteId).traits['limits.exclusionScope'];
  try {
    const closing = { ...key, code, scope };
    const { endsAt, isRepeat } = await closeAccount(services, closing, async (transaction, closed) => {
      const { messageId } = closed;
      if (messageId !== undefined)
        await addMessageNotice(transaction, 'closing', { ...key, messageId }, clock.now());
      const until = closed.endsAt.toISOString();
      const subject = playerSubject(playerId);
      const row = { action: 'exclude', siteId, subject, details: { ...details, until } };
      await record(transaction.client, operator, row);
    });
    if (isRepeat) throw new OperatorError('decided', `Player ${playerId} was excluded a moment ago.`);
    wakeups.publishWork({ ...key, kind: 'notice', transactionId: 0 });
    return endsAt;
  } catch (error) {
    if (error instanceof NoAccount) throw new OperatorError('unknown', `Player ${playerId} has no account.`);
    if (!(error instanceof ClosedForLonger)) throw error;
    const until = error.endsAt.toISOString().slice(0, 10);
    throw new OperatorError('decided', `The account of player ${playerId} is closed until ${until} already.`);
  }
}
