import type { Change } from '../change.ts';

const draws = 'apps/sandbox/src/draws';
const instant = 'apps/sandbox/src/instant';

const roomChanges: readonly Change[] = [
  {
    file: `${draws}/draw-room.ts`,
    find: '          isHeld: true,\n',
    replace: '',
    promise: 'no balance tells the result of a draw before it is shown',
  },
  {
    file: 'apps/sandbox/src/shell/play-calls.ts',
    find: 'return wager.isHeld === true ?',
    replace: 'return wager.isHeld === undefined ?',
    promise: 'a ticket says nothing of a draw before it is shown',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'this.#nowMs() >= sale.closesAtMs)\n        throw',
    replace: 'this.#nowMs() > sale.closesAtMs)\n        throw',
    promise: 'a sale is over at the moment at which it closes',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'sale.round !== round || ',
    replace: '',
    promise: 'nobody buys another round than the page shows',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: '    await Promise.allSettled(sale.orders);\n',
    replace: '',
    promise: 'a ticket that came in time is in the draw, however long the wallet takes',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'before + betMinor > visit.limits.maxBet',
    replace: 'betMinor > visit.limits.maxBet',
    promise: 'all tickets of a player in a round are within the limit of one game',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: "if (wager.state === 'open') {",
    replace: "if (wager.state !== 'betting') {",
    promise: 'a refused ticket is not in the draw',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'sale.tickets.length === 0 && this.#peers.size === 0',
    replace: 'this.#peers.size === 0',
    promise: 'a round with tickets is drawn if nobody watches',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'this.#shown?.round === round && !this.#shown.isOver',
    replace: 'false',
    promise: 'a ticket does not say what it won before its round was shown',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: '.filter(({ wager }) => ownsWager(visit, wager))\n      .map',
    replace: '.map',
    promise: 'a page reads its own tickets only',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'this.#openSale(endsAtMs + this.#rules.resultMs);',
    replace: 'this.#openSale();',
    promise: 'the next round is drawn after the show of this one',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: "      log.error({ err: error, round: sale.round }, 'a draw was not stored');\n      this.#openSale();\n      this.#broadcast(this.#state());\n      return;\n",
    replace: "      log.error({ err: error, round: sale.round }, 'a draw was not stored');\n",
    promise: 'a draw that was not stored is not shown',
  },
  {
    file: `${draws}/draw-room.ts`,
    find: 'past: shown && !shown.isOver ? this.#past.slice(1) : this.#past,',
    replace: 'past: this.#past,',
    promise: 'the last results do not name the one that is being shown',
  },
];

const ruleChanges: readonly Change[] = [
  {
    file: `${draws}/rules/bingo-rules.ts`,
    find: '(isAlone ? aloneIn(room) : room)',
    replace: 'room',
    promise: 'a player who has bought all cards gets their price back',
  },
  {
    file: `${draws}/rules/bingo-rules.ts`,
    find: "wager.keyId === null ? 'fun' : 'real'",
    replace: "'real'",
    promise: 'play money takes no part of a prize of real money',
  },
  {
    file: `${draws}/rules/bingo-rules.ts`,
    find: 'MOST_CARDS[format] - held',
    replace: 'MOST_CARDS[format]',
    promise: 'a player has no more cards in a round than the room allows',
  },
  {
    file: `${draws}/rules/bingo-rules.ts`,
    find: 'wins.find((win) => win.call > call)',
    replace: 'wins.find((win) => win.call >= call)',
    promise: 'what was won with a call is not played for any more',
  },
  {
    file: `${draws}/rules/bingo-rules.ts`,
    find: '.filter((win) => win.call === call)',
    replace: '.filter((win) => win.call <= call)',
    promise: 'a prize is shown as won once, with its call',
  },
  {
    file: `${draws}/client/bingo-marks.ts`,
    find: "if (pattern === 'line') return [...missing].sort((a, b) => a.length - b.length)[0] ?? [];",
    replace: "if (pattern === 'line') return missing[0] ?? [];",
    promise: 'a card is as near as its best line',
  },
  {
    file: `${draws}/client/draw-page.ts`,
    find: 'if (this.#played !== null && this.#played !== shown?.round) this.#leaveRound();',
    replace: '',
    promise: 'a round that was missed does not hold the balance of the site',
    tests: [`${draws}/client/draw-page`],
  },
  {
    file: `${draws}/rules/race-rules.ts`,
    find: "first === second ? null : oddsOf('forecast', first, second)",
    replace: "first === second ? null : oddsOf('forecast', second, first)",
    promise: 'the board shows a forecast at the odds at which it is taken',
  },
  {
    file: `${draws}/rules/race-rules.ts`,
    find: 'trials.map((order) => order.indexOf(runner) + 1)',
    replace: 'trials.map((order) => order.indexOf(runner))',
    promise: 'the winner of a trial was the first',
  },
  {
    file: `${draws}/rules/court-rules.ts`,
    find: '(home + 1 + draw(COURT_SIDES - 1)) % COURT_SIDES',
    replace: '(home + draw(COURT_SIDES)) % COURT_SIDES',
    promise: 'nobody plays against itself',
  },
  {
    file: `${draws}/rules/court-rules.ts`,
    find: 'Math.ceil(events.length / together)',
    replace: 'Math.floor(events.length / together)',
    promise: 'a contest is shown up to its last point',
  },
  {
    file: `${draws}/rules/football-rules.ts`,
    find: '.filter((event) => event.minute === minute)',
    replace: '.filter((event) => event.minute === index)',
    promise: 'every event of a match is shown, up to the last minute',
  },
];

