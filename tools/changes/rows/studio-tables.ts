import type { Change } from '../change.ts';

const studio = 'packages/games/src/tables/studio';
const roulette = 'packages/games/src/tables/roulette';
const tables = 'apps/sandbox/src/tables';

/** Tables of the studio and the quick ones of the live casino: their odds, their rounds, and how they are found without a feed. */
export const studioTableChanges: readonly Change[] = [
  {
    file: `${studio}/priced-spots.ts`,
    find: 'const MARGIN_BASIS_POINTS = 400;',
    replace: 'const MARGIN_BASIS_POINTS = 500;',
    promise: 'bets return 96 %',
    tests: [studio],
  },
  {
    file: `${studio}/thirty-forty.ts`,
    find: 'return outcome.red === GOAL ? LOST : RETURNED;',
    replace: 'return RETURNED;',
    promise: 'equal rows of 31 lose the even-money bets',
    tests: [studio],
  },
  {
    file: `${studio}/thirty-forty.ts`,
    find: 'red < black;\n  const ties',
    replace: 'red > black;\n  const ties',
    promise: 'the row with fewer points wins',
    tests: [studio],
  },
  {
    file: `${studio}/thirty-forty.ts`,
    find: 'isRedAhead(outcome) === outcome.isFirstRed',
    replace: 'isRedAhead(outcome) || outcome.isFirstRed',
    promise: 'colour wins if the first card has the colour of the winning row',
    tests: [studio],
  },
  {
    file: `${studio}/andar-bahar.ts`,
    find: 'choose(REST - count, MATCHES - 1)',
    replace: 'choose(REST - count + 1, MATCHES - 1)',
    promise: 'the stated chances of Andar Bahar are those of one deck',
    tests: [studio],
  },
  {
    file: `${studio}/cup-of-cards.ts`,
    find: 'choose(HEARTS - home, away)',
    replace: 'choose(HEARTS, away)',
    promise: 'a heart that one team has is not dealt to the other',
    tests: [studio],
  },
  {
    file: `${studio}/dice-duel.ts`,
    find: 'wins: ({ lead }) => lead >= CLEAR',
    replace: 'wins: ({ lead }) => lead > CLEAR',
    promise: 'a lead of four is a clear one',
    tests: [studio],
  },
  {
    file: `${studio}/hands.ts`,
    find: '(second + 1) % HANDS.length === first ? 1 : -1',
    replace: '(first + 1) % HANDS.length === second ? 1 : -1',
    promise: 'paper beats rock',
    tests: [studio],
  },
  {
    file: `${studio}/hand-duel.ts`,
    find: '{ against: 1, untied: 8n },',
    replace: '{ against: 1, untied: 12n },',
    promise: 'longer duels have a tied throw more often',
    tests: [studio],
  },
  {
    file: `${studio}/last-card.ts`,
    find: 'card !== JOKER && holds(card)',
    replace: 'holds(card)',
    promise: 'a joker has neither colour nor suit',
    tests: [studio],
  },
  {
    file: `${studio}/snap-card.ts`,
    find: "{ id: 'higher', kind: 'rise', wins: (cards) => rise(cards) > 0 }",
    replace: "{ id: 'higher', kind: 'rise', wins: (cards) => rise(cards) >= 0 }",
    promise: 'a snap is not higher',
    tests: [studio],
  },
  {
    file: `${studio}/ten-seconds.ts`,
    find: '(time % HUNDREDTHS) % 11 === 0',
    replace: 'time % 11 === 0',
    promise: 'twins are two equal decimals',
    tests: [studio],
  },
  {
    file: `${roulette}/mini-roulette.ts`,
    find: 'number === 0 ? HALF : 0',
    replace: 'number === 0 ? 0 : 0',
    promise: 'on zero a small wheel returns half of the other bets',
    tests: [studio],
  },
  {
    file: `${tables}/table-floor.ts`,
    find: 'game.tableId ?? game.code',
    replace: 'game.code',
    promise: 'a launch that names a table opens that table',
    tests: [`${tables}/unfed-table`],
  },
  {
    file: `${tables}/table-floor.ts`,
    find: '.filter(({ seed }) => isFed(seed))',
    replace: '',
    promise: 'the feed lists no table without a type',
    tests: [`${tables}/unfed-table`],
  },
  {
    file: 'apps/sandbox/src/feeds/tables/table-hub.ts',
    find: 'table === null || !isFed(table.seed)',
    replace: 'table === null',
    promise: 'the lobby cannot watch a table that the feed does not have',
    tests: ['apps/sandbox/src/feeds/feeds'],
  },
  {
    file: `${tables}/client/cards/card-games.ts`,
    find: "const sides = ['andar', 'bahar'];",
    replace: "const sides = ['bahar', 'andar'];",
    promise: 'the first card is dealt to Andar',
    tests: [`${tables}/client`],
  },
];
