import {
  leastValueOf,
  mainRanksOf,
  pokerHandOf,
  pokerValueOf,
  rankBitNamed,
} from '../../poker-hands/index.ts';
import type { PayLines } from '../card-game.ts';
import type { SideBet, StandOffRules } from './stand-off.ts';

/** The dealer plays with a pair of fours or better. */
const LEAST = leastValueOf('pair', rankBitNamed('4'));

const antePays: PayLines = {
  bet: 'ante',
  lines: [
    ['royal-flush', 100],
    ['straight-flush', 20],
    ['four-of-a-kind', 10],
    ['full-house', 3],
    ['flush', 2],
  ],
};

/** On the first five cards; a pair of aces or better. */
const acesOrBetter: SideBet = {
  pays: {
    bet: 'aces',
    lines: [
      ['royal-flush', 100],
      ['straight-flush', 50],
      ['four-of-a-kind', 40],
      ['full-house', 30],
      ['flush', 20],
      ['straight', 7],
      ['three-of-a-kind', 7],
      ['two-pair', 7],
      ['aces', 7],
    ],
  },
  handOf(player, board) {
    const value = pokerValueOf([...player, ...board.slice(0, 3)]);
    const hand = pokerHandOf(value);
    return hand === 'pair' && mainRanksOf(value) === rankBitNamed('A') ? 'aces' : hand;
  },
};

export const casinoHoldemRules: StandOffRules = {
  hands: 1,
  playerCards: 2,
  dealerCards: 2,
  boardCards: 5,
  shownDealer: 0,
  shownBoard: 3,
  call: { id: 'call', antes: 2 },
  valueOf: pokerValueOf,
  handOf: pokerHandOf,
  isQualified: (dealer) => dealer >= LEAST,
  antePays,
  callPays: null,
  bonus: null,
  sides: [acesOrBetter],
};

/** Two hands of the player on one board, each with its own ante and decision. */
export const twoHandRules: StandOffRules = { ...casinoHoldemRules, hands: 2, sides: [] };
