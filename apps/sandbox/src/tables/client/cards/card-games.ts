import {
  baccaratPointsOf,
  JOKER,
  RANKS,
  rankOf,
  suitOf,
  thirtyFortyPoints,
} from '@baize/games/tables/layouts';

import { fillText } from '../../../shell/client/page-data.ts';
import type { FinishedRound } from '../../table-messages.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import { evenRow, numberedRow, type SpotRows } from '../spot-rows.ts';

/** One card of a round: which side gets it. */
export interface Deal {
  readonly side: string;
  readonly card: number;
}

/** What differs between games of cards that are dealt to sides. */
export interface CardGame {
  readonly sides: readonly string[];
  readonly dealMs: number;
  /** In the order of dealing. */
  readonly deals: (view: unknown) => readonly Deal[];
  /** What the cards of a side count, empty for a side that counts nothing; games without it have no scores. */
  readonly score?: (cards: readonly number[], side: string) => string;
  /** Spots of which the one that wins is the result in words. */
  readonly results: readonly string[];
  /** The result in words, if it is no spot. */
  readonly describe?: (deals: readonly Deal[], texts: TableTexts) => string;
  /** A result in the list of the last ones; what the feed says by default. */
  readonly pipText?: (result: FinishedRound) => string;
  /** Winners of the last rounds in columns. */
  readonly hasRoad: boolean;
  readonly rows: SpotRows;
  /** Rows of a narrow board, if they differ. */
  readonly narrowRows?: SpotRows;
}

const dealTo = (side: string, cards: readonly number[] = []): Deal[] => cards.map((card) => ({ side, card }));

const BACCARAT: CardGame = {
  sides: ['player', 'banker'],
  dealMs: 900,
  deals: (view) => {
    const { player, banker } = view as { player?: readonly number[]; banker?: readonly number[] };
    return takeTurns(dealTo('player', player), dealTo('banker', banker));
  },
  score: (cards) => String(baccaratPointsOf(cards)),
  results: ['player', 'banker', 'tie'],
  pipText: ({ player = 0, banker = 0 }) => String(Math.max(player, banker)),
  hasRoad: true,
  rows: [
    [
      ['player-pair', 3],
      ['tie', 4],
      ['banker-pair', 3],
    ],
    evenRow('player', 'banker'),
  ],
};

const DRAGON_TIGER: CardGame = {
  sides: ['dragon', 'tiger'],
  dealMs: 1_200,
  deals: (view) => {
    const { dragon = 0, tiger = 0 } = view as { dragon?: number; tiger?: number };
    return [
      { side: 'dragon', card: dragon },
      { side: 'tiger', card: tiger },
    ];
  },
  results: ['dragon', 'tiger', 'tie'],
  hasRoad: true,
  rows: [evenRow('tie', 'suited-tie'), evenRow('dragon', 'tiger')],
};

const SNAP_CARD: CardGame = {
  sides: ['first', 'second'],
  dealMs: 1_100,
  deals: (view) => {
    const [first = 0, second = 0] = view as readonly number[];
    return [
      { side: 'first', card: first },
      { side: 'second', card: second },
    ];
  },
  results: ['lower', 'snap', 'higher'],
  hasRoad: true,
  rows: [evenRow('lower', 'snap', 'higher'), evenRow('one-colour', 'one-suit', 'two-colours')],
};

const THIRTY_FORTY: CardGame = {
  sides: ['black', 'red'],
  dealMs: 700,
  deals: (view) => {
    const { black, red } = view as { black?: readonly number[]; red?: readonly number[] };
    return [...dealTo('black', black), ...dealTo('red', red)];
  },
  score: (cards) => (cards.length === 0 ? '' : String(thirtyFortyPoints(cards))),
  results: ['red', 'black', 'tie'],
  hasRoad: true,
  rows: [evenRow('black', 'red'), evenRow('colour', 'inverse'), evenRow('tie', 'tie-31')],
};

