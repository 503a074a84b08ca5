import { type Board, cellsWhere } from '../board/board.ts';
import type { TumbleEvaluator } from '../board/evaluator.ts';
import { type PayTable, tabulatePays } from '../board/pay-table.ts';
import type { ClusterWin } from '../script/script.ts';
import { SCATTER, symbolOf, WILD } from '../symbols.ts';

/** Cluster games pay groups of equal symbols that touch by their sides. */
export interface ClusterPays {
  /** The smallest sizes of the steps of the pay table, ascending. */
  readonly sizes: readonly number[];
  /** Units for each step. Wilds belong to every cluster that they touch, and form none by themselves. */
  readonly pays: PayTable;
}

/** Finds clusters on a board of fixed rows. */
export function createClusterEvaluator({ sizes, pays }: ClusterPays, board: Board): TumbleEvaluator {
  const { reels, stride } = board;
  const cellCount = reels * stride;
  const table = tabulatePays(pays, cellCount + 1, (row, size) => row[stepOf(sizes, size)] ?? 0);
  /** For each cell, the last cluster that it was found in. */
  const clusterOf = new Int32Array(cellCount);
  let cluster = 0;
  /** Members of all prizes one after the other, with the end of each; cells may be in several. */
  const members = new Int32Array(cellCount * reels);
  const ends = new Int32Array(cellCount);
  let prizeCount = 0;

  /** Collects the cluster around a cell into `members` from `start`; returns its end. */
  function collect(cells: Uint8Array, seed: number, start: number): number {
    const symbol = cells[seed] as number;
    cluster += 1;
    clusterOf[seed] = cluster;
    members[start] = seed;
    let end = start + 1;
    const visit = (cell: number): void => {
      const shown = cells[cell];
      if ((shown !== symbol && shown !== WILD) || clusterOf[cell] === cluster) return;
      clusterOf[cell] = cluster;
      members[end++] = cell;
    };
    for (let next = start; next < end; next++) {
      const cell = members[next] as number;
      const row = cell % stride;
      if (row > 0) visit(cell - 1);
      if (row < stride - 1) visit(cell + 1);
      if (cell >= stride) visit(cell - stride);
      if (cell < cellCount - stride) visit(cell + stride);
    }
    return end;
  }

  function unitsOf({ cells }: Board): number {
    let units = 0;
    let end = 0;
    prizeCount = 0;
    clusterOf.fill(0);
    cluster = 0;
    for (let cell = 0; cell < cellCount; cell++) {
      const symbol = cells[cell] as number;
      if (symbol === WILD || symbol === SCATTER || clusterOf[cell] !== 0) continue;
      const start = end;
      const found = collect(cells, cell, start);
      const prize = table[symbol * (cellCount + 1) + found - start] as number;
      if (prize === 0) continue;
      units += prize;
      end = found;
      ends[prizeCount++] = end;
    }
    return units;
  }

  function winsOf(shown: Board, multiplier: number): ClusterWin[] {
    unitsOf(shown);
    return Array.from(ends.subarray(0, prizeCount), (end, prize) => {
      const cells = new Set(members.subarray(ends[prize - 1] ?? 0, end));
      const symbol = [...cells].map((cell) => shown.cells[cell] ?? 0).find((code) => code !== WILD) ?? 0;
      return {
        kind: 'cluster',
        symbol: symbolOf(symbol),
        cells: cellsWhere(shown, (cell) => cells.has(cell)),
        units: (table[symbol * (cellCount + 1) + cells.size] ?? 0) * multiplier,
      };
    });
  }

  function mark(_board: Board, marks: Uint8Array): void {
    const end = prizeCount === 0 ? 0 : (ends[prizeCount - 1] as number);
    for (let member = 0; member < end; member++) marks[members[member] as number] = 1;
  }

  return { unitsOf, winsOf, mark };
}

/** The last step whose smallest size is reached, or -1. */
function stepOf(sizes: readonly number[], size: number): number {
  return sizes.findLastIndex((smallest) => smallest <= size);
}
