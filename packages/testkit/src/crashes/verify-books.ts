import { checkPayments } from '@baize/db';
import type { StatementLine } from '@baize/providers';
import { verifyTrail } from '@baize/services';

import type { CrashContext } from './crash-context.ts';
import type { PlayerBook } from './player-client.ts';

interface Row {
  readonly id: number;
  readonly playerId: number;
  readonly kind: number;
  readonly status: number;
  readonly amountMinor: bigint;
  readonly receivedMinor: bigint;
}

export interface Books {
  readonly books: readonly PlayerBook[];
  /** Main balance of each player before the first payment. */
  readonly openingMinor: bigint;
  readonly lines: readonly StatementLine[];
}

const isOpen = ({ status }: Row) => status === 0 || status === 3;
const wasMoved = ({ status }: Row) => status === 1 || status === 6;

/**
 * Compares the payments with what players know, with the gateway's statement and with the ledger.
 *
 * @returns one line for each contradiction; payments that are not decided are not among them
 */
export async function verifyBooks(context: CrashContext, books: Books): Promise<string[]> {
  const { database, ledger, siteId } = context;
  const rows = await readRows(context, books);
  const breaks = await ledger.findBreaks();
  const checked = await checkPayments(database.pool, siteId);
  const trail = await verifyTrail({ database });
  const balances = await Promise.all(
    books.books.map((book) => compareBalance(context, book, rows, books.openingMinor)),
  );
  return [
    ...breaks.map(({ rule, playerId }) => `ledger: ${rule} of player ${playerId}`),
    ...checked.breaks.map(
      ({ kind, detail, transactionId }) =>
        `payment ${transactionId}: ${kind} ${detail} contradicts the ledger`,
    ),
    ...(trail.brokenAt === undefined ? [] : [`the operators' trail is broken at ${trail.brokenAt}`]),
    ...compareStatement(rows, books.lines),
    ...books.books.flatMap((book) => compareBook(book, rows)),
    ...balances.flat(),
  ];
}

/** @returns the number of payments that are pending or in progress */
export async function countOpen({ database, siteId }: CrashContext): Promise<number> {
  const { rows } = await database.pool.query<{ open: number }>(
    'select count(*)::int as open from payment_transaction where site_id = $1 and status in (0, 3)',
    [siteId],
  );
  return rows[0]?.open ?? 0;
}

async function readRows({ database, siteId }: CrashContext, { books }: Books): Promise<Row[]> {
  const { rows } = await database.pool.query<Record<string, string> & { kind: number; status: number }>(
    `select id, player_id, kind, status, amount_minor, coalesce(credited_minor, amount_minor) as received
       from payment_transaction where site_id = $1 and player_id = any($2)`,
    [siteId, books.map(({ playerId }) => playerId)],
  );
  return rows.map((row) => ({
    id: Number(row['id']),
    playerId: Number(row['player_id']),
    kind: row.kind,
    status: row.status,
    amountMinor: BigInt(row['amount_minor'] ?? 0),
    receivedMinor: BigInt(row['received'] ?? 0),
  }));
}

/** Each payment that the gateway has booked is approved here once with the same amount, and no other one is. */
function compareStatement(rows: readonly Row[], lines: readonly StatementLine[]): string[] {
  const problems: string[] = [];
  const booked = new Map<string, bigint>();
  for (const line of lines) {
    const key = `${line.kind} ${line.transactionId}`;
    if (booked.has(key)) problems.push(`the gateway has booked ${key} twice`);
    booked.set(key, line.amountMinor);
  }
  for (const row of rows) {
    const key = `${row.kind === 1 ? 'payment' : 'payout'} ${row.id}`;
    const there = booked.get(key);
    booked.delete(key);
    if (isOpen(row)) continue;
    const here = wasMoved(row) ? row.receivedMinor : undefined;
    if (here !== there) problems.push(`${key}: ${here} here, ${there} at the gateway, status ${row.status}`);
  }
  return [...problems, ...[...booked.keys()].map((key) => `${key} is missing here`)];
}

/** What was confirmed to a player is still true, and nothing exists that the player has not asked for. */
function compareBook(book: PlayerBook, rows: readonly Row[]): string[] {
  const own = new Map(rows.filter(({ playerId }) => playerId === book.playerId).map((row) => [row.id, row]));
  const problems: string[] = [];
  for (const [id, amountMinor] of [...book.deposits, ...book.withdrawals])
    if (own.get(id)?.amountMinor !== amountMinor)
      problems.push(`the confirmed payment ${id} is lost or changed`);
  for (const id of book.cancelled) {
    const status = own.get(id)?.status;
    if (status !== 4 && !(status === 1 && book.paid.has(id)))
      problems.push(`the cancelled payment ${id} has the status ${status}`);
  }
  for (const id of book.paid)
    if (own.get(id)?.status !== 1)
      problems.push(`the paid deposit ${id} has the status ${own.get(id)?.status}`);
  const count = (kind: number) => [...own.values()].filter((row) => row.kind === kind).length;
  if (count(1) > book.attempts.deposit || count(2) > book.attempts.withdraw)
    problems.push(`player ${book.playerId} has more payments than were asked for`);
  return problems;
}

async function compareBalance(
  { ledger, siteId }: CrashContext,
  { playerId }: PlayerBook,
  rows: readonly Row[],
  openingMinor: bigint,
): Promise<string[]> {
  const sum = (isCounted: (row: Row) => boolean) =>
    rows
      .filter((row) => row.playerId === playerId && isCounted(row))
      .reduce(
        (total, { kind, receivedMinor, amountMinor }) => total + (kind === 1 ? receivedMinor : amountMinor),
        0n,
      );
  const credited = sum((row) => row.kind === 1 && row.status === 1);
  const heldMinor = sum((row) => row.kind === 2 && isOpen(row));
  const mainMinor = openingMinor + credited - heldMinor - sum((row) => row.kind === 2 && row.status === 1);
  const { main, held } = await ledger.balances(siteId, playerId);
  if (main === mainMinor && held === heldMinor) return [];
  return [`player ${playerId} has ${main} and ${held} held instead of ${mainMinor} and ${heldMinor}`];
}
