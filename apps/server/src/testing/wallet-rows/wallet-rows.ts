import { betRows } from './bets.ts';
import { rollbackRows } from './rollbacks.ts';
import { roundRows } from './rounds.ts';
import type { WalletRow } from './row.ts';
import { transportRows } from './transport.ts';
import { winRows } from './wins.ts';

/** Rows W01 to W44 of the wallet protocol; some have several cases. */
export const walletRows: readonly WalletRow[] = [
  ...betRows,
  ...winRows,
  ...rollbackRows,
  ...roundRows,
  ...transportRows,
].toSorted((one, other) => (one.id < other.id ? -1 : Number(one.id > other.id)));
