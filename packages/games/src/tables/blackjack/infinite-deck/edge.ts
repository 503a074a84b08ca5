import {
  addCard,
  bestOf,
  CARD_CHANCES,
  type DealerChances,
  dealerChances,
  type Total,
} from './dealer-finals.ts';

/** Rules of the model; the defaults are those of our tables, but for splitting once only. */
export interface InfiniteDeckRules {
  readonly hitsSoft17: boolean;
  readonly doublesAfterSplit: boolean;
  /** Profit of a blackjack. */
  readonly blackjackPays: number;
  readonly lateSurrender: boolean;
  /** The dealer looks for a blackjack before the players act; otherwise doubles and splits are lost to one too. */
  readonly peeks: boolean;
}

const standardRules: InfiniteDeckRules = {
  hitsSoft17: false,
  doublesAfterSplit: true,
  blackjackPays: 1.5,
  lateSurrender: false,
  peeks: true,
};

/** The house's part of a bet if every decision is the best one, with cards from an endless shoe. */
export function infiniteDeckEdge(changes: Partial<InfiniteDeckRules> = {}): number {
  const rules = { ...standardRules, ...changes };
  return -mean((card) => expectedAgainst(card, rules));
}

/** The mean over the points of a card. */
function mean(value: (points: number) => number): number {
  return CARD_CHANCES.reduce((sum, [points, chance]) => sum + chance * value(points), 0);
}

/** Expected profit against a card of the dealer. */
function expectedAgainst(card: number, rules: InfiniteDeckRules): number {
  const chances = dealerChances(card, rules.hitsSoft17);
  const blackjack = chances.get('blackjack') ?? 0;
  const play = createPlay(rules.peeks ? withoutBlackjack(chances) : chances, rules);
  // What was decided after the dealer looked counts only if there was no blackjack.
  const decided = (profit: number) => (rules.peeks ? (1 - blackjack) * profit - blackjack : profit);
  return mean((first) =>
    mean((second) => {
      const isNatural = first + second === 11 && (first === 1 || second === 1);
      return isNatural ? (1 - blackjack) * rules.blackjackPays : decided(play.start(first, second));
    }),
  );
}

function withoutBlackjack(chances: DealerChances): DealerChances {
  const others = [...chances].filter(([final]) => final !== 'blackjack');
  const total = others.reduce((sum, [, chance]) => sum + chance, 0);
  return new Map(others.map(([final, chance]) => [final, chance / total]));
}

/** Expected profits of a player's hand against the dealer's chances, per unit of the first stake. */
function createPlay(chances: DealerChances, { doublesAfterSplit, lateSurrender }: InfiniteDeckRules) {
  const known = new Map<string, number>();
  const standsAt = Array.from({ length: 22 }, (_, total) => profitOf(total, chances));
  const stand = (hand: Total) => (bestOf(hand) > 21 ? -1 : (standsAt[bestOf(hand)] ?? -1));
  const hit = (hand: Total) => mean((points) => goOn(addCard(hand, points)));
  const goOn = (hand: Total): number => {
    if (hand.points > 21) return -1;
    const key = `${hand.points} ${hand.hasAce}`;
    const value = known.get(key) ?? Math.max(stand(hand), hit(hand));
    known.set(key, value);
    return value;
  };
  const double = (hand: Total) => 2 * mean((points) => stand(addCard(hand, points)));
  const split = (card: number) => {
    const one = { points: card, hasAce: card === 1 };
    return (
      2 *
      mean((points) => {
        const hand = addCard(one, points);
        if (card === 1) return stand(hand);
        return doublesAfterSplit ? Math.max(goOn(hand), double(hand)) : goOn(hand);
      })
    );
  };
  const start = (first: number, second: number) => {
    const hand = addCard({ points: first, hasAce: first === 1 }, second);
    const choices = [goOn(hand), double(hand)];
    if (first === second) choices.push(split(first));
    if (lateSurrender) choices.push(-0.5);
    return Math.max(...choices);
  };
  return { start };
}

/** Profit of standing on a total. */
function profitOf(total: number, chances: DealerChances): number {
  let profit = 0;
  for (const [final, chance] of chances) {
    const isLost = final === 'blackjack' || (final !== 'bust' && final > total);
    const isWon = final === 'bust' || (final !== 'blackjack' && final < total);
    profit += isWon ? chance : isLost ? -chance : 0;
  }
  return profit;
}
