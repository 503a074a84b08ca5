import type { Services } from '../context.ts';

/**
 * Finds rounds with a bet that has been unsettled for a day. Run by schedule; `ledger.stuckRounds` lists them.
 *
 * @returns the number of stuck rounds
 */
export function findStuckRounds({ ledger }: Pick<Services, 'ledger'>, signal?: AbortSignal): Promise<number> {
  return ledger.findStuckRounds(signal);
}
