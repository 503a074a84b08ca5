import type { CrashContext } from './crash-context.ts';
import type { PlayerBook } from './player-client.ts';

export interface CrashReport {
  readonly kills: Readonly<Record<'server' | 'database' | 'both', number>>;
  /** How many kills each activity has seen in progress. */
  readonly during: ReadonlyMap<string, number>;
  /** Payments by kind and status. */
  readonly payments: Readonly<Record<string, number>>;
  /** Requests whose reply was lost. */
  readonly unanswered: number;
  /** Deposits that came after the player had cancelled, or after they had expired. */
  readonly latePayments: number;
  /** Lines of the gateway's statement. */
  readonly lines: number;
  /** When the last process was killed. */
  readonly killedAt: Date;
  /** Until all books agreed. */
  readonly settledMs: number;
  readonly tookMs: number;
  /** What the books contradict; empty if nothing was lost or doubled. */
  readonly problems: readonly string[];
}

const names = ['pending', 'approved', 'rejected', 'processing', 'cancelled', 'expired', 'returned'];

export async function describePayments(
  { database, siteId }: CrashContext,
  books: readonly PlayerBook[],
): Promise<Pick<CrashReport, 'payments' | 'unanswered' | 'latePayments'>> {
  const { rows } = await database.pool.query<{ kind: number; status: number; count: number; late: number }>(
    `select kind, status, count(*)::int as count, count(*) filter (where change_reason = 'late_payment')::int as late
       from payment_transaction where site_id = $1 group by kind, status order by kind, status`,
    [siteId],
  );
  const nameOf = ({ kind, status }: { kind: number; status: number }) =>
    `${kind === 1 ? 'deposits' : 'withdrawals'} ${names[status]}`;
  return {
    payments: Object.fromEntries(rows.map((row) => [nameOf(row), row.count])),
    latePayments: rows.reduce((sum, { late }) => sum + late, 0),
    unanswered: books.reduce((sum, book) => sum + book.unanswered, 0),
  };
}
