import { inTransaction, type Transaction } from '@baize/db';

import { changeStatusWithin, publishEnds, type StatusServices } from '../../auth/index.ts';
import { startOfDay } from '../../site-time.ts';
import { lockOwner } from '../decisions/decide-identity.ts';
import { brandOf, type OperatorServices } from '../decisions/lock-decision.ts';
import { OperatorError, requireNote } from '../decisions/operator-error.ts';
import type { Operator } from '../decisions/operators.ts';
import { record } from '../decisions/record.ts';
import { type PlayerRow, playerSubject } from './owner-of.ts';

export type SuspendingServices = StatusServices & Pick<OperatorServices, 'brands'>;

export interface Suspension {
  readonly playerId: number;
  /** For operators; the player does not read it. */
  readonly reason: string;
  /** The last day of it in the brand's time zone, `2026-12-31`; without one it has no end. */
  readonly lastDay?: string;
}

const DAY_MS = 24 * 60 * 60_000;

/**
 * Suspends a player: all sessions end, no bet is taken and nobody signs in, while open rounds are settled and withdrawals
 * stay for an operator. With a last day it is over by itself after it.
 *
 * @returns when it is over; undefined without an end
 * @throws OperatorError
 */
export async function suspendPlayer(
  services: SuspendingServices,
  operator: Operator,
  { playerId, reason, lastDay }: Suspension,
): Promise<Date | undefined> {
  const text = requireNote(reason);
  const { until, ended, siteId } = await inTransaction(services.database, async (transaction) => {
    const owner = await lockOwner(transaction, playerId);
    if (owner.status !== 'active')
      throw new OperatorError('decided', `The status of player ${playerId} is ${owner.status} already.`);
    const until = lastDay === undefined ? undefined : endOf(services, owner, lastDay);
    const change = { status: 'suspend', ...(until && { until }) } as const;
    const by = { changedBy: `operator ${operator.name}`, reason: text };
    const ended = await changeStatusWithin(services, transaction, owner, { ...change, ...by });
    const details = { reason: text, ...(until && { until: until.toISOString() }) };
    await recordOf(transaction, operator, owner, { action: 'suspend', details });
    return { until, ended, siteId: owner.siteId };
  });
  publishEnds(services, { siteId, playerId }, ended);
  return until;
}

/**
 * Lets a player sign in and bet again. A break or self-exclusion of the player goes on as it is.
 *
 * @throws OperatorError
 */
export async function restorePlayer(
  services: SuspendingServices,
  operator: Operator,
  { playerId, reason }: Pick<Suspension, 'playerId' | 'reason'>,
): Promise<void> {
  const text = requireNote(reason);
  await inTransaction(services.database, async (transaction) => {
    const owner = await lockOwner(transaction, playerId);
    if (owner.status === 'active') throw new OperatorError('decided', `Player ${playerId} is not suspended.`);
    if (owner.status === 'delete')
      throw new OperatorError('refused', `The account of player ${playerId} was deleted.`);
    const by = { changedBy: `operator ${operator.name}`, reason: text };
    await changeStatusWithin(services, transaction, owner, { status: 'active', ...by });
    const details = { reason: text, from: owner.status };
    await recordOf(transaction, operator, owner, { action: 'restore', details });
  });
}

function recordOf(
  { client }: Pick<Transaction, 'client'>,
  operator: Operator,
  { siteId, id }: PlayerRow,
  what: { readonly action: string; readonly details: Readonly<Record<string, unknown>> },
): Promise<void> {
  return record(client, operator, { ...what, siteId, subject: playerSubject(id) });
}

/** The first moment after a day of the brand. */
function endOf({ brands, clock }: SuspendingServices, { siteId }: PlayerRow, lastDay: string): Date {
  const noon = new Date(`${lastDay}T12:00:00Z`);
  const isDay = !Number.isNaN(noon.getTime()) && noon.toISOString().startsWith(lastDay);
  if (!isDay) throw new OperatorError('invalid', `${lastDay} is no day such as 2026-12-31.`);
  const next = new Date(noon.getTime() + DAY_MS).toISOString().slice(0, 10);
  const zone = brandOf({ brands }, siteId).traits['site.timeZone'];
  const end = startOfDay(zone, next);
  if (!end || end <= clock.now()) throw new OperatorError('invalid', `${lastDay} is over already.`);
  return end;
}
