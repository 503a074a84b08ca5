import { LedgerProofError } from '@baize/ledger';

import type { Services } from '../context.ts';

/**
 * Proves the books of every brand and records the result for the metrics. Run by `npm run
 * ledger:prove`.
 *
 * @throws LedgerProofError with the contradictions
 */
export async function proveLedger({ ledger }: Pick<Services, 'ledger'>): Promise<void> {
  const breaks = await ledger.findBreaks();
  await ledger.recordProof(breaks.length);
  if (breaks.length > 0) throw new LedgerProofError(breaks);
}

/** Whether a job failed with contradictions, which a retry would only find again. */
export function isProofError(error: unknown): boolean {
  return error instanceof LedgerProofError;
}
