import { MAX_AMOUNT_MINOR } from '@baize/currency';

import { AmountOutOfRange, type BookCommand } from './commands.ts';
import type { BookResult } from './outcomes.ts';

/**
 * - `amount`: an amount that cannot be booked was refused.
 * - `balanceLimit`: a booking waits because the balance would grow too large.
 * - `largeWin`: a win above the product's largest amount was paid.
 */
export type AlarmReason = 'amount' | 'balanceLimit' | 'largeWin';

/** What operators must be notified of at once. */
export interface LedgerAlarm {
  reason: AlarmReason;
  command: BookCommand;
}

/** Books a command and raises an alarm if its result calls for one. */
export async function bookWithAlarms(
  command: BookCommand,
  book: (command: BookCommand) => Promise<BookResult>,
  onAlarm: (alarm: LedgerAlarm) => void,
): Promise<BookResult> {
  try {
    const result = await book(command);
    const reason = reasonOf(command, result);
    if (reason) onAlarm({ reason, command });
    return result;
  } catch (error) {
    if (error instanceof AmountOutOfRange) onAlarm({ reason: 'amount', command });
    throw error;
  }
}

function reasonOf(command: BookCommand, { status, replayed }: BookResult): AlarmReason | undefined {
  if (status === 'balanceLimit') return 'balanceLimit';
  const isLarge = command.kind === 'win' && command.amountMinor > MAX_AMOUNT_MINOR;
  return isLarge && status === 'booked' && !replayed ? 'largeWin' : undefined;
}
