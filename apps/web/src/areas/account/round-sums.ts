import { gameHistoryType } from '@baize/contract';
import { parseWire } from '@baize/currency';

interface GameRow {
  readonly game_id: number;
  readonly round_id: string;
  readonly type: number;
  readonly amount: string;
}

/** Sums of a round, in minor units; net is what the player won or, below zero, lost. */
export interface RoundSums {
  readonly bet: bigint;
  readonly win: bigint;
  readonly refund: bigint;
  readonly net: bigint;
}

/** Adds up the rows of one round among those given. */
export function roundSums(rows: readonly GameRow[], { game_id: game, round_id: round }: GameRow): RoundSums {
  const sumOf = (type: number) =>
    rows
      .filter((row) => row.game_id === game && row.round_id === round && row.type === type)
      .reduce((sum, { amount }) => sum + parseWire(amount), 0n);
  const bet = sumOf(gameHistoryType.bet);
  const win = sumOf(gameHistoryType.win);
  const refund = sumOf(gameHistoryType.refund);
  return { bet, win, refund, net: win + refund - bet };
}
