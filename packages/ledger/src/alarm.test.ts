import { MAX_AMOUNT_MINOR, MAX_BOOKING_MINOR } from '@baize/currency';
import { describe, expect, test } from 'vitest';

import { bookWithAlarms, type LedgerAlarm } from './alarm.ts';
import { type BookCommand, checkCommand, type WinCommand } from './commands.ts';
import type { BookResult } from './outcomes.ts';

const win: WinCommand = {
  kind: 'win',
  siteId: 1,
  playerId: 2,
  provider: 'studio',
  tx: 'w',
  betTx: 'b',
  amountMinor: MAX_AMOUNT_MINOR + 1n,
  currency: 1,
  gameId: 1,
  roundId: 'r',
  play: 'round',
};

async function reasonFor(command: BookCommand, result: Partial<BookResult>): Promise<string[]> {
  const alarms: LedgerAlarm[] = [];
  const book = async (one: BookCommand): Promise<BookResult> => {
    checkCommand(one);
    return {
      status: 'booked',
      replayed: false,
      balanceMinor: 0n,
      bonusMinor: 0n,
      version: 1,
      transferId: 1,
      ...result,
    };
  };
  await bookWithAlarms(command, book, (alarm) => alarms.push(alarm)).catch(() => undefined);
  expect(alarms.every((alarm) => alarm.command === command)).toBe(true);
  return alarms.map(({ reason }) => reason);
}

describe('an alarm is raised', () => {
  test('for a newly paid win above the largest amount', async () => {
    expect(await reasonFor(win, {})).toEqual(['largeWin']);
    expect(await reasonFor(win, { replayed: true })).toEqual([]);
    expect(await reasonFor(win, { status: 'betCancelled' })).toEqual([]);
    expect(await reasonFor({ ...win, amountMinor: MAX_AMOUNT_MINOR }, {})).toEqual([]);
  });

  test('for a balance that would be too large and an amount that cannot be booked', async () => {
    expect(await reasonFor({ ...win, amountMinor: 1n }, { status: 'balanceLimit' })).toEqual([
      'balanceLimit',
    ]);
    expect(await reasonFor({ ...win, amountMinor: MAX_BOOKING_MINOR + 1n }, {})).toEqual(['amount']);
  });

  test('for no other error, which the caller gets', async () => {
    const alarms: LedgerAlarm[] = [];
    const broken = bookWithAlarms(
      win,
      () => Promise.reject(new Error('no connection')),
      (alarm) => alarms.push(alarm),
    );
    await expect(broken).rejects.toThrow('no connection');
    expect(alarms).toEqual([]);
  });
});
