import type { WalletDriver } from '../../apps/server/src/testing/wallet-driver.ts';
import { RowFailed } from '../../apps/server/src/testing/wallet-rows/check-equal.ts';
import { reasonWithout, type WalletRow } from '../../apps/server/src/testing/wallet-rows/row.ts';
import { walletRows } from '../../apps/server/src/testing/wallet-rows/wallet-rows.ts';
import type { Outside } from './outside-desk.ts';

/** What became of a row. */
export interface RowResult {
  readonly id: string;
  readonly what: string;
  readonly outcome: 'passed' | 'failed' | 'absent' | 'not run';
  /** Why it failed, is absent from the dialect, or was not run. */
  readonly reason?: string;
}

/** Runs the rows of the conformance suite that can be run from outside, one after the other. */
export async function* runRows(
  outside: Outside,
  driver: WalletDriver,
  only: readonly string[],
): AsyncGenerator<RowResult> {
  for (const row of walletRows) {
    if (only.length > 0 && !only.includes(row.id)) continue;
    yield await runRow(outside, driver, row);
    await outside.tidy();
  }
}

async function runRow(outside: Outside, driver: WalletDriver, row: WalletRow): Promise<RowResult> {
  const { id, what, operators } = row;
  const absent = reasonWithout(driver, row);
  if (absent !== undefined && !row.instead) return { id, what, outcome: 'absent', reason: absent };
  if (operators !== undefined) return { id, what, outcome: 'not run', reason: `it needs ${operators}` };
  try {
    const desk = outside.openDesk();
    await (absent === undefined ? row.run(desk) : row.instead?.(desk));
    return absent === undefined
      ? { id, what, outcome: 'passed' }
      : { id, what, outcome: 'passed', reason: `${absent}; what holds instead does` };
  } catch (error) {
    if (error instanceof RowFailed || isUnreadable(error))
      return { id, what, outcome: 'failed', reason: String(error.message) };
    throw error;
  }
}

/** A reply that is no message of the dialect, or none at all. */
function isUnreadable(error: unknown): error is Error {
  return error instanceof SyntaxError || error instanceof TypeError;
}

const marks: Readonly<Record<RowResult['outcome'], string>> = {
  passed: '✓',
  failed: '✗',
  absent: '–',
  'not run': '·',
};

/** One line for a row, and one with the evidence of a failure. */
export function formatRow({ id, what, outcome, reason }: RowResult): string {
  const head = `${marks[outcome]} ${id} ${outcome.padEnd(7)} ${what}`;
  if (reason === undefined) return head;
  return outcome === 'failed' ? `${head}\n      ${reason}` : `${head} (${reason})`;
}

/** The last line. */
export function formatTotals(results: readonly RowResult[]): string {
  const count = (outcome: RowResult['outcome']) =>
    results.filter((result) => result.outcome === outcome).length;
  return `${count('passed')} passed, ${count('failed')} failed, ${count('absent')} not in this dialect, ${count('not run')} need the operator.`;
}
