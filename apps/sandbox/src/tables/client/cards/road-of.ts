const TIE = 'TIE';

/** A result of the big road, and the ties that came after it. */
interface Bead {
  readonly winner: string;
  readonly ties: number;
}

/** Columns of a big road. Ties before the first winner begin the road as a bead of their own. */
export function roadOf(winners: readonly string[]): Bead[][] {
  const columns: Bead[][] = [];
  for (const winner of winners) {
    const column = columns.at(-1);
    const last = column?.at(-1);
    if (winner === TIE && column && last) column[column.length - 1] = { ...last, ties: last.ties + 1 };
    else if (column && last && (last.winner === winner || last.winner === TIE)) {
      if (last.winner === TIE) column[column.length - 1] = { winner, ties: last.ties };
      else column.push({ winner, ties: 0 });
    } else columns.push([{ winner, ties: winner === TIE ? 1 : 0 }]);
  }
  return columns;
}
