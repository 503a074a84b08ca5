import type { PayTable } from '../board/pay-table.ts';

/** Line games pay equal symbols from the left on fixed lines. */
export interface LinePays {
  /** The row on each reel, from left to right. */
  readonly lines: readonly (readonly number[])[];
  /** Units for 1, 2, 3 … alike on one line. The wild stands for all but scatters and coins. */
  readonly pays: PayTable;
  /** Each wild in a win of another symbol multiplies it by this; 1 if left out. */
  readonly wildMultiplier?: number;
}
