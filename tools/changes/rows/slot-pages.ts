import type { Change } from '../change.ts';

const studio = 'apps/sandbox/src/studio';
const rounds = `${studio}/slots/slot-rounds.ts`;
const shown = 'apps/sandbox/src/wagers/shown-rounds.ts';
const client = `${studio}/client`;
const book = 'apps/sandbox/src/wagers/wager-book.ts';

const models = [`${studio}/slots/slot-models`];
const steps = [`${client}/steps`];
const words = [`${client}/words`];
const information = [`${client}/information`];
const books = ['apps/sandbox/src/wagers'];

/** Rounds of slots, from the stake to what the page shows. */
export const slotPageChanges: readonly Change[] = [
  {
    file: rounds,
    find: "if (wager.state === 'open') await this.#settle(visit, wager);",
    replace: 'await this.#settle(visit, wager);',
    promise: 'a jackpot does not grow by a stake that was refused',
  },
  {
    file: rounds,
    find: "return this.#deps.pace.waitMs(seat) > 0 ? 'TOO_FAST' : null;",
    replace: 'return null;',
    promise: 'rounds are at least 2.5 seconds apart',
  },
  {
    file: rounds,
    find: "    if (this.#running.has(seat)) return 'BUSY';\n",
    replace: '',
    promise: 'a player has one round at a time',
  },
  {
    file: rounds,
    find: "else if (!stakesWithin(limits).includes(stake.betMinor)) return 'STAKE';",
    replace: "else if (stake.betMinor > limits.maxBet) return 'STAKE';",
    promise: 'only offered stakes are taken',
  },
  {
    file: rounds,
    find: 'if (pool) pools.takeBack(pool, wager.betMinor, jackpot);',
    replace: 'void jackpot;',
    promise: 'a stake that is returned is taken out of the jackpots',
  },
  {
    file: rounds,
    find: 'await this.#running.get(visit.seat)?.catch(() => null);',
    replace: '',
    promise: 'a page that opens during a round waits for it',
  },
  {
    file: shown,
    find: 'last.id !== this.#shown.get(visit.seat)',
    replace: 'last.id !== null',
    promise: 'a round that was shown is not shown again',
  },
  {
    file: shown,
    find: 'isHeld: winMinor > 0 ||',
    replace: 'isHeld: winMinor > 1e9 ||',
    promise: 'a win is paid only as its page has shown it',
    tests: ['apps/sandbox/src/wagers'],
  },
  {
    file: shown,
    find: 'const timer = setTimeout(() => void this.#release(wager), this.#longestMs);',
    replace: 'const timer = setTimeout(() => {}, this.#longestMs);',
    promise: 'a win that no page shows to its end is paid in the end',
    tests: ['apps/sandbox/src/wagers'],
  },
  {
    file: shown,
    find: 'this.#shown.set(visit.seat, wagerId);',
    replace: 'this.#shown.set(wagerId, visit.seat);',
    promise: 'what was shown is remembered for its player',
  },
  {
    file: rounds,
    find: 'const pool = isPaid ? networkFor(ticket.game, ticket.currency) : null;',
    replace: 'const pool = networkFor(ticket.game, ticket.currency);',
    promise: 'play money does not fill a jackpot',
  },
  {
    file: rounds,
    find: "if (ticket.mode === 'replay') return replayedScript(variant, ticket.game.code);",
    replace: '',
    promise: 'a replay is always the same round',
  },
  {
    file: `${studio}/add-studio.ts`,
    find: '    for (const { jackpot } of entries) if (jackpot) pools.settle(jackpot);\n',
    replace: '',
    promise: 'a jackpot that was won before a crash is taken out of its pool',
  },
  {
    file: book,
    find: '    if (isReal(wager) && !wager.isHeld) await this.#tryToPay(wager);\n',
    replace: '    if (isReal(wager)) await this.#advance(wager);\n',
    promise: 'a payment that cannot be noted does not fail the call',
    tests: books,
  },
  {
    file: book,
    find: 'const newest = own.at(-1);',
    replace: 'const newest = own[0];',
    promise: 'the newest round is the one to show',
    tests: books,
  },
  {
    file: `${studio}/slots/slot-variant.ts`,
    find: 'if (error instanceof RangeError) return null;',
    replace: '',
    promise: 'a game with an impossible return is a notice rather than an error',
    tests: models,
  },
  {
    file: `${studio}/slots/slot-variant.ts`,
    find: 'lines < LINES_OF_FIVE_REELS',
    replace: 'lines <= LINES_OF_FIVE_REELS',
    promise: 'ten lines have five reels',
    tests: models,
  },
  {
    file: `${studio}/slots/replayed-script.ts`,
    find: 'script.units >= LEAST_UNITS && !hasFeature',
    replace: 'script.units >= LEAST_UNITS',
    promise: 'a replay has no feature',
    tests: models,
  },
  {
    file: `${studio}/slots/page-model.ts`,
    find: "if (model.mechanic === 'cluster') return model.sizes[index] ?? 0;",
    replace: '',
    promise: 'the paytable of clusters is by their sizes',
    tests: models,
  },
  {
    file: `${client}/steps.ts`,
    find: 'return frame.wins.length > 0 ? [board, ',
    replace: 'return frame.wins.length > 1 ? [board, ',
    promise: 'every win is shown',
    tests: steps,
  },
  {
    file: `${client}/steps.ts`,
    find: 'units: script.units - unitsBefore });',
    replace: 'units: script.units });',
    promise: 'the sum of free games is without the paid game',
    tests: steps,
  },
  {
    file: `${client}/tumble.ts`,
    find: 'fresh + index - before',
    replace: 'fresh - before',
    promise: 'cells fall to where the script has them',
    tests: [`${client}/tumble`],
  },
  {
    file: `${client}/board-layout.ts`,
    find: 'Math.min(widest, height / flattest)',
    replace: 'Math.min(widest, height)',
    promise: 'cells are as large as they can be',
    tests: [`${client}/board-layout`],
  },
  {
    file: `${client}/words.ts`,
    find: 'script.beatsStake || isFree ? texts.won : texts.returned',
    replace: 'script.units > 0 || isFree ? texts.won : texts.returned',
    promise: 'a returned stake or less is not called a win',
    tests: words,
  },
  {
    file: `${client}/words.ts`,
    find: 'if (winMinor <= betMinor) return 0;',
    replace: 'if (winMinor < betMinor) return 0;',
    promise: 'a returned stake is not celebrated',
    tests: words,
  },
  {
    file: `${client}/figures.ts`,
    find: 'roundedOdds(1 / chance)',
    replace: 'roundedOdds(chance)',
    promise: 'odds are one in so many games',
    tests: information,
  },
  {
    file: `${client}/paytable.ts`,
    find: 'number.format(rows.to ** reels)',
    replace: 'number.format(rows.to * reels)',
    promise: 'the information states the number of ways',
    tests: information,
  },
];
