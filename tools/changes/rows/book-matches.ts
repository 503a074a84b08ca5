import type { Change } from '../change.ts';

const src = 'apps/sandbox/src/book';
const sports = 'packages/games/src/sports';
const courses = [`${src}/matches/courses.test.ts`];
const book = [`${src}/live-book.test.ts`];
const fixtures = [`${src}/world/fixtures.test.ts`];
const console = [`${src}/console/book-console.test.ts`];
const reds = [`${sports}/red-cards.test.ts`];
const fit = [`${sports}/fit.test.ts`, `${sports}/sets-sports.test.ts`];

export const bookMatchTests = [`${src}/matches`, `${src}/world`, `${src}/console`, ...book];

/** Fixtures, live matches and prices of the book. */
export const bookMatchChanges: readonly Change[] = [
  {
    file: `${src}/world/pair-round.ts`,
    find: 'isFirstHome === isSecondHalf ? [second, first] : [first, second]',
    replace: 'isFirstHome ? [first, second] : [second, first]',
    promise: 'everyone plays everyone at home and away in a season',
    tests: fixtures,
  },
  {
    file: `${src}/world/fixtures.ts`,
    find: 'slot.weekday !== weekday || !pair',
    replace: '!pair',
    promise: 'a match is on its own day only',
    tests: fixtures,
  },
  {
    file: `${src}/matches/match.ts`,
    find: 'if (this.override.isSuspended) return true;',
    replace: '',
    promise: 'an engineer can suspend a match',
    tests: console,
  },
  {
    file: `${src}/matches/match.ts`,
    find: "ruled ?? (isAbandoned ? (result ?? 'void') : result)",
    replace: 'ruled ?? result',
    promise: 'what was not decided before a match was abandoned is void',
    tests: console,
  },
  {
    file: `${src}/matches/match.ts`,
    find: "isAbandoned ? (result ?? 'void')",
    replace: "isAbandoned ? 'void'",
    promise: 'what was decided before a match was abandoned stands',
    tests: console,
  },
  {
    file: `${src}/matches/match.ts`,
    find: 'pauses.some(({ fromMs, untilMs }) => fromMs <= elapsedMs && elapsedMs < untilMs)',
    replace: 'pauses.some(({ fromMs }) => fromMs === elapsedMs)',
    promise: 'no bet is taken around an incident',
    tests: book,
  },
  {
    file: `${src}/matches/pauses.ts`,
    find: 'Math.max(0, atMs - pause.beforeMs)',
    replace: 'atMs',
    promise: 'bets are suspended before an incident, so that nobody bets on what is about to happen',
    tests: book,
  },
  {
    file: `${src}/live-book.ts`,
    find: 'match.isSuspendedAt(nowMs)) return {',
    replace: 'version < 0) return {',
    promise: 'prices of a suspended match are not shown',
    tests: [...book, ...console],
  },
  {
    file: `${src}/live-book.ts`,
    find: 'versionShift: changed.versionShift + grown',
    replace: 'versionShift: changed.versionShift',
    promise: 'versions grow by one with every action',
    tests: console,
  },
  {
    file: `${src}/live-book.ts`,
    find: 'await this.#parts.overrides.save(override);',
    replace: '',
    promise: 'an action survives a restart',
    tests: console,
  },
  {
    file: `${src}/live-book.ts`,
    find: 'const kinds = wasOver ? correctedKinds : kindsOf(match.phaseAt(nowMs));',
    replace: 'const kinds = kindsOf(match.phaseAt(nowMs));',
    promise: 'a corrected result is reported as one',
    tests: console,
  },
  {
    file: `${src}/matches/contest.ts`,
    find: 'isMirrored ? mirrorCourse(plan, drawn) : drawn',
    replace: 'drawn',
    promise: 'a correction exchanges the sides',
    tests: courses,
  },
  {
    file: `${src}/odds/moving-prices.ts`,
    find: 'roundPrice(moved - 1) ?? moved',
    replace: 'roundPrice(moved + 30) ?? moved',
    promise: 'prices that move fast are never better than those of the model',
    tests: console,
  },
  {
    file: `${sports}/sets-sports.ts`,
    find: '|| Math.max(score.home, score.away) === BADMINTON_CAP',
    replace: '',
    promise: 'a game of badminton ends at 30',
    tests: fit,
  },
  {
    file: `${sports}/sets-sports.ts`,
    find: 'number === 2 * toWin - 2 ? decider : long',
    replace: 'number === 2 * toWin ? decider : long',
    promise: 'the deciding set of volleyball ends at 15',
    tests: fit,
  },
  {
    file: `${sports}/football.ts`,
    find: "return state.isHalfOver ? undefined : halfChances(terms.goals, clockOf(state), 'first');",
    replace: "return halfChances(terms.goals, { ...clockOf(state), minute: 0 }, 'first');",
    promise: 'a line is worth what the model says of it at the moment',
    tests: courses,
  },
  {
    file: `${sports}/attack-model.ts`,
    find: 'mixSpreads([without(margin, 0), scaleSpread(decider.margin, massOf(draws))])',
    replace: 'margin',
    promise: 'the leads of a sport with overtime have no draws',
    tests: [`${sports}/fit.test.ts`, `${sports}/attack-sport.test.ts`],
  },
  {
    file: `${src}/world/leagues/football-all-hours.ts`,
    find: "roundAt('tue 20:15 20:30 22:15 wed 18:30 20:15 20:45')",
    replace: "roundAt('tue 15:15 15:30 17:15 wed 18:30 20:15 20:45')",
    promise: 'football is live at any minute',
    tests: fixtures,
  },
  {
    file: `${sports}/red-cards.ts`,
    find: 'red.side === side ? OF_TEN : AGAINST_TEN',
    replace: 'red.side === side ? AGAINST_TEN : OF_TEN',
    promise: 'the goals after two red cards are those that they are priced with',
    tests: reds,
  },
  {
    file: `${sports}/red-cards.ts`,
    find: "if (side === 'away') return transpose(",
    replace: "if (side === 'home') return transpose(",
    promise: 'the side with ten is less likely to win',
    tests: reds,
  },
  {
    file: `${sports}/red-cards.ts`,
    find: 'goal.minute < minute || goal.side !== side',
    replace: 'goal.side !== side',
    promise: 'a red card leaves the goals before it',
    tests: reds,
  },
  {
    file: `${sports}/football.ts`,
    find: 'home: cards.home + RED_CARD * reds.home',
    replace: 'home: cards.home + reds.home',
    promise: 'a red card counts two in the markets of cards',
    tests: reds,
  },
  {
    file: `${src}/matches/football-plan.ts`,
    find: 'red: { beforeMs: 5_000, afterMs: 25_000 }',
    replace: 'red: { beforeMs: 0, afterMs: 0 }',
    promise: 'no bet is taken around a red card',
    tests: [`${src}/matches/football-plan.test.ts`],
  },
];
