import type { LedgerBreak, LedgerReading } from './ledger-store.ts';

/** The books contradict themselves, which an operator has to investigate. */
export class LedgerProofError extends Error {
  override readonly name = 'LedgerProofError';
  readonly breaks: readonly LedgerBreak[];

  constructor(breaks: readonly LedgerBreak[]) {
    const lines = breaks
      .slice(0, 5)
      .map(
        (found) =>
          `${found.rule}: site ${found.siteId}, player ${found.playerId}, ` +
          `expected ${found.expectedMinor}, found ${found.foundMinor}`,
      );
    super(`the ledger has ${breaks.length} contradictions\n${lines.join('\n')}`);
    this.breaks = breaks;
  }
}

/**
 * Proves the books: every transfer sums to zero, every balance is the sum of its postings, every posting starts from
 * the previous balance, and the players' histories agree.
 *
 * @throws LedgerProofError with the first contradictions
 */
export async function proveBalances(
  store: Pick<LedgerReading, 'findBreaks'>,
  siteId?: number,
): Promise<void> {
  const breaks = await store.findBreaks(siteId);
  if (breaks.length > 0) throw new LedgerProofError(breaks);
}
