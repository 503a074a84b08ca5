import type { Clock, IdMaker } from '@baize/clock';
import {
  type BetCommand,
  type BookCommand,
  type BookResult,
  type CallDebt,
  checkCommand,
  chooseSides,
  type CloseRoundResult,
  fingerprint,
  type MovementCommand,
  playKind,
  playWalletOf,
  type RefundCommand,
  type ReversalCommand,
  refusalNumber,
  sideNumber,
  statusNumber,
  statusOf,
  transferKind,
  walletNumber,
  type WalletOfRound,
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
  /** Not of movements. */
  bonus?: string | null;
  shown?: string | null;
  /** Of bets. */
  part?: string | null;
  /** Not of movements. */
  wallet?: number | null;
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
    case 'winReversal':
      return bookReversal(context, command);
    default:
      return bookMovement(context, command);
  }
}

/** Prepared once per connection, since they run most often. */
const statements = {
  book_bet: callOf('book_bet', 18),
  book_win: callOf('book_win', 14),
  book_refund: callOf('book_refund', 14),
  book_reversal: callOf('book_reversal', 12),
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
  const wallet = playWalletOf(row.wallet);
  return {
    status: statusOf(row.status),
    replayed: row.replayed,
    balanceMinor: BigInt(row.balance ?? 0),
    ...(wallet && { wallet }),
    bonusMinor: BigInt(row.bonus ?? 0),
    ...(row.shown && { shownBonusMinor: BigInt(row.shown) }),
    ...(row.part && { partMinor: BigInt(row.part) }),
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
    // A bet may complete a bonus, which is a transfer of its own.
    ids.next(),
    bet.odds ?? null,
    bet.isFreeBet ?? false,
    bet.freeSpinId ?? null,
    walletNumber(bet.wallet),
  ]);
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
    walletNumber(win.wallet),
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
    walletNumber(refund.wallet),
  ]);
}

async function bookReversal(
  { runner, clock, ids }: BookingContext,
  reversal: ReversalCommand,
): Promise<BookResult> {
  return callBooking(runner, 'book_reversal', [
    reversal.siteId,
    reversal.playerId,
    ids.next(),
    reversal.provider,
    reversal.tx,
    fingerprint(reversal),
    reversal.amountMinor ?? null,
    reversal.winTx,
    reversal.roundId ?? null,
    reversal.currency ?? null,
    clock.now().toISOString(),
    walletNumber(reversal.wallet),
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

/** The answer to a command whose booking was undone with the others of its call. */
export async function storeRefusal(
  context: BookingContext,
  command: BookCommand,
  { status, transferId, wallet }: Pick<BookResult, 'status' | 'transferId' | 'wallet'>,
  debt?: CallDebt,
): Promise<Pick<BookResult, 'balanceMinor' | 'version'>> {
  const { runner, clock } = context;
  if (command.kind === 'winReversal' && status === 'noFunds') await reviewReversal(context, command, debt);
  const { rows } = await runner.query<Pick<BookRow, 'balance' | 'version'>>({
    name: 'store_refusal',
    text: 'select * from store_refusal($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)',
    values: [
      command.siteId,
      command.playerId,
      transferId ?? null,
      transferKind[command.kind],
      command.provider,
      command.tx,
      fingerprint(command),
      statusNumber(status),
      command.kind === 'bet' || command.kind === 'win' ? command.amountMinor : 0n,
      clock.now().toISOString(),
      walletNumber(wallet),
    ],
  });
  return { balanceMinor: BigInt(rows[0]?.balance ?? 0), version: Number(rows[0]?.version ?? 0) };
}

/** A reversal without funds may succeed later, so it is reviewed and not refused, as by `book_reversal`. */
async function reviewReversal(
  { runner, clock }: BookingContext,
  reversal: ReversalCommand,
  debt: CallDebt | undefined,
): Promise<void> {
  await runner.query('select claim_key($1, $2, $3, $4, $5, $6, $7), write_debt($1, $2, $4, $8, $9, $7)', [
    reversal.siteId,
    reversal.playerId,
    transferKind.winReversal,
    reversal.provider,
    reversal.tx,
    fingerprint(reversal),
    clock.now().toISOString(),
    debt?.tx ?? reversal.tx,
    debt?.owedMinor ?? null,
  ]);
}

export async function closeRound(
  { runner, clock }: BookingContext,
  siteId: number,
  playerId: number,
  provider: string,
  roundId: string,
  wallet?: WalletOfRound,
): Promise<CloseRoundResult> {
  const { rows } = await runner.query<BookRow & { had_bets: boolean | null }>({
    name: 'close_round',
    text: 'select * from close_round($1, $2, $3, $4, $5, $6)',
    values: [
      siteId,
      playerId,
      provider,
      roundId,
      clock.now(),
      wallet === 'ofBets' ? null : walletNumber(wallet),
    ],
  });
  const [row] = rows;
  return {
    status: row?.status === 0 ? 'closed' : 'unknownAccount',
    replayed: row?.replayed ?? false,
    hadBets: row?.had_bets ?? false,
    balanceMinor: BigInt(row?.balance ?? 0),
    bonusMinor: BigInt(row?.bonus ?? 0),
    version: Number(row?.version ?? 0),
  };
}
