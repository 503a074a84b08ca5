import { MAX_BOOKING_MINOR } from '@baize/currency';
import { describe, expect, test } from 'vitest';

import { AmountOutOfRange, type BookCommand, checkCommand, CommandError } from './commands.ts';

const key = { siteId: 1, playerId: 2, provider: 'studio', tx: 't' };
const game = { currency: 1, gameId: 1, roundId: 'r' };
const bet = { ...key, ...game, kind: 'bet', amountMinor: 1n, play: 'round' } as const;
const win = { ...key, ...game, kind: 'win', amountMinor: 0n, play: 'round', betTx: 'b' } as const;
const refund = { ...key, kind: 'refund', betTx: 'b' } as const;
const deposit = { ...key, kind: 'deposit', amountMinor: 1n, currency: 1 } as const;

const check = (command: BookCommand) => () => checkCommand(command);
const longest = 'x'.repeat(64);

describe('a command', () => {
  test.each<BookCommand>([
    bet,
    { ...bet, amountMinor: MAX_BOOKING_MINOR },
    { ...bet, amountMinor: 0n, play: 'freeRound' },
    { ...bet, tx: longest, provider: longest, roundId: longest },
    win,
    { ...win, amountMinor: MAX_BOOKING_MINOR, betTx: longest, roundId: longest },
    { ...win, betTx: null, play: 'promo' },
    refund,
    { ...refund, amountMinor: 0n, betTx: longest, roundId: longest },
    { ...refund, amountMinor: MAX_BOOKING_MINOR },
    deposit,
    { ...deposit, amountMinor: MAX_BOOKING_MINOR },
  ])('is accepted at its bounds: %o', (command) => {
    expect(check(command)).not.toThrow();
  });

  test.each<BookCommand>([
    { ...bet, amountMinor: 0n },
    { ...bet, amountMinor: -1n, play: 'freeRound' },
    { ...bet, amountMinor: MAX_BOOKING_MINOR + 1n },
    { ...win, amountMinor: -1n },
    { ...win, amountMinor: MAX_BOOKING_MINOR + 1n },
    { ...refund, amountMinor: -1n },
    { ...refund, amountMinor: MAX_BOOKING_MINOR + 1n },
    { ...deposit, amountMinor: 0n },
    { ...deposit, amountMinor: MAX_BOOKING_MINOR + 1n },
  ])('is rejected for an amount out of range: %o', (command) => {
    expect(check(command)).toThrow(AmountOutOfRange);
  });

  test.each(['', 'x'.repeat(65), 'a\0b'])('is rejected with %j in any key', (text) => {
    const wrong: BookCommand[] = [
      { ...bet, tx: text },
      { ...bet, provider: text },
      { ...bet, roundId: text },
      { ...win, roundId: text },
      { ...win, betTx: text },
      { ...refund, betTx: text },
      { ...refund, roundId: text },
      { ...deposit, tx: text },
    ];
    for (const command of wrong) {
      expect(check(command)).toThrow(CommandError);
      expect(check(command)).not.toThrow(AmountOutOfRange);
    }
  });
});
