import type { Change } from '../change.ts';

const tables = 'packages/games/src/tables';
const blackjack = `${tables}/blackjack`;
const sweets = `${tables}/sweet-wheel`;

/** What all tables of spots share. */
const spotChanges: readonly Change[] = [
  {
    file: `${tables}/spots/settle.ts`,
    find: 'import { payRoundedUp }',
    replace: 'import { payRoundedDown as payRoundedUp }',
    promise: 'a fraction of a minor unit is never taken from a player',
    tests: [`${tables}/baccarat`],
  },
  {
    file: `${tables}/spots/bet.ts`,
    find: '  refuseDuplicates(bets, ({ spot }) => spot);\n',
    replace: '',
    promise: 'a player has one bet on a spot',
    tests: [`${tables}/spots`],
  },
  {
    file: `${tables}/spots/limits.ts`,
    find: 'pays <= 1 ? maxMinor : roundDown(',
    replace: 'pays <= 50 ? maxMinor : roundDown(',
    promise: 'a spot that pays more has a lower maximum',
    tests: [`${tables}/spots`],
  },
  {
    file: `${tables}/spots/limits.ts`,
    find: 'wanted < payable ? wanted : payable',
    replace: 'wanted',
    promise: 'no bet can win more than the wallet takes',
    tests: [`${tables}/spots`],
  },
  {
    file: `${tables}/spots/limits.ts`,
    find: 'stakeMinor > maxMinor',
    replace: 'stakeMinor >= maxMinor',
    promise: 'the maximum itself is allowed',
    tests: [`${tables}/spots`],
  },
  {
    file: `${tables}/spots/provable-spots.ts`,
    find: '${edge.kind} ${edge.pays}',
    replace: '${edge.kind}',
    promise: 'bets of a kind that pay differently are proven each',
    tests: [`${tables}/sic-bo`],
  },
];

const rouletteChanges: readonly Change[] = [
  {
    file: `${tables}/roulette/layout.ts`,
    find: "inside('trio', 0, 2, 3)",
    replace: "inside('trio', 0, 1, 3)",
    promise: 'voisins cover the neighbours of the zero',
    tests: [`${tables}/roulette`],
  },
  {
    file: `${tables}/roulette/layout.ts`,
    find: 'number % COLUMNS !== 0;',
    replace: 'true;',
    promise: 'no split goes from the end of a row to the next',
    tests: [`${tables}/roulette`],
  },
  {
    file: `${tables}/roulette/roulette.ts`,
    find: "laPartage && kind === 'even-money'",
    replace: 'laPartage',
    promise: 'la partage is for even-money bets',
    tests: [`${tables}/roulette`],
  },
  {
    file: `${tables}/roulette/announced-bets.ts`,
    find: "'corner-25-26-28-29': 2n",
    replace: "'corner-25-26-28-29': 1n",
    promise: 'voisins are nine chips',
    tests: [`${tables}/roulette`],
  },
];

const cardTableChanges: readonly Change[] = [
  {
    file: 'packages/games/src/cards/shoe.ts',
    find: 'if (!positions.includes(position)) positions',
    replace: 'positions',
    promise: 'a card is drawn once',
    tests: ['packages/games/src/cards'],
  },
  {
    file: `${tables}/baccarat/rules.ts`,
    find: 'return third !== 8;',
    replace: 'return true;',
    promise: 'a banker with 3 stands against an 8',
    tests: [`${tables}/baccarat`],
  },
  {
    file: `${tables}/baccarat/deal.ts`,
    find: 'bankerDraws(bankerPoints, undefined) ? [...banker, fifth]',
    replace: 'bankerDraws(bankerPoints, undefined) ? [...banker, sixth]',
    promise: 'the cards of a round are the next ones of the shoe',
    tests: [`${tables}/baccarat`],
  },
  {
    file: `${tables}/baccarat/outcomes.ts`,
    find: 'card === third ? others - 1 : others',
    replace: 'others',
    promise: 'the player’s third card is not left for the banker',
    tests: [`${tables}/baccarat`],
  },
  {
    file: `${tables}/baccarat/baccarat.ts`,
    find: '!hasCommission && points === 6',
    replace: 'points === 6',
    promise: 'a win with 6 is halved only without commission',
    tests: [`${tables}/baccarat`],
  },
  {
    file: `${tables}/baccarat/baccarat.ts`,
    find: 'return rankOf(first) === rankOf(second);',
    replace: 'return Math.min(rankOf(first), 9) === Math.min(rankOf(second), 9);',
    promise: 'a ten and a king are no pair',
    tests: [`${tables}/baccarat`],
  },
  {
    file: `${tables}/dragon-tiger/dragon-tiger.ts`,
    find: 'by === 0 ? HALF : LOST',
    replace: 'LOST',
    promise: 'a tie takes half of the stake',
    tests: [`${tables}/dragon-tiger`],
  },
  {
    file: `${tables}/dragon-tiger/dragon-tiger.ts`,
    find: 'dragon === tiger ? DECKS - 1 : DECKS',
    replace: 'DECKS',
    promise: 'the second card is not the first one again',
    tests: [`${tables}/dragon-tiger`],
  },
];

