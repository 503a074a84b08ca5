import type { Change } from '../change.ts';

const games = 'packages/games/src';
const bets = [`${games}/bets/`];
const random = [`${games}/random/`];
const proof = [`${games}/proof/`];
const exact = [`${games}/exact/`];
const pages = [`${games}/page-entries.test.ts`];

/** What the games share: exact numbers, bets, draws, the proof of returns and the entries of pages. */
export const gameBasicsChanges: readonly Change[] = [
  {
    file: `${games}/exact/fraction.ts`,
    find: 'const shift = Math.max(0, PRECISION_BITS',
    replace: 'const shift = Math.max(0, 0',
    promise: 'a fraction becomes a number with all its digits',
    tests: exact,
  },
  {
    file: `${games}/exact/choose.ts`,
    find: 'size < 0 || size > from',
    replace: 'size > from',
    promise: 'there is no subset of fewer than no things',
    tests: exact,
  },
  {
    file: `${games}/bets/bet-math.ts`,
    find: '(pays) => pays > 100)',
    replace: '(pays) => pays >= 100)',
    promise: 'a returned stake is not a win',
    tests: bets,
  },
  {
    file: `${games}/bets/bet-math.ts`,
    find: 'BigInt(pays) ** 2n',
    replace: 'BigInt(pays)',
    promise: 'the standard deviation of a bet is exact',
    tests: bets,
  },
  {
    file: `${games}/bets/pay.ts`,
    find: '+ HUNDRED - 1n) / HUNDRED',
    replace: ') / HUNDRED',
    promise: 'a table never takes a fraction of a minor unit from a player',
    tests: bets,
  },
  {
    file: `${games}/bets/read-bets.ts`,
    find: 'found.length === names.length && ',
    replace: '',
    promise: 'a bet with an unknown field is refused',
    tests: bets,
  },
  {
    file: `${games}/bets/read-bets.ts`,
    find: 'limits.maxMinor < highest ? limits.maxMinor : highest',
    replace: 'limits.maxMinor',
    promise: 'no bet can pay more than 99,999,999.00',
    tests: bets,
  },
  {
    file: `${games}/bets/read-bets.ts`,
    find: '/^[1-9]\\d{0,14}$/',
    replace: '/^-?\\d{1,15}$/',
    promise: 'a stake is digits only, and above zero',
    tests: bets,
  },
  {
    file: `${games}/bets/odds.ts`,
    find: 'odds < LOWEST_ODDS ? null',
    replace: 'odds < 1 ? null',
    promise: 'no bet is offered that cannot win',
    tests: [`${games}/race/`, `${games}/football/`],
  },
  {
    file: `${games}/random/draw-some.ts`,
    find: 'draw(left.length)',
    replace: 'draw(left.length - 1)',
    promise: 'every item can be drawn',
    tests: random,
  },
  {
    file: `${games}/random/draw-some.ts`,
    find: '    left[index] = left.at(-1) as Item;\n',
    replace: '',
    promise: 'no item is drawn twice',
    tests: random,
  },
  {
    file: `${games}/proof/play-many.ts`,
    find: 'game.standardDeviation ?? deviation',
    replace: 'deviation',
    promise: 'rare top wins count in the standard error before they are met',
    tests: proof,
  },
  {
    file: `${games}/proof/play-many.ts`,
    find: 'Math.hypot(errorOfMean, game.statedError)',
    replace: 'errorOfMean',
    promise: 'a stated return that was simulated is not refuted for its own error',
    tests: proof,
  },
  {
    file: `${games}/proof/judge-return.ts`,
    find: 'errors <= MOST_ERRORS',
    replace: 'errors <= MOST_ERRORS * MOST_ERRORS',
    promise: 'a return is proven within three standard errors',
    tests: proof,
  },
  {
    file: `${games}/crash/crash-point.ts`,
    find: 'import type { Draw }',
    replace: 'import { type Draw }',
    promise: 'a page can load the verifier, which imports nothing of Node',
    tests: pages,
  },
  {
    file: 'packages/games/package.json',
    find: './src/crash/verify-crash.ts',
    replace: './src/crash/crash-chain.ts',
    promise: 'the entries of pages import nothing of Node',
    tests: pages,
  },
];
