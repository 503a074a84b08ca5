import path from 'node:path';

import type { Change } from '../change.ts';
import { courtChanges, fiveBallsChanges } from './contest-games.ts';

const games = 'packages/games/src';

export const drawGameTests = [
  'crash',
  'bingo',
  'keno',
  'lucky-wheel',
  'mines',
  'plinko',
  'climb',
  'dice-100',
  'threshold',
  'wheel-54',
  'scratch',
  'number-hunt',
  'single-card',
  'race',
  'football',
  'five-balls',
  'courts',
].map((game) => `${games}/${game}/`);

const crashChanges: readonly Change[] = [
  {
    file: `${games}/crash/crash-point.ts`,
    find: 'hundredths < 100n ? 100',
    replace: 'hundredths < 101n ? 101',
    promise: 'a round can crash at 1.00',
  },
  {
    file: `${games}/crash/crash-point.ts`,
    find: 'const HEX_DIGITS = 13;',
    replace: 'const HEX_DIGITS = 12;',
    promise: 'the value of a round has 52 bits',
  },
  {
    file: `${games}/crash/crash-chain.ts`,
    find: "createHmac('sha256', salt).update(Buffer.from(seed, 'hex'))",
    replace: "createHmac('sha256', salt).update(seed)",
    promise: 'the seed is hashed as bytes, as the page does',
  },
  {
    file: `${games}/crash/verify-crash.ts`,
    find: 'hash < hashes',
    replace: 'hash < hashes - 1',
    promise: 'the page finds a seed in the chain',
  },
  {
    file: `${games}/crash/verify-crash.ts`,
    find: 'return hexOf(bytes) === known.seed.toLowerCase();',
    replace: 'return hexOf(bytes).length === known.seed.length;',
    promise: 'the page refuses a seed of another chain',
  },
  {
    file: `${games}/crash/crash-curve.ts`,
    find: 'sum += term;\n    term = (term * exponent) / (power << FRACTION_BITS);',
    replace: 'term = (term * exponent) / (power << FRACTION_BITS);\n    sum += term;',
    promise: 'the curve begins at 1.00',
  },
  {
    file: `${games}/crash/crash-curve.ts`,
    find: 'multiplierAt(elapsedMs) < multiplier',
    replace: 'multiplierAt(elapsedMs) <= multiplier',
    promise: 'a multiplier is paid from the first millisecond that shows it',
  },
  {
    file: `${games}/crash/settle-crash.ts`,
    find: 'firstMsOf(crashPoint + 1)',
    replace: 'firstMsOf(crashPoint)',
    promise: 'a cash-out by hand pays at the crash point too',
  },
  {
    file: `${games}/crash/settle-crash.ts`,
    find: 'multiplier < LOWEST_CRASH_TARGET ? null',
    replace: 'multiplier < 100 ? null',
    promise: 'nobody cashes out at 1.00, which would return the whole stake',
  },
  {
    file: `${games}/crash/settle-crash.ts`,
    find: 'left <= crashPoint',
    replace: 'left < crashPoint',
    promise: 'an automatic cash-out wins at the crash point itself',
  },
  {
    file: `${games}/crash/settle-crash.ts`,
    find: 'Math.min(cashOut ?? cap, autoCashOut ?? cap, cap)',
    replace: 'cashOut ?? autoCashOut ?? cap',
    promise: 'a bet leaves at the earlier of its cash-outs',
  },
  {
    file: `${games}/crash/crash-bets.ts`,
    find: '  refuseDuplicates(bets, ({ slot }) => slot);\n',
    replace: '',
    promise: 'a player has one bet in each slot',
  },
  {
    file: `${games}/crash/crash-bets.ts`,
    find: 'readWhole(autoCashOut, LOWEST_CRASH_TARGET, terms.cap)',
    replace: 'readWhole(autoCashOut, 100, terms.cap)',
    promise: 'no automatic cash-out at 1.00',
  },
];

