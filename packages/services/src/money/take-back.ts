import { transactionKind, transactionStatus } from '@baize/contract';
import type { Transaction } from '@baize/db';
import { sql } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import type { PlayerKey } from '../wakeups.ts';

/** Why a player cannot cancel a payment; null if they can. */
export type CancelObstacle = 'decided' | 'stopped' | 'brand' | 'locked' | 'today';

interface Cancellable {
  readonly kind: number;
  readonly status: number;
  readonly isFinal: boolean;
  readonly stoppedAt: Date | null;
}

/**
 * A payment is cancelled while it is pending. A withdrawal only at brands that allow it, once on a day of the brand, and not
 * if the player has locked or stopped it: money that is on its way out is easily played.
 *
 * @param tookBack what `tookBackToday` says
 */
export function cancelObstacle(
  { brand }: Pick<PlayerContext, 'brand'>,
  { kind, status, isFinal, stoppedAt }: Cancellable,
  tookBack: boolean,
): CancelObstacle | null {
  if (status !== transactionStatus.pending) return 'decided';
  if (kind === transactionKind.deposit) return null;
  if (stoppedAt !== null) return 'stopped';
  if (!brand.traits['money.withdrawalCancel']) return 'brand';
  if (isFinal) return 'locked';
  return tookBack ? 'today' : null;
}

/** Whether the player has cancelled a withdrawal on this day of the brand. */
export async function tookBackToday(
  { clock }: Pick<PlayerContext, 'clock'>,
  { sql: queries }: Pick<Transaction, 'sql'>,
  { siteId, playerId }: PlayerKey,
): Promise<boolean> {
  const { rows } = await queries.execute<{ took: boolean } & Record<string, unknown>>(
    sql`select taken_back_on(${siteId}, ${playerId}, ${clock.now().toISOString()}::timestamptz) as took`,
  );
  return rows[0]?.took === true;
}
