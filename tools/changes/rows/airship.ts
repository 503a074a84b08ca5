import type { Change } from '../change.ts';

const src = 'apps/sandbox/src/crash';
const table = `${src}/crash-table.ts`;
const bets = `${src}/round-bets.ts`;
const log = `${src}/crash-log.ts`;
const list = `${src}/player-list.ts`;
const state = `${src}/client/flight-state.ts`;
const look = `${src}/flight-look.ts`;
const ownRound = `${src}/client/own-round.ts`;

export const airshipTests = [`${src}/`];

/** The shared round of the airship. */
export const airshipChanges: readonly Change[] = [
  {
    file: table,
    find: "if (elapsedMs >= this.#flightMs) return 'CRASHED';",
    replace: '',
    promise: 'a cash-out after the end of the flight is not paid',
  },
  {
    file: table,
    find: "if (multiplier === null) return 'EARLY';",
    replace: '',
    promise: 'nothing is cashed out at 1.00',
  },
  {
    file: table,
    find: "if (!this.#takesBets()) return 'CLOSED';\n    if (!this.#bets.reserve",
    replace: 'if (!this.#bets.reserve',
    promise: 'no bet is placed after the take-off',
  },
  {
    file: table,
    find: "if (!this.#takesBets()) return 'CLOSED';\n    this.#bets.remove(bet);",
    replace: 'this.#bets.remove(bet);',
    promise: 'no bet is cancelled after the take-off',
  },
  {
    file: table,
    find: 'await book.refund(wager);\n    return wager;',
    replace: 'return wager;',
    promise: 'a stake that the wallet takes after the take-off is returned',
  },
  {
    file: table,
    find: 'return bet?.player === playerOf(visit) ? bet : null;',
    replace: 'return bet;',
    promise: 'a bet is cashed out by its own player only',
  },
  {
    file: table,
    find: "this.#phase === 'betting' && this.#elapsedMs() < BETTING_MS",
    replace: "this.#phase === 'betting'",
    promise: 'bets close by the clock, not by the next update',
  },
  {
    file: table,
    find: 'if (this.#deps.audience.size > 0) await this.#openRound();\n        else this.#enter',
    replace: 'if (this.#deps.audience.size >= 0) await this.#openRound();\n        else this.#enter',
    promise: 'no round begins while nobody watches',
  },
  {
    file: table,
    find: 'if (due.length > 0)',
    replace: 'if (due.length > 99)',
    promise: 'an automatic cash-out is paid while the flight goes on',
  },
  {
    file: bets,
    find: 'const pays = crashPays(wager.bet, cashOut, crashPoint, crashTerms);',
    replace: 'const pays = cashOut ?? 0;',
    promise: 'a result shows the multiplier that was paid',
  },
  {
    file: `${src}/audience.ts`,
    find: 'return wallet === null ? playKey : `${ticket.key.id} ${wallet.player}`;',
    replace: 'return wallet === null ? playKey : wallet.player + ticket.key.id.slice(0, 0);',
    promise: 'the player of another brand with the same id is somebody else',
  },
  {
    file: `${src}/audience.ts`,
    find: 'this.leave(peer);\n    peer.drop();',
    replace: 'peer.drop();',
    promise: 'a reader that is too slow is no longer in the audience',
  },
  {
    file: log,
    find: "if (last?.kind === 'opened') await this.#declareVoid(this.#current);",
    replace: '',
    promise: 'a round that a restart interrupted is void, with its seed',
  },
  {
    file: log,
    find: 'current.salt !== null || ',
    replace: '',
    promise: 'a salt is chosen once',
  },
  {
    file: log,
    find: 'current.round = round;',
    replace: '',
    promise: 'every round has a seed of its own',
  },
  {
    file: list,
    find: '    this.#out = [];\n',
    replace: '',
    promise: 'a cash-out is sent once',
  },
  {
    file: state,
    find: 'Math.min(elapsed, this.#lastMs + LONGEST_AHEAD_MS)',
    replace: 'elapsed',
    promise: 'a page does not fly on without updates',
  },
  {
    file: state,
    find: 'else if (this.own.get(bet.slot)?.id === bet.id) this.own.delete(bet.slot);',
    replace: 'else this.own.delete(bet.slot);',
    promise: 'a refused bet does not hide the one that was taken',
  },
  {
    file: `${src}/client/amounts.ts`,
    find: "fraction.padEnd(2, '0')",
    replace: "fraction.padStart(2, '0')",
    promise: 'a typed stake of 1,5 is 1.50',
  },
  {
    file: ownRound,
    find: 'if (!isUndecided) return;',
    replace: '',
    promise: 'a bet of an earlier round does not count in the running one',
  },
  {
    file: ownRound,
    find: 'if (RETURNED.includes(bet.state)) this.#bets.delete(bet.id);',
    replace: 'if (false) this.#bets.delete(bet.id);',
    promise: 'a bet that was returned is no stake',
  },
  {
    file: ownRound,
    find: 'const isOver = ![...this.#bets.values()].some(({ state }) => UNDECIDED.includes(state));',
    replace: 'const isOver = true;',
    promise: 'a round is not over while one of its two bets is in the air',
  },
  {
    file: ownRound,
    find: 'this.#isRunning = false;',
    replace: '',
    promise: 'a round ends once',
  },
  {
    file: ownRound,
    find: 'this.#bets.clear();\n    for (const bet of bets)',
    replace: 'for (const bet of bets)',
    promise: 'bets that a new connection no longer has are over',
  },
  {
    file: look,
    find: "tile.hero.includes('zeppelin')",
    replace: 'true',
    promise: 'what flies is what the tile shows',
  },
  {
    file: look,
    find: 'colors: paletteOf(tile.palette)',
    replace: 'colors: dusk',
    promise: 'the sky has the colours of the tile',
  },
];