const instantChanges: readonly Change[] = [
  {
    file: `${instant}/step-rounds.ts`,
    find: 'hidden: result?.hidden ?? null,',
    replace: 'hidden: wager.bet.hidden,',
    promise: 'the mines leave the server only at the end of their round',
  },
  {
    file: `${instant}/step-rounds.ts`,
    find: '      if (step === null) return;\n',
    replace: '',
    promise: 'a tile is opened once however often it is requested',
  },
  {
    file: `${instant}/step-rounds.ts`,
    find: "if (wager.state === 'open') await work(wager);",
    replace: 'await work(wager);',
    promise: 'nothing is opened after the end of a round',
  },
  {
    file: `${instant}/step-rounds.ts`,
    find: 'if (!wager || !ownsWager(visit, wager) || !isStepWager(wager))',
    replace: 'if (!wager || !isStepWager(wager))',
    promise: 'a round is played by its own player only',
  },
  {
    file: `${instant}/step-rounds.ts`,
    find: "      if (this.#openOf(visit)) throw new PlayRefused('BUSY');\n",
    replace: '',
    promise: 'a player has one round of mines at a time',
  },
  {
    file: 'apps/sandbox/src/wagers/overdue-rounds.ts',
    find: 'Date.parse(startedAt) >= ROUND_MS',
    replace: 'Date.parse(startedAt) > ROUND_MS',
    promise: 'a round is closed when its time is over',
  },
  {
    file: `${instant}/step-rounds.ts`,
    find: 'this.#end(wager, wager.bet.steps, true)',
    replace: 'this.#deps.book.refund(wager)',
    promise: 'a round whose time is over is paid what stands, and its player is informed',
  },
  {
    file: `${instant}/play-once.ts`,
    find: 'Object.hasOwn(gamesByPlay, play) ? gamesByPlay[play] : undefined',
    replace: 'gamesByPlay[play]',
    promise: 'only games of one draw are played by their call',
  },
  {
    file: `${instant}/start-gate.ts`,
    find: "      if (this.#pace.waitMs(seat) > 0) throw new PlayRefused('TOO_FAST');\n",
    replace: '',
    promise: 'a game starts five seconds after the last one at the earliest',
  },
  {
    file: `${instant}/start-gate.ts`,
    find: 'return placeOnce(page, requestId, async () => {',
    replace: 'return placeOnce(page, `${requestId}${Math.random()}`, async () => {',
    promise: 'a repeated request is not a second game',
  },
  {
    file: `${instant}/play-once.ts`,
    find: '.catch(() => undefined)',
    replace: '',
    promise: 'a ball whose way cannot be stored is a returned stake, not a new game',
  },
];

/** How shared draws and instant games are played: tickets, rounds and what leaves the server when. */
export const drawnPlayChanges: readonly Change[] = [...roomChanges, ...ruleChanges, ...instantChanges];
