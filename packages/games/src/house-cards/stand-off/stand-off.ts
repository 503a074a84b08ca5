import type { Hundredths } from '../../bets/pay.ts';
import type { Card } from '../../cards/card.ts';
import {
  type CardGame,
  type CardPart,
  type CardRound,
  type CardRow,
  type PayLines,
  payOf,
  topOf,
} from '../card-game.ts';

/** A bet beside the ante, on what certain cards of a hand make. */
export interface SideBet {
  readonly pays: PayLines;
  /** Null if it makes nothing that pays. */
  handOf(player: readonly Card[], board: readonly Card[]): string | null;
}

/** Poker against the house with one decision: a further stake, or the ante is lost. */
export interface StandOffRules {
  /** Hands of the player. */
  readonly hands: number;
  readonly playerCards: number;
  readonly dealerCards: number;
  readonly boardCards: number;
  /** Of these, shown before the decision. */
  readonly shownDealer: number;
  readonly shownBoard: number;
  /** Name and size of the further stake. */
  readonly call: { readonly id: 'call' | 'play' | 'raise'; readonly antes: number };
  valueOf(cards: readonly Card[]): number;
  handOf(value: number): string;
  isQualified(dealer: number): boolean;
  /** What the ante and the further stake pay when they win; even money for hands without a line. */
  readonly antePays: PayLines | null;
  readonly callPays: PayLines | null;
  /** Paid on the ante even if the dealer wins, if there is such a bonus. */
  readonly bonus: PayLines | null;
  readonly sides: readonly SideBet[];
}

const EVEN: Hundredths = 200;

/** The cards of a round by whose they are. */
export function dealOf(rules: StandOffRules, { cards }: Pick<CardRound, 'cards'>) {
  const players = Array.from({ length: rules.hands }, (_, hand) =>
    cards.slice(hand * rules.playerCards, (hand + 1) * rules.playerCards),
  );
  const rest = cards.slice(rules.hands * rules.playerCards);
  return {
    players,
    dealer: rest.slice(0, rules.dealerCards),
    board: rest.slice(rules.dealerCards, rules.dealerCards + rules.boardCards),
  };
}

export function createStandOff(rules: StandOffRules): CardGame {
  const { hands, call, playerCards, dealerCards, boardCards, sides, callPays, antePays, bonus } = rules;
  const mostOf = (pays: PayLines | null) => (pays === null ? EVEN : Math.max(EVEN, topOf(pays)));
  const perHand = mostOf(antePays) + mostOf(callPays) * call.antes + (bonus === null ? 0 : topOf(bonus));
  return {
    deck: 52,
    dealt: hands * playerCards + dealerCards + boardCards,
    hands,
    sides: sides.map(({ pays }) => pays.bet),
    pays: [antePays, callPays, bonus, ...sides.map(({ pays }) => pays)].filter((pays) => pays !== null),
    topPay: hands * perHand + sides.reduce((sum, { pays }) => sum + topOf(pays), 0),
    mostAdded: call.antes,
    view: (round) => ({
      rows: rowsOf(rules, round),
      choices:
        round.moves.length < hands
          ? [
              { id: 'fold', adds: 0 },
              { id: call.id, adds: call.antes },
            ]
          : [],
      holds: false,
    }),
    settle: (round) => settle(rules, round),
  };
}

function rowsOf(rules: StandOffRules, round: CardRound): CardRow[] {
  const { players, dealer, board } = dealOf(rules, round);
  const isOver = round.moves.length >= rules.hands;
  const shownBoard = isOver ? board : board.slice(0, rules.shownBoard);
  const nameOf = (cards: readonly Card[]) => rules.handOf(rules.valueOf(cards));
  const hide = (cards: readonly Card[], shown: number) =>
    cards.map((card, index) => (isOver || index < shown ? card : null));
  return [
    {
      owner: 'dealer',
      cards: hide(dealer, rules.shownDealer),
      hand: isOver ? nameOf([...dealer, ...board]) : null,
      isNext: false,
    },
    ...(board.length > 0
      ? [{ owner: 'board' as const, cards: hide(board, rules.shownBoard), hand: null, isNext: false }]
      : []),
    ...players.map((cards, hand) => ({
      owner: 'player' as const,
      cards,
      hand: nameOf([...cards, ...shownBoard]),
      isNext: hand === round.moves.length,
    })),
  ];
}

function settle(rules: StandOffRules, round: CardRound): CardPart[] {
  const { players, dealer, board } = dealOf(rules, round);
  const dealerValue = rules.valueOf([...dealer, ...board]);
  const parts = players.flatMap((cards, hand) => {
    const value = rules.valueOf([...cards, ...board]);
    const own = settleHand(rules, value, dealerValue, round.moves[hand]?.choice !== 'fold');
    return rules.hands === 1 ? own : own.map((part) => ({ ...part, bet: `${part.bet}-${hand + 1}` }));
  });
  const sides = rules.sides
    .filter(({ pays }) => round.sides.includes(pays.bet))
    .map(({ pays, handOf }) => ({
      bet: pays.bet,
      staked: 100,
      pays: payOf(pays, handOf(players[0] ?? [], board)),
    }));
  return [...parts, ...sides];
}

/** Ante and further stake of a hand. If the dealer has too little, the ante wins and the further stake is returned. */
function settleHand(rules: StandOffRules, value: number, dealer: number, isCalled: boolean): CardPart[] {
  if (!isCalled) return [{ bet: 'ante', staked: 100, pays: 0 }];
  const { call, antePays, callPays, bonus, handOf, isQualified } = rules;
  const hand = handOf(value);
  const winOf = (pays: PayLines | null) => (pays === null ? EVEN : payOf(pays, hand) || EVEN);
  const extra = bonus === null ? 0 : Math.max(0, payOf(bonus, hand) - 100);
  const isOpen = isQualified(dealer);
  const compared = (win: Hundredths) => (value > dealer ? win : value === dealer ? 100 : 0);
  return [
    { bet: 'ante', staked: 100, pays: (isOpen ? compared(winOf(antePays)) : winOf(antePays)) + extra },
    { bet: call.id, staked: 100 * call.antes, pays: (isOpen ? compared(winOf(callPays)) : 100) * call.antes },
  ];
}