const ANDAR_BAHAR: CardGame = {
  sides: ['middle', 'andar', 'bahar'],
  dealMs: 400,
  deals: (view) => {
    const { middle = 0, cards = [] } = view as { middle?: number; cards?: readonly number[] };
    const sides = ['andar', 'bahar'];
    return [
      { side: 'middle', card: middle },
      ...cards.map((card, index) => ({ side: sides[index % 2] ?? '', card })),
    ];
  },
  score: (cards, side) => (side === 'middle' ? '' : String(cards.length)),
  results: ['andar', 'bahar'],
  hasRoad: false,
  rows: [
    evenRow('andar', 'bahar'),
    numberedRow('cards', ['1-5', '6-10', '11-15', '16-25']),
    numberedRow('cards', ['26-30', '31-35', '36-40', '41-49']),
  ],
};

const CUP_OF_CARDS: CardGame = {
  sides: ['home', 'away'],
  dealMs: 850,
  deals: (view) => {
    const { home, away } = view as { home?: readonly number[]; away?: readonly number[] };
    return takeTurns(dealTo('home', home), dealTo('away', away));
  },
  score: (cards) => String(cards.filter((card) => suitOf(card) === 'hearts').length),
  results: ['home', 'away', 'tie'],
  hasRoad: false,
  rows: [
    evenRow('home', 'tie', 'away'),
    evenRow('goals-low', 'goals-high', 'both-yes', 'both-no'),
    numberedRow('score', ['0-0', '1-0', '2-0', '0-1', '1-1', '2-1', '0-2', '1-2', '2-2']),
  ],
  narrowRows: [
    evenRow('home', 'tie', 'away'),
    evenRow('goals-low', 'goals-high', 'both-yes', 'both-no'),
    numberedRow('score', ['0-0', '1-0', '2-0']),
    numberedRow('score', ['0-1', '1-1', '2-1']),
    numberedRow('score', ['0-2', '1-2', '2-2']),
  ],
};

const SUIT_MARKS: Readonly<Record<string, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' };

const LAST_CARD: CardGame = {
  sides: ['taken', 'last'],
  dealMs: 650,
  deals: (view) => {
    const cards = view as readonly number[];
    return [...dealTo('taken', cards.slice(0, -1)), ...dealTo('last', cards.slice(-1))];
  },
  results: [],
  describe: (deals, texts) => {
    const card = deals.at(-1)?.card ?? JOKER;
    if (card === JOKER) return (texts.spots as Readonly<Record<string, string>>)['joker'] ?? '';
    const suit = texts.blackjack.suits[suitOf(card)];
    return fillText(texts.blackjack.card, { rank: RANKS[rankOf(card)] ?? '', suit });
  },
  pipText: ({ result = '' }) => {
    const [rank = '', suit = ''] = result.split(' ');
    return rank === 'JOKER' ? '★' : `${rank}${SUIT_MARKS[suit] ?? ''}`;
  },
  hasRoad: false,
  rows: [
    evenRow('red', 'joker', 'black'),
    evenRow('spades', 'hearts', 'diamonds', 'clubs'),
    numberedRow('rank', ['J', 'Q', 'K']),
  ],
};

/** By what a table plays. */
export const CARD_GAMES: Readonly<Record<string, CardGame>> = {
  'tables/baccarat': BACCARAT,
  'tables/no-commission-baccarat': BACCARAT,
  'tables/dragon-tiger': DRAGON_TIGER,
  'tables/snap-card': SNAP_CARD,
  'tables/thirty-forty': THIRTY_FORTY,
  'tables/andar-bahar': ANDAR_BAHAR,
  'tables/cup-of-cards': CUP_OF_CARDS,
  'tables/last-card': LAST_CARD,
};

/** Cards of two sides one by one; what one of them has more comes last. */
function takeTurns(first: readonly Deal[], second: readonly Deal[]): Deal[] {
  const turns = Math.max(first.length, second.length);
  return Array.from({ length: turns }, (_, turn) => [first[turn], second[turn]])
    .flat()
    .filter((deal) => deal !== undefined);
}