const wheelChanges: readonly Change[] = [
  {
    file: `${tables}/sic-bo/spots.ts`,
    find: ' && !isTriple(dice)',
    replace: '',
    promise: 'small, big, odd and even lose on a triple',
    tests: [`${tables}/sic-bo`],
  },
  {
    file: `${tables}/sic-bo/pays.ts`,
    find: 'singles: [1, 2, 12]',
    replace: 'singles: [1, 2, 3]',
    promise: 'three of a number pay 12 to 1',
    tests: [`${tables}/sic-bo`],
  },
  {
    file: `${tables}/money-wheel/money-wheel.ts`,
    find: 'Math.min(product * factor, cap)',
    replace: 'product * factor',
    promise: 'multipliers of a round end at the cap',
    tests: [`${tables}/money-wheel`],
  },
  {
    file: `${tables}/money-wheel/outcomes.ts`,
    find: 'if (grown < cap) next',
    replace: 'if (grown <= cap / 2) next',
    promise: 'the return counts every multiplier below the cap',
    tests: [`${tables}/money-wheel`],
  },
  {
    file: `${tables}/boom-ladder/boom-ladder.ts`,
    find: 'shown !== undefined && rung < target.rung',
    replace: 'shown !== undefined',
    promise: 'a bet cannot leave above its own rung',
    tests: [`${tables}/boom-ladder`],
  },
  {
    file: `${tables}/boom-ladder/boom-ladder.ts`,
    find: 'drawn < reached).length',
    replace: 'drawn <= reached).length',
    promise: 'rungs are reached as often as their prices say',
    tests: [`${tables}/boom-ladder`],
  },
  {
    file: `${sweets}/sweet-wheel.ts`,
    find: 'sprinkle.segment === segment ? sprinkle.multiplier : 1',
    replace: 'sprinkle.multiplier',
    promise: 'sugar multiplies the segment on which it fell',
    tests: [sweets],
  },
  {
    file: `${sweets}/tumbles.ts`,
    find: '.prize * (tumble + 1)',
    replace: '.prize',
    promise: 'every tumble pays more than the one before',
    tests: [sweets],
  },
  {
    file: `${sweets}/tumbles.ts`,
    find: 'bowls.length <= MOST_TUMBLES && ',
    replace: '',
    promise: 'the bowl has an end',
    tests: [sweets],
  },
  {
    file: `${sweets}/candy-jar.ts`,
    find: "order.indexOf('end') + 1",
    replace: "order.lastIndexOf('end') + 1",
    promise: 'the first end closes the jar',
    tests: [sweets],
  },
];

