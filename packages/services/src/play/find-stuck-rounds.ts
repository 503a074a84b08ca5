import type { Services } from '../context.ts';

/**
 * Looks for rounds with a bet that nothing has settled for a day. Run by schedule; `ledger.stuckRounds` lists
 * what was found.
 *
 * @returns how many rounds are stuck
 */
export function findStuckRounds({ ledger }: Pick<Services, 'ledger'>): Promise<number> {
  return ledger.findStuckRounds();
}
