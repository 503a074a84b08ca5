import type { Change } from '../change.ts';

const hands = 'packages/games/src/poker-hands';
const cards = 'packages/games/src/house-cards';
const play = 'apps/sandbox/src/house-cards';

/** Poker hands, card games against the house, and how their stakes are taken and paid. */
export const houseCardChanges: readonly Change[] = [
  {
    file: `${hands}/poker-value.ts`,
    find: 'if (triple !== 0 && pairs !== triple)',
    replace: 'if (triple !== 0 && trips === triple && pairs !== triple)',
    promise: 'two triples are a full house',
  },
  {
    file: `${hands}/rank-masks.ts`,
    find: 'found === lowest ? found ^ ACE_BIT : found',
    replace: 'found',
    promise: 'the ace is low in the lowest straight',
  },
  {
    file: `${hands}/suit-variants.ts`,
    find: 'run = now === before ? run + 1 : 1;',
    replace: 'run = now === before ? 2 : 1;',
    promise: 'hands that differ in their suits only are counted once each',
  },
  {
    file: `${cards}/video-poker/pay-tables.ts`,
    find: 'mainRanksOf(value) >= least ? pairName : null',
    replace: 'mainRanksOf(value) > least ? pairName : null',
    promise: 'a pair of jacks is jacks or better',
  },
  {
    file: `${cards}/video-poker/pay-tables.ts`,
    find: 'ranks.every((bit) => bit >= TEN)',
    replace: 'ranks.every((bit) => bit > TEN)',
    promise: 'a royal flush with a joker may have a ten',
  },
  {
    file: `${cards}/video-poker/best-play.ts`,
    find: 'if (sum * (draws[best] ?? 0) <= most * (draws[held] ?? 0)) continue;',
    replace: 'if (sum <= most) continue;',
    promise: 'the best hold is the one whose draws pay most on average',
  },
  {
    file: `${cards}/stand-off/stand-off.ts`,
    find: 'value > dealer ? win : value === dealer ? 100 : 0',
    replace: 'value >= dealer ? win : 0',
    promise: 'a tie returns the stakes',
  },
  {
    file: `${cards}/stand-off/stand-off.ts`,
    find: '(isOpen ? compared(winOf(callPays)) : 100)',
    replace: 'compared(winOf(callPays))',
    promise: 'the further stake is returned if the dealer does not qualify',
  },
  {
    file: `${cards}/stand-off/stand-off.ts`,
    find: 'isOver || index < shown ? card : null',
    replace: 'card',
    promise: 'hidden cards are not shown before the end',
  },
  {
    file: `${cards}/stand-off/three-card-poker.ts`,
    find: "threeCardLeast('high-card', 0, rankBitNamed('Q'));",
    replace: "threeCardLeast('high-card', 0, rankBitNamed('K'));",
    promise: 'the dealer of three card poker plays with a queen',
  },
  {
    file: `${cards}/red-dog.ts`,
    find: 'heightOf(third) > (low ?? 0) &&',
    replace: 'heightOf(third) >= (low ?? 0) &&',
    promise: 'a third card on the edge loses at red dog',
  },
  {
    file: `${cards}/play-round.ts`,
    find: 'maxMinor: limits.maxMinor / most',
    replace: 'maxMinor: limits.maxMinor',
    promise: 'no stake of a round is above the limit',
  },
  {
    file: `${play}/card-rounds.ts`,
    find: "if (wager.state !== 'open' || moves.length !== step) return;",
    replace: "if (wager.state !== 'open') return;",
    promise: 'a repeated decision is not a second one',
  },
  {
    file: `${play}/card-rounds.ts`,
    find: "if (wager.state === 'open' && added) await this.#take(wager, added.bet.move);",
    replace: '',
    promise: 'a decision whose stake was taken counts after a restart',
  },
  {
    file: `${play}/card-rounds.ts`,
    find: "      if (this.#openOf(visit)) throw new PlayRefused('BUSY');\n",
    replace: '',
    promise: 'a player has one round of cards at a time',
  },
  {
    file: `${play}/card-rounds.ts`,
    find: "if (wager.state === 'open') await this.#end(wager, moves, true);",
    replace: 'await this.#end(wager, moves, true);',
    promise: 'a hand that nobody ends is ended once',
  },
  {
    file: `${cards}/play-round.ts`,
    find: 'choices.find(({ adds }) => adds === 0)?.id',
    replace: 'choices.at(-1)?.id',
    promise: 'a hand that nobody ends costs no further stake',
  },
  {
    file: `${play}/card-rounds.ts`,
    find: '!ownsWager(visit, wager) || ',
    replace: '',
    promise: 'a round of cards is played by its own player only',
  },
  {
    file: `${play}/card-rounds.ts`,
    find: 'else await this.#deps.shown.settleAll(settlements);',
    replace: 'else await this.#deps.book.settleAll(settlements);',
    promise: 'a win is booked when the page has shown its cards',
    tests: [`${play}/card-rounds`],
  },
  {
    file: 'apps/sandbox/src/wagers/shown-rounds.ts',
    find: 'if (wasHeld) visit.balanceMinor',
    replace: 'visit.balanceMinor',
    promise: 'a stake that was added to a lost round stays off the balance',
    tests: [`${play}/card-rounds`],
  },
  {
    file: 'apps/sandbox/src/house-cards/client/hand-names.ts',
    find: 'if (cardsMs === 0) return',
    replace: 'if (cardsMs >= 0) return',
    promise: 'a hand is named once its cards lie on the felt',
    tests: ['apps/sandbox/src/house-cards/client'],
  },
];