const bingoChanges: readonly Change[] = [
  {
    file: `${games}/bingo/deal-strip-90.ts`,
    find: 'return taken.toSorted((a, b) => a - b);',
    replace: 'return taken;',
    promise: 'the numbers of a column are ascending',
  },
  {
    file: `${games}/bingo/deal-strip-90.ts`,
    find: 'count <= ROWS',
    replace: 'count <= ROWS + 1',
    promise: 'no ticket has four numbers of a column',
  },
  {
    file: `${games}/bingo/deal-strip-90.ts`,
    find: '.toSorted((a, b) => (filled[a] ?? 0) - (filled[b] ?? 0))',
    replace: '',
    promise: 'every row of a ticket has five numbers',
  },
  {
    file: `${games}/bingo/bingo-chances.ts`,
    find: '(lines - least) % 2 === 0 ? 1n : -1n',
    replace: '1n',
    promise: 'the chance of a line does not count sets of lines twice',
  },
  {
    file: `${games}/bingo/bingo-chances.ts`,
    find: 'bitsIn(cells & ~centre)',
    replace: 'bitsIn(cells)',
    promise: 'the centre of a card is free',
  },
  {
    file: `${games}/bingo/settle-bingo.ts`,
    find: 'index < odd ? part + 1n : part',
    replace: 'part',
    promise: 'the parts of a prize are the whole prize',
  },
  {
    file: `${games}/bingo/settle-bingo.ts`,
    find: 'fullHouse: all - line - twoLines',
    replace: 'fullHouse: shareOf(shares.fullHouse)',
    promise: 'the prizes are the whole share of the takings',
  },
  {
    file: `${games}/bingo/settle-bingo.ts`,
    find: 'fullHouse <= withinCalls',
    replace: 'fullHouse < withinCalls',
    promise: 'the bonus is paid with the last of its calls too',
  },
  {
    file: `${games}/bingo/settle-bingo.ts`,
    find: 'Math.max(withinCalls, ...wins.map(({ call }) => call))',
    replace: 'Math.max(...wins.map(({ call }) => call))',
    promise: 'all balls of the bonus are called',
  },
  {
    file: `${games}/bingo/bingo-room.ts`,
    find: '{ minMinor: price, maxMinor: price }',
    replace: '{ minMinor: 1n, maxMinor: price }',
    promise: 'tickets cost their price',
  },
];

const tableChanges: readonly Change[] = [
  {
    file: `${games}/keno/keno.ts`,
    find: '    refuseDuplicates(numbers, (number) => number);\n',
    replace: '',
    promise: 'a number is picked once',
  },
  {
    file: `${games}/keno/keno.ts`,
    find: 'drawSome(numbers, KENO_DRAWN, draw)',
    replace: 'drawSome(numbers, KENO_DRAWN + 1, draw)',
    promise: 'twenty numbers are drawn',
  },
  {
    file: `${games}/keno/keno-table.ts`,
    find: '4: { 2: 1.5, 3: 7, 4: 106 }',
    replace: '4: { 2: 1.5, 3: 8, 4: 106 }',
    promise: 'four picks return as stated',
  },
  {
    file: `${games}/lucky-wheel/lucky-wheel.ts`,
    find: "'wbwgwrwbwd",
    replace: "'wbwgwrwbww",
    promise: 'the wheel has its stated segments',
  },
  {
    file: `${games}/mines/mines.ts`,
    find: 'count === 0 ? 100 : minesPays',
    replace: 'count < 0 ? 100 : minesPays',
    promise: 'a round without an open tile returns the stake',
  },
  {
    file: `${games}/mines/mines.ts`,
    find: 'return steps.includes(tile) ? null : tile;',
    replace: 'return tile;',
    promise: 'a tile is opened and paid once',
  },
  {
    file: `${games}/mines/mines-pays.ts`,
    find: 'terms) <= terms.cap) step++',
    replace: 'terms) < terms.cap) step++',
    promise: 'a round goes on up to the cap',
  },
  {
    file: `${games}/plinko/plinko.ts`,
    find: 'plinkoPays(rows, risk, 0),',
    replace: 'plinkoPays(rows, risk, 1),',
    promise: 'the limit of a stake is that of the top pay',
  },
  {
    file: `${games}/plinko/plinko-table.ts`,
    find: 'Math.min(bin, rows - bin)',
    replace: 'bin',
    promise: 'both halves of the board pay the same',
  },
];

