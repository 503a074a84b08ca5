import type { Change } from '../change.ts';

const games = 'packages/games/src';

/** Rules and mathematics of the draw of five balls. */
export const fiveBallsChanges: readonly Change[] = [
  {
    file: `${games}/five-balls/five-balls-table.ts`,
    find: 'first <= HALF',
    replace: 'first < HALF',
    promise: '18 is in the lower half',
  },
  {
    file: `${games}/five-balls/five-balls-table.ts`,
    find: 'sumOf(drawn) > most',
    replace: 'sumOf(drawn) >= most',
    promise: 'a range of the sum has its last number',
  },
  {
    file: `${games}/five-balls/five-balls.ts`,
    find: 'readStake(stakeMinor, limits, topPayOf(chosen))',
    replace: 'readStake(stakeMinor, limits)',
    promise: 'nobody can win more than the wallet knows',
  },
  {
    file: `${games}/five-balls/five-balls.ts`,
    find: '  refuseDuplicates(numbers, (number) => number);\n',
    replace: '',
    promise: 'a number is picked once',
  },
  {
    file: `${games}/five-balls/five-balls-math.ts`,
    find: '...marketBets(firstBallMarkets, 1)',
    replace: '...marketBets(firstBallMarkets, 2)',
    promise: 'the first ball is as likely any of them',
  },
];

/** Rules and mathematics of contests. */
export const courtChanges: readonly Change[] = [
  {
    file: `${games}/courts/rally.ts`,
    find: 'fraction(p * p, p * p + q * q)',
    replace: 'fraction(p, all)',
    promise: 'after a tie at the end of a set, two points in a row win it',
  },
  {
    file: `${games}/courts/rally.ts`,
    find: 'Math.abs(home - away) >= lead',
    replace: 'Math.abs(home - away) >= 1',
    promise: 'a set is won with its lead',
  },
  {
    file: `${games}/courts/series.ts`,
    find: '(won * other) ** BigInt(lost) * wonLast',
    replace: '(won * other) ** BigInt(lost) * won',
    promise: 'the last set has its own chance',
  },
  {
    file: `${games}/courts/series.ts`,
    find: '(isLast ? decider : unit).play',
    replace: 'unit.play',
    promise: 'the last set is played by its own rules',
  },
  {
    file: `${games}/courts/series.ts`,
    find: '    show(score);\n',
    replace: '    show(before);\n',
    promise: 'the last point of a set shows the new score in sets',
  },
  {
    file: `${games}/courts/tally.ts`,
    find: 'return home > away + awayLeft || away > home + homeLeft;',
    replace: 'return home >= away + awayLeft || away > home + homeLeft;',
    promise: 'a shoot-out ends only if the other side cannot catch up',
  },
  {
    file: `${games}/courts/tally.ts`,
    find: 'return fraction(won, won + lost);',
    replace: 'return fraction(1n, 2n);',
    promise: 'the better side has the better chance in a decider',
  },
  {
    file: `${games}/courts/tally.ts`,
    find: '      ended[index] = { ...score, weight: weight * all };',
    replace: '      ended[index] = { ...score, weight };',
    promise: 'a shoot-out that ends early is as likely as its kicks',
  },
  {
    file: `${games}/courts/court-markets.ts`,
    find: 'home + line > away',
    replace: 'home - line > away',
    promise: 'the line of a handicap is added to the home side',
  },
  {
    file: `${games}/courts/court-markets.ts`,
    find: '|| Math.abs(line) >= LEAST_HANDICAP',
    replace: '|| Math.abs(line) >= 0.5',
    promise: 'a handicap is another bet than the winner',
  },
  {
    file: `${games}/courts/court-markets.ts`,
    find: 'margin <= most',
    replace: 'margin < most',
    promise: 'a band of margins has its last one',
  },
  {
    file: `${games}/courts/court-bets.ts`,
    find: '  refuseDuplicates(bets, ({ market, pick }) => `${market} ${pick}`);\n',
    replace: '',
    promise: 'a pick is bet on once',
  },
];
