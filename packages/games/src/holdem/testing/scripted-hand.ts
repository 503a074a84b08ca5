import { type Card, RANKS, SUITS } from '../../cards/card.ts';
import { createFastDraw } from '../../random/fast-draw.ts';
import { type DeckSeal, dealtPositions, sealDeck } from '../deck-seal.ts';
import type { Positions } from '../hand-state.ts';
import type { PokerDecision } from '../legal-actions.ts';
import { actInHand, type PokerHandPlay, startHand } from '../play-hand.ts';
import type { TableRules } from '../table-rules.ts';

/** Blinds of 50 and 100 without rake. */
export const testRules: TableRules = {
  game: 'holdem',
  seats: 6,
  smallBlindMinor: 50n,
  bigBlindMinor: 100n,
  minBuyInMinor: 2_000n,
  maxBuyInMinor: 10_000n,
  rake: { basisPoints: 0, capMinor: 0n },
  turnMs: 20_000,
  timeBankMs: 30_000,
  timeBankGainMs: 1_000,
  sitOutAfter: 2,
};

/** `Ah Kd 10s` as cards. */
export function cardsNamed(text: string): Card[] {
  return text.split(' ').map((name) => {
    const rank = RANKS.findIndex((known) => known === name.slice(0, -1));
    const suit = SUITS.findIndex((known) => known[0] === name.at(-1));
    return suit * RANKS.length + rank;
  });
}

/** A sealed deck that is dealt beginning with these cards; its commitment is of no use. */
export function stackedDeck(first: readonly Card[], seeds: readonly string[]): DeckSeal {
  const seal = sealDeck('stacked', createFastDraw(1));
  const rest = seal.deck.filter((card) => !first.includes(card));
  const deck = [...seal.deck];
  dealtPositions(seal, seeds).forEach((position, index) => {
    deck[position] = first[index] ?? (rest[index - first.length] as Card);
  });
  return { ...seal, deck };
}

export interface ScriptedHand {
  readonly rules?: Partial<TableRules>;
  /** By seat from 0. */
  readonly stacks: readonly bigint[];
  readonly positions?: Positions;
  /** By seat, as `Ah Kd`; the same number of cards each. */
  readonly holes?: readonly string[];
  readonly board?: string;
}

/** Cards in the order in which they are dealt, with burnt ones between them. */
function dealOrder(holes: readonly string[], board: string, button: number): Card[] {
  const hands = holes.map((_, index) => cardsNamed(holes[(button + 1 + index) % holes.length] ?? ''));
  const dealt = (hands[0] ?? []).flatMap((_, round) => hands.map((hand) => hand[round] as Card));
  const open = cardsNamed(board);
  const burnt = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => !dealt.includes(card) && !open.includes(card),
  );
  return [
    ...dealt,
    ...burnt.slice(0, 1),
    ...open.slice(0, 3),
    ...burnt.slice(1, 2),
    ...open.slice(3, 4),
    ...burnt.slice(2, 3),
    ...open.slice(4),
  ];
}

export function scriptedHand({ rules, stacks, positions, holes, board }: ScriptedHand): PokerHandPlay {
  const usual: Positions =
    stacks.length === 2
      ? { button: 0, smallBlind: 0, bigBlind: 1 }
      : { button: 0, smallBlind: 1, bigBlind: 2 };
  const places = positions ?? usual;
  const first = holes === undefined ? [] : dealOrder(holes, board ?? '2s 3s 4s 9h Kd', places.button);
  return startHand({
    id: 'hand-1',
    rules: { ...testRules, seats: stacks.length, ...rules },
    positions: places,
    seats: stacks.map((stackMinor, seat) => ({
      seat,
      player: `player-${seat}`,
      stackMinor,
      postsEntry: false,
    })),
    seal: stackedDeck(first, []),
    playerSeeds: [],
  });
}

/** `0 raise 300`, `1 fold`, …: each in turn. */
export function playScript(hand: PokerHandPlay, ...lines: readonly string[]): PokerHandPlay {
  return lines.reduce((now, line) => {
    const [seat = '', action = '', amount = '0'] = line.split(' ');
    const decision = { action, toMinor: BigInt(amount) } as PokerDecision;
    return actInHand(now, Number(seat), decision);
  }, hand);
}

export function stacksOf(hand: PokerHandPlay): bigint[] {
  return hand.state.seats.map(({ stackMinor }) => stackMinor);
}
