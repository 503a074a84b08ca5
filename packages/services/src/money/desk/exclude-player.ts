import { type Queries, sql } from '@baize/db';
import type { ExclusionCode } from '@baize/ledger';

import { closeAccount, ClosedForLonger, type ClosingServices, NoAccount } from '../../limits/index.ts';
import { addMessageNotice } from '../../outbox/message-notice.ts';
import type { PlayerKey } from '../../wakeups.ts';
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

/** An account that seems to be the excluded person's and is not excluded, since nothing proves whose it is. */
export interface OpenAccount {
  /** The slug of the brand. */
  readonly brand: string;
  readonly playerId: number;
}

export interface PlayerExclusion {
  readonly endsAt: Date;
  /** By the keys that recognize a person, which are computed a few minutes after a change of the player's data. */
  readonly leftOpen: readonly OpenAccount[];
}

/**
 * Excludes a player who has asked an operator for it, exactly as the player's own self-exclusion does: at the same brands,
 * with the same message and e-mail. No operator can end or shorten it.
 *
 * @returns when it ends, and what it leaves open
 * @throws OperatorError
 */
export async function excludePlayer(
  services: ExcludingServices,
  operator: Operator,
  { playerId, code, reason, proof }: RequestedExclusion,
): Promise<PlayerExclusion> {
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
    return { endsAt, leftOpen: await findLeftOpen(services, key) };
  } catch (error) {
    if (error instanceof NoAccount) throw new OperatorError('unknown', `Player ${playerId} has no account.`);
    if (!(error instanceof ClosedForLonger)) throw error;
    const until = error.endsAt.toISOString().slice(0, 10);
    throw new OperatorError('decided', `The account of player ${playerId} is closed until ${until} already.`);
  }
}

async function findLeftOpen(
  { database, brands }: Pick<ExcludingServices, 'database' | 'brands'>,
  key: PlayerKey,
): Promise<OpenAccount[]> {
  const rows = await readLeftOpen(database.sql, key);
  return rows.map(({ site, id }) => ({
    brand: brands.find(({ siteId }) => siteId === Number(site))?.slug ?? `brand ${site}`,
    playerId: Number(id),
  }));
}

async function readLeftOpen(queries: Queries, { siteId, playerId }: PlayerKey) {
  const { rows } = await queries.execute<{ site: number; id: string } & Record<string, unknown>>(sql`
    select other.site_id as site, other.id from player mine
      join player other on other.person_keys && mine.person_keys
      where mine.site_id = ${siteId} and mine.id = ${playerId} and (other.site_id, other.id) <> (mine.site_id, mine.id)
        and not is_self_excluded(other.site_id, other.id)
      order by other.site_id, other.id`);
  return rows;
}
