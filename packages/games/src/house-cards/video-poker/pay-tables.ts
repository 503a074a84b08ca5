import { type Card, JOKER, suitOf } from '../../cards/card.ts';
import {
  countRanks,
  mainRanksOf,
  type PokerHand,
  pokerHandOf,
  pokerValueOf,
  rankBitNamed,
  rankBitOf,
  straightsOf,
} from '../../poker-hands/index.ts';
import type { PayLines } from '../card-game.ts';

/** A video poker: what it pays, and what five cards are in its order. */
export interface VideoPokerRules {
  readonly deck: 52 | 53;
  readonly pays: PayLines;
  /** Null for a hand that pays nothing. */
  handOf(cards: readonly Card[]): string | null;
}

type Lines = PayLines['lines'];

const JACK = rankBitNamed('J');
const KING = rankBitNamed('K');
const TEN = rankBitNamed('10');
const STRAIGHTS = straightsOf(5);

/** Jacks or better; `full` and `flush` are what the two usual variants differ in. */
function jacksRules(full: number, flush: number): VideoPokerRules {
  const lines: Lines = [
    ['royal-flush', 799],
    ['straight-flush', 49],
    ['four-of-a-kind', 24],
    ['full-house', full - 1],
    ['flush', flush - 1],
    ['straight', 3],
    ['three-of-a-kind', 2],
    ['two-pair', 1],
    ['jacks-or-better', 0],
  ];
  return {
    deck: 52,
    pays: { bet: 'hand', lines },
    handOf: (cards) => nameOf(cards, JACK, 'jacks-or-better'),
  };
}

/** A hand without a joker; a pair counts from `least` on. */
function nameOf(cards: readonly Card[], least: number, pairName: string): string | null {
  const value = pokerValueOf(cards);
  const hand: PokerHand = pokerHandOf(value);
  if (hand === 'high-card') return null;
  if (hand !== 'pair') return hand;
  return mainRanksOf(value) >= least ? pairName : null;
}

/** Four cards with a joker, which is whatever makes them best. */
function nameWithJoker(cards: readonly Card[]): string | null {
  const ranks = cards.map(rankBitOf);
  const all = ranks.reduce((mask, bit) => mask | bit, 0);
  const distinct = countRanks(all);
  if (distinct === 1) return 'five-of-a-kind';
  if (distinct === 2) {
    const first = ranks.filter((bit) => bit === ranks[0]).length;
    return first === 2 ? 'full-house' : 'four-of-a-kind';
  }
  if (distinct === 3) return 'three-of-a-kind';
  const isSuited = cards.every((card) => suitOf(card) === suitOf(cards[0] ?? 0));
  const isStraight = STRAIGHTS.some((straight) => (all & straight) === all);
  if (isSuited && ranks.every((bit) => bit >= TEN)) return 'wild-royal';
  if (isSuited) return isStraight ? 'straight-flush' : 'flush';
  if (isStraight) return 'straight';
  return all >= KING ? 'kings-or-better' : null;
}

/** Kings or better with a joker; two pair and a pair of kings return one and one. */
const jokerRules: VideoPokerRules = {
  deck: 53,
  pays: {
    bet: 'hand',
    lines: [
      ['royal-flush', 799],
      ['five-of-a-kind', 199],
      ['wild-royal', 99],
      ['straight-flush', 49],
      ['four-of-a-kind', 16],
      ['full-house', 6],
      ['flush', 4],
      ['straight', 2],
      ['three-of-a-kind', 1],
      ['two-pair', 0],
      ['kings-or-better', 0],
    ],
  },
  handOf: (cards) =>
    cards.includes(JOKER)
      ? nameWithJoker(cards.filter((card) => card !== JOKER))
      : nameOf(cards, KING, 'kings-or-better'),
};

/** By the play that names them. */
export const videoPokers = {
  'cards/jacks-or-better': jacksRules(9, 6),
  'cards/jacks-and-up': jacksRules(8, 5),
  'cards/closed-poker': jacksRules(8, 6),
  'cards/joker-poker': jokerRules,
} as const satisfies Readonly<Record<string, VideoPokerRules>>;

export type VideoPokerPlay = keyof typeof videoPokers;
