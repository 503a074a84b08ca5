import {
  type BetCommand,
  type BookCommand,
  type BookResult,
  fingerprint,
  playKind,
  type RefundCommand,
  type WinCommand,
} from '@baize/ledger';

import type { BookingContext } from './ledger-booking.ts';

export type SetCommand = BetCommand | WinCommand | RefundCommand;

/**
 * Whether a set may book a command: it cannot store a caller's refusal, take free bets or rounds or bet from another wallet
 * than main, and a win has to name its bet.
 */
export function fitsSet(command: BookCommand): command is SetCommand {
  if (command.kind === 'bet')
    return (
      command.refusal === undefined &&
      command.wallet === undefined &&
      !command.isFreeBet &&
      command.freeSpinId === undefined
    );
  return command.kind === 'refund' || (command.kind === 'win' && command.betTx !== null);
}

type Booked = (BookResult | undefined)[];

/**
 * Books bets, wins and refunds of different players: those of a kind in one transaction, which waits for no locked account.
 * A kind that fails does not stop the others.
 *
 * @returns the results of the commands that could simply be booked, by index; the others are untouched
 */
export async function bookSets(
  context: BookingContext,
  commands: readonly SetCommand[],
  onProblem: (error: unknown) => void,
): Promise<Booked> {
  const results: Booked = commands.map(() => undefined);
  const take = async <Kind extends SetCommand>(
    isOne: (command: SetCommand) => command is Kind,
    bookSet: (context: BookingContext, set: readonly Kind[]) => Promise<Booked>,
  ) => {
    const places = [...commands.keys()].filter((place) => isOne(commands[place] as SetCommand));
    if (places.length === 0) return;
    try {
      const booked = await bookSet(context, commands.filter(isOne));
      for (const [index, place] of places.entries()) results[place] = booked[index];
    } catch (error) {
      onProblem(error);
    }
  };
  await take((one): one is BetCommand => one.kind === 'bet', bookBetSet);
  await take((one): one is WinCommand => one.kind === 'win', bookWinSet);
  await take((one): one is RefundCommand => one.kind === 'refund', bookRefundSet);
  return results;
}

/** Books bets of different players in one transaction; see {@link bookSets}. */
export function bookBetSet(context: BookingContext, bets: readonly BetCommand[]): Promise<Booked> {
  return bookSet(context, 'book_bet_set', bets, [
    bets.map((bet) => bet.amountMinor),
    bets.map((bet) => bet.currency),
    bets.map((bet) => playKind[bet.play]),
    bets.map((bet) => bet.gameId),
    bets.map((bet) => bet.roundId),
  ]);
}

/** Books wins of different players in one transaction; see {@link bookSets}. */
export function bookWinSet(context: BookingContext, wins: readonly WinCommand[]): Promise<Booked> {
  return bookSet(context, 'book_win_set', wins, [
    wins.map((win) => win.amountMinor),
    wins.map((win) => win.currency),
    wins.map((win) => playKind[win.play]),
    wins.map((win) => win.gameId),
    wins.map((win) => win.roundId),
    wins.map((win) => win.betTx),
  ]);
}

/** Undoes bets of different players in one transaction; see {@link bookSets}. */
export function bookRefundSet(context: BookingContext, refunds: readonly RefundCommand[]): Promise<Booked> {
  return bookSet(context, 'book_refund_set', refunds, [
    refunds.map((refund) => refund.amountMinor ?? null),
    refunds.map((refund) => refund.betTx),
    refunds.map((refund) => refund.roundId ?? null),
    refunds.map((refund) => refund.currency ?? null),
    refunds.map((refund) => refund.gameId ?? null),
  ]);
}

/** @param content the columns between those of the key and the time */
async function bookSet(
  { runner, clock, ids }: BookingContext,
  name: 'book_bet_set' | 'book_win_set' | 'book_refund_set',
  commands: readonly SetCommand[],
  content: readonly unknown[][],
): Promise<Booked> {
  const at = clock.now().toISOString();
  const bookedIds = commands.map(() => ids.next());
  const values = [
    commands.map((command) => command.siteId),
    commands.map((command) => command.playerId),
    bookedIds,
    commands.map((command) => command.provider),
    commands.map((command) => command.tx),
    commands.map((command) => fingerprint(command)),
    ...content,
    commands.map(() => at),
  ];
  const placeholders = values.map((_, index) => `$${index + 1}`).join(', ');
  const { rows } = await runner.query<{ place: string; balance: string; version: string }>({
    name,
    text: `select * from ${name}(${placeholders})`,
    values,
  });
  const results: Booked = commands.map(() => undefined);
  for (const row of rows) {
    const index = Number(row.place) - 1;
    results[index] = {
      status: 'booked',
      replayed: false,
      balanceMinor: BigInt(row.balance),
      // A set books nothing for players with bonus money.
      bonusMinor: 0n,
      version: Number(row.version),
      transferId: bookedIds[index],
    };
  }
  return results;
}
