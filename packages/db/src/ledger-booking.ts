import type { Clock, IdMaker } from '@baize/clock';
import {
  type BetCommand,
  type BookCommand,
  type BookResult,
  checkCommand,
  chooseSides,
  type CloseRoundResult,
  fingerprint,
  type MovementCommand,
  playKind,
  type RefundCommand,
  refusalNumber,
  sideNumber,
  statusOf,
  transferKind,
  type WinCommand,
} from '@baize/ledger';
import type pg from 'pg';

/** Runs statements: a pool each by itself, a client in its current transaction. */
export type Runner = pg.Pool | pg.PoolClient;

/** What a booking needs besides its command. */
export interface BookingContext {
  runner: Runner;
  clock: Clock;
  ids: IdMaker;
}

/** Bigint columns arrive as strings. */
interface BookRow {
  status: number;
  replayed: boolean;
  balance: string | null;
  version: string | null;
  transfer_id: string | null;
}

/** Books one command with one call of its SQL function. */
export async function book(context: BookingContext, command: BookCommand): Promise<BookResult> {
  checkCommand(command);
  switch (command.kind) {
    case 'bet':
      return bookBet(context, command);
    case 'win':
      return bookWin(context, command);
    case 'refund':
      return bookRefund(context, command);
    default:
      return bookMovement(context, command);
  }
}

/** Prepared once per connection, since they run most often. */
const statements = {
  book_bet: callOf('book_bet', 13),
  book_win: callOf('book_win', 13),
  book_refund: callOf('book_refund', 13),
  book_movement: callOf('book_movement', 12),
};

function callOf(name: string, count: number): { name: string; text: string } {
  const placeholders = Array.from({ length: count }, (_, index) => `$${index + 1}`);
  return { name, text: `select * from ${name}(${placeholders.join(', ')})` };
}

async function callBooking(
  runner: Runner,
  name: keyof typeof statements,
  values: unknown[],
): Promise<BookResult> {
  const { rows } = await runner.query<BookRow>({ ...statements[name], values });
  const [row] = rows;
  if (!row) throw new Error(`${name} returned no row`);
  return {
    status: statusOf(row.status),
    replayed: row.replayed,
    balanceMinor: BigInt(row.balance ?? 0),
    version: Number(row.version ?? 0),
    transferId: row.transfer_id === null ? undefined : Number(row.transfer_id),
  };
}

async function bookBet({ runner, clock, ids }: BookingContext, bet: BetCommand): Promise<BookResult> {
  return callBooking(runner, 'book_bet', [
    bet.siteId,
    bet.playerId,
    ids.next(),
    bet.provider,
    bet.tx,
    fingerprint(bet),
    bet.amountMinor,
    bet.currency,
    playKind[bet.play],
    bet.gameId,
    bet.roundId,
    bet.refusal === undefined ? 0 : refusalNumber[bet.refusal],
    clock.now().toISOString(),
  ]);
}

/**
 * Books bets of different players in one transaction.
 *
 * @returns the results of the bets that could simply be booked, by index; the others are untouched
 */
export async function bookBetSet(
  { runner, clock, ids }: BookingContext,
  bets: readonly BetCommand[],
): Promise<(BookResult | undefined)[]> {
  const at = clock.now().toISOString();
  const bookedIds = bets.map(() => ids.next());
  const { rows } = await runner.query<{ place: string; balance: string; version: string }>({
    name: 'book_bet_set',
    text: 'select * from book_bet_set($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)',
    values: [
      bets.map((bet) => bet.siteId),
      bets.map((bet) => bet.playerId),
      bookedIds,
      bets.map((bet) => bet.provider),
      bets.map((bet) => bet.tx),
      bets.map((bet) => fingerprint(bet)),
      bets.map((bet) => bet.amountMinor),
      bets.map((bet) => bet.currency),
      bets.map((bet) => playKind[bet.play]),
      bets.map((bet) => bet.gameId),
      bets.map((bet) => bet.roundId),
      bets.map(() => at),
    ],
  });
  const results = bets.map((): BookResult | undefined => undefined);
  for (const row of rows) {
    const index = Number(row.place) - 1;
    results[index] = {
      status: 'booked',
      replayed: false,
      balanceMinor: BigInt(row.balance),
      version: Number(row.version),
      transferId: bookedIds[index],
    };
  }
  return results;
}

async function bookWin({ runner, clock, ids }: BookingContext, win: WinCommand): Promise<BookResult> {
  return callBooking(runner, 'book_win', [
    win.siteId,
    win.playerId,
    ids.next(),
    win.provider,
    win.tx,
    fingerprint(win),
    win.amountMinor,
    win.currency,
    playKind[win.play],
    win.gameId,
    win.roundId,
    win.betTx,
    clock.now().toISOString(),
  ]);
}

async function bookRefund(
  { runner, clock, ids }: BookingContext,
  refund: RefundCommand,
): Promise<BookResult> {
  return callBooking(runner, 'book_refund', [
    refund.siteId,
    refund.playerId,
    ids.next(),
    ids.next(),
    refund.provider,
    refund.tx,
    fingerprint(refund),
    refund.amountMinor ?? null,
    refund.betTx,
    refund.roundId ?? null,
    refund.currency ?? null,
    refund.gameId ?? null,
    clock.now().toISOString(),
  ]);
}

async function bookMovement(
  { runner, clock, ids }: BookingContext,
  movement: MovementCommand,
): Promise<BookResult> {
  const { from, to } = chooseSides(movement.kind, movement.from, movement.to);
  return callBooking(runner, 'book_movement', [
    movement.siteId,
    movement.playerId,
    ids.next(),
    transferKind[movement.kind],
    movement.provider,
    movement.tx,
    fingerprint(movement),
    movement.amountMinor,
    movement.currency,
    sideNumber(from),
    sideNumber(to),
    clock.now().toISOString(),
  ]);
}

export async function closeRound(
  { runner, clock }: BookingContext,
  siteId: number,
  playerId: number,
  provider: string,
  roundId: string,
): Promise<CloseRoundResult> {
  const { rows } = await runner.query<BookRow & { had_bets: boolean | null }>({
    name: 'close_round',
    text: 'select * from close_round($1, $2, $3, $4, $5)',
    values: [siteId, playerId, provider, roundId, clock.now()],
  });
  const [row] = rows;
  return {
    status: row?.status === 0 ? 'closed' : 'unknownAccount',
    replayed: row?.replayed ?? false,
    hadBets: row?.had_bets ?? false,
    balanceMinor: BigInt(row?.balance ?? 0),
    version: Number(row?.version ?? 0),
  };
}
