import { leastValueOf, pokerHandOf, pokerValueOf, rankBitNamed } from '../../poker-hands/index.ts';
import type { PayLines } from '../card-game.ts';
import type { SideBet, StandOffRules } from './stand-off.ts';

/** The dealer plays with an ace and a king or better. */
const LEAST = leastValueOf('high-card', 0, rankBitNamed('A') | rankBitNamed('K'));

const raisePays: PayLines = {
  bet: 'raise',
  lines: [
    ['royal-flush', 100],
    ['straight-flush', 50],
    ['four-of-a-kind', 20],
    ['full-house', 7],
    ['flush', 5],
    ['straight', 4],
    ['three-of-a-kind', 3],
    ['two-pair', 2],
  ],
};

export const caribbeanRules: StandOffRules = {
  hands: 1,
  playerCards: 5,
  dealerCards: 5,
  boardCards: 0,
  shownDealer: 1,
  shownBoard: 0,
  call: { id: 'raise', antes: 2 },
  valueOf: pokerValueOf,
  handOf: pokerHandOf,
  isQualified: (dealer) => dealer >= LEAST,
  antePays: null,
  callPays: raisePays,
  bonus: null,
  sides: [],
};

/** On the player's five cards. */
const royalNight: SideBet = {
  pays: {
    bet: 'royal',
    lines: [
      ['royal-flush', 2_000],
      ['straight-flush', 2_000],
      ['four-of-a-kind', 400],
      ['full-house', 100],
      ['flush', 100],
      ['straight', 50],
      ['three-of-a-kind', 10],
    ],
  },
  handOf: (player) => pokerHandOf(pokerValueOf(player)),
};

/** The same with a bet on high hands. */
export const royalNightRules: StandOffRules = { ...caribbeanRules, sides: [royalNight] };