const blackjackChanges: readonly Change[] = [
  {
    file: `${blackjack}/act.ts`,
    find: ' || move.dealt !== round.dealt',
    replace: '',
    promise: 'a move that is sent twice is played once',
    tests: [`${blackjack}/moves`],
  },
  {
    file: `${blackjack}/act.ts`,
    find: 'move.hand !== (round.turn?.hand ?? 0) || ',
    replace: '',
    promise: 'a late tap does not play the next hand',
    tests: [`${blackjack}/round`, `${blackjack}/moves`],
  },
  {
    file: `${blackjack}/act.ts`,
    find: 'if (round.turn?.seat !== seat) return [];',
    replace: 'if (round.turn === null) return [];',
    promise: 'nobody acts out of turn',
    tests: [`${blackjack}/round`],
  },
  {
    file: `${blackjack}/act.ts`,
    find: 'hands.length < MOST_HANDS && ',
    replace: '',
    promise: 'a seat has at most four hands',
    tests: [`${blackjack}/moves`],
  },
  {
    file: `${blackjack}/act.ts`,
    find: "taken.insurance === 'open' ? ['insure', 'decline'] : []",
    replace: "['insure', 'decline']",
    promise: 'an insurance is decided once',
    tests: [`${blackjack}/moves`],
  },
  {
    file: `${blackjack}/advance.ts`,
    find: 'isSplitAce || hand.stakes === 2 ||',
    replace: 'hand.stakes === 2 ||',
    promise: 'aces that were split get one card each',
    tests: [`${blackjack}/moves`],
  },
  {
    file: `${blackjack}/advance.ts`,
    find: 'isSplitAce || hand.stakes === 2 ||',
    replace: 'isSplitAce ||',
    promise: 'a doubled hand gets one card',
    tests: [`${blackjack}/moves`],
  },
  {
    file: `${blackjack}/advance.ts`,
    find: '(isNatural(cards) && !isSplit)',
    replace: 'isNatural(cards)',
    promise: 'the dealer plays against 21 after a split',
    tests: [`${blackjack}/settle`, `${blackjack}/moves`],
  },
  {
    file: `${blackjack}/advance.ts`,
    find: 'dealt: round.dealt + 1 }',
    replace: 'dealt: round.dealt }',
    promise: 'a card is dealt once',
    tests: [`${blackjack}/round`],
  },
  {
    file: `${blackjack}/table-view.ts`,
    find: 'round.dealer.slice(0, 1)',
    replace: 'round.dealer',
    promise: 'the dealer’s second card is hidden',
    tests: [`${blackjack}/round`],
  },
  {
    file: `${blackjack}/settle-blackjack.ts`,
    find: 'isNatural(cards) && !isSplit',
    replace: 'isNatural(cards)',
    promise: '21 after a split is not a blackjack',
    tests: [`${blackjack}/settle`],
  },
  {
    file: `${blackjack}/settle-blackjack.ts`,
    find: '  if (isBust(cards)) return LOST;\n',
    replace: '',
    promise: 'a bust hand is lost although the dealer busts too',
    tests: [`${blackjack}/settle`],
  },
  {
    file: `${blackjack}/settle-blackjack.ts`,
    find: 'BigInt(hand.stakes) * bet',
    replace: 'bet',
    promise: 'a doubled hand is paid twice',
    tests: [`${blackjack}/settle`],
  },
  {
    file: `${blackjack}/basic-strategy.ts`,
    find: "16: 'SSSSSHHHHH',\n};\nconst soft",
    replace: "16: 'SSSSSSSSSS',\n};\nconst soft",
    promise: 'basic strategy is the best play',
    tests: [`${blackjack}/basic-strategy`],
  },
  {
    file: `${blackjack}/finite-deck/edge.ts`,
    find: 'this.#split(card, hands + 1, open + 1)',
    replace: 'this.#split(card, hands + 1, open)',
    promise: 'the stated return counts every hand of a split',
    tests: [`${blackjack}/basic-strategy`],
  },
  {
    file: `${blackjack}/infinite-deck/edge.ts`,
    find: 'rules.peeks ? withoutBlackjack(chances) : chances',
    replace: 'withoutBlackjack(chances)',
    promise: 'without a look at the card, doubles are lost to a blackjack',
    tests: [`${blackjack}/infinite-deck`],
  },
];

/** Rules and returns of the live tables. */
export const tableGameChanges: readonly Change[] = [
  ...spotChanges,
  ...rouletteChanges,
  ...cardTableChanges,
  ...wheelChanges,
  ...blackjackChanges,
];
