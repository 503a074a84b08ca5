import { rankBitNamed, threeCardHandOf, threeCardLeast, threeCardValueOf } from '../../poker-hands/index.ts';
import type { PayLines } from '../card-game.ts';
import type { StandOffRules } from './stand-off.ts';

/** The dealer plays with a queen or better. */
const LEAST = threeCardLeast('high-card', 0, rankBitNamed('Q'));

/** The best strategy: play with Q-6-4 or better. */
const LEAST_PLAYED = threeCardLeast(
  'high-card',
  0,
  rankBitNamed('Q') | rankBitNamed('6') | rankBitNamed('4'),
);

export const playsThreeCards = (value: number): boolean => value >= LEAST_PLAYED;

const bonus: PayLines = {
  bet: 'ante-bonus',
  lines: [
    ['straight-flush', 5],
    ['three-of-a-kind', 4],
    ['straight', 1],
  ],
};

const pairPlus: PayLines = {
  bet: 'pair-plus',
  lines: [
    ['straight-flush', 40],
    ['three-of-a-kind', 30],
    ['straight', 6],
    ['flush', 4],
    ['pair', 1],
  ],
};

export const threeCardRules: StandOffRules = {
  hands: 1,
  playerCards: 3,
  dealerCards: 3,
  boardCards: 0,
  shownDealer: 0,
  shownBoard: 0,
  call: { id: 'play', antes: 1 },
  valueOf: threeCardValueOf,
  handOf: threeCardHandOf,
  isQualified: (dealer) => dealer >= LEAST,
  antePays: null,
  callPays: null,
  bonus,
  sides: [{ pays: pairPlus, handOf: (player) => threeCardHandOf(threeCardValueOf(player)) }],
};
