import { gameHistoryType } from '@baize/contract';
import { expect, it } from 'vitest';

import { roundSums } from './round-sums.ts';

const { bet, win, refund } = gameHistoryType;
const row = (round: string, type: number, amount: string, game = 7) => ({
  game_id: game,
  round_id: round,
  type,
  amount,
});

it('adds up the bets, wins and refunds of one round of one game', () => {
  const rows = [
    row('a', win, '96.00'),
    row('a', bet, '12.00'),
    row('a', bet, '10.50'),
    row('a', refund, '10.50'),
    row('b', bet, '1.00'),
    row('a', bet, '5.00', 8),
  ];
  expect(roundSums(rows, row('a', win, '96.00'))).toEqual({
    bet: 22_50n,
    win: 96_00n,
    refund: 10_50n,
    net: 84_00n,
  });
  expect(roundSums(rows, row('b', bet, '1.00')).net).toBe(-1_00n);
});