const instantChanges: readonly Change[] = [
  {
    file: `${games}/climb/climb-table.ts`,
    find: 'terms) <= terms.cap) last++',
    replace: 'terms) < terms.cap) last++',
    promise: 'a climb goes on up to the cap',
  },
  {
    file: `${games}/climb/climb.ts`,
    find: 'return floor < steps.length ? null : tile;',
    replace: 'return tile;',
    promise: 'a floor that was climbed is not climbed again',
  },
  {
    file: `${games}/climb/climb.ts`,
    find: 'readWhole(fields.floor, 0, steps.length)',
    replace: 'readWhole(fields.floor, 0, steps.length + 1)',
    promise: 'no floor is left out',
  },
  {
    file: `${games}/dice-100/dice-pays.ts`,
    find: 'roll > threshold',
    replace: 'roll >= threshold',
    promise: 'a roll of exactly the threshold wins on neither side',
  },
  {
    file: `${games}/threshold/threshold.ts`,
    find: 'drawn >= target ? target : 0',
    replace: 'drawn > target ? target : 0',
    promise: 'a target that is just reached is paid',
  },
  {
    file: `${games}/wheel-54/wheel-table.ts`,
    find: '[4, 300],',
    replace: '[4, 400],',
    promise: 'each wheel returns what is stated',
  },
  {
    file: `${games}/scratch/scratch.ts`,
    find: '(card -= cards) < 0',
    replace: '(card -= cards) <= 0',
    promise: 'each prize is on as many cards as stated',
  },
  {
    file: `${games}/scratch/scratch.ts`,
    find: 'index === prize ? 1 : SCRATCH_EQUAL',
    replace: 'index === prize ? 1 : SCRATCH_EQUAL + 1',
    promise: 'a card has no second prize, and none that was not drawn',
  },
  {
    file: `${games}/number-hunt/number-hunt.ts`,
    find: '    refuseDuplicates(picks, (number) => number);\n',
    replace: '',
    promise: 'a number is chosen once',
  },
  {
    file: `${games}/single-card/card-guesses.ts`,
    find: "if (card === JOKER) return guess === 'joker';\n  ",
    replace: '',
    promise: 'the joker is of no suit, rank or colour',
  },
];

const raceChanges: readonly Change[] = [
  {
    file: `${games}/race/race-chances.ts`,
    find: '    left -= strength;\n',
    replace: '',
    promise: 'the second is drawn from those that are left',
  },
  {
    file: `${games}/race/draw-race.ts`,
    find: 'if (drawn >= 0) continue;',
    replace: 'if (drawn > 0) continue;',
    promise: 'an order is drawn by exactly the strengths',
  },
  {
    file: `${games}/race/race-run.ts`,
    find: 'finish += 1 + draw(WIDEST_GAP_TICKS);',
    replace: 'finish += draw(WIDEST_GAP_TICKS);',
    promise: 'no two runners reach the line together',
  },
  {
    file: `${games}/race/race-bets.ts`,
    find: 'order[0] === first && order[1] === second',
    replace: 'order.slice(0, 2).includes(first) && order.slice(0, 2).includes(second)',
    promise: 'a forecast is the first two in their order',
  },
  {
    file: `${games}/race/race-bets.ts`,
    find: 'order.slice(0, 3).includes(first)',
    replace: 'order.slice(0, 4).includes(first)',
    promise: 'show is among the first three',
  },
];

const footballChanges: readonly Change[] = [
  {
    file: `${games}/football/goals.ts`,
    find: 'goal === likeliest ? weight + rest : weight',
    replace: 'weight',
    promise: 'every value of a draw means a number of goals',
  },
  {
    file: `${games}/football/goals.ts`,
    find: 'return drawn < 0;',
    replace: 'return drawn <= 0;',
    promise: 'goals are drawn by exactly their weights',
  },
  {
    file: `${games}/football/football-league.ts`,
    find: '(pair === 0 ? turn : pair) % 2',
    replace: '(pair + turn) % 2',
    promise: 'a team is at home in every second round',
  },
  {
    file: `${games}/football/draw-football.ts`,
    find: 'score: { ...score }',
    replace: 'score',
    promise: 'an event has the score of its minute',
  },
  {
    file: `${games}/football/football-markets.ts`,
    find: 'home + away > 2.5',
    replace: 'home + away > 3.5',
    promise: 'three goals are over 2.5',
  },
  {
    file: `${games}/football/football-bets.ts`,
    find: '  refuseDuplicates(bets, ({ match, market, pick }) => `${match} ${market} ${pick}`);\n',
    replace: '',
    promise: 'a pick is bet on once',
  },
];

/** Rules and mathematics of the games that are drawn, from crash to contests. */
export const drawGameChanges: readonly Change[] = [
  ...crashChanges,
  ...bingoChanges,
  ...tableChanges,
  ...instantChanges,
  ...raceChanges,
  ...footballChanges,
  ...fiveBallsChanges,
  ...courtChanges,
].map((change) => ({ ...change, tests: testsOf(change) }));

/** The tests of a change's game. */
function testsOf({ file }: Change): string[] {
  return [`${path.posix.dirname(file)}/`];
}
