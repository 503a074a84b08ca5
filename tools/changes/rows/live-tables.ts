import type { Change } from '../change.ts';

const tables = 'apps/sandbox/src/tables';
const liveTable = `${tables}/live-table.ts`;
const blackjack = `${tables}/blackjack/blackjack-table-round.ts`;
const ladder = `${tables}/spots/ladder-table-game.ts`;
const spots = `${tables}/spots/spot-table-game.ts`;

/** Live tables with shared rounds: when chips are taken, what is stored before it is shown, and what is paid. */
export const liveTableChanges: readonly Change[] = [
  {
    file: 'apps/sandbox/src/shell/render-shell.ts',
    find: 'shell.statement ?? findStatement(game.play ?? null)',
    replace: 'shell.statement ?? null',
    promise: 'a game states its return and top win in its own page',
    tests: ['apps/sandbox/src/shell/stated-figures'],
  },
  {
    file: 'apps/sandbox/src/shell/stated-figures.ts',
    find: 'least === most ? most : `${least} – ${most}`',
    replace: 'most',
    promise: 'a return that depends on the bet is stated from the least to the most',
    tests: ['apps/sandbox/src/shell/stated-figures'],
  },
  {
    file: 'apps/sandbox/src/visits/mask-name.ts',
    find: "characters.length > 2 ? characters.at(-1) : ''",
    replace: 'characters.slice(1).join("")',
    promise: 'names of others are masked',
    tests: ['apps/sandbox/src/visits/mask-name'],
  },
  {
    file: liveTable,
    find: 'if (isDue(wager)) this.#unbooked.set(wager, player);',
    replace: '',
    promise: 'a win that is booked after its round shows in the balance',
  },
  {
    file: liveTable,
    find: "this.#phase !== 'betting' || nowMs >= (this.#endsAt ?? 0)",
    replace: "this.#phase !== 'betting'",
    promise: 'no chips are taken from the closing instant on',
  },
  {
    file: liveTable,
    find: "else if (message.round !== this.#number) throw new RefusedBet('CLOSED');",
    replace: '',
    promise: 'bets of an earlier round are not taken for the next',
  },
  {
    file: `${tables}/client/table-desk.ts`,
    find: 'if (words === null || (!isNew && words === this.#saidPhase)) return;',
    replace: 'if (words === null || !isNew) return;',
    promise: 'what a table says follows the own seat, stake and turn',
    tests: [`${tables}/client/table-desk`],
  },
  {
    file: `${tables}/client/table-desk.ts`,
    find: '      this.plan.begin();\n      this.shell.leaveRound();\n',
    replace: '      this.plan.begin();\n',
    promise: 'a round at a table that was missed does not hold the balance of the site',
    tests: [`${tables}/client/table-desk`],
  },
  {
    file: liveTable,
    find: " || (this.#phase === 'closing' && this.#orders.has(player))",
    replace: '',
    promise: 'a seat whose stake is being taken stays',
    tests: [`${tables}/blackjack`],
  },
  {
    file: liveTable,
    find: "if (wager?.state === 'open') this.#stakes.push",
    replace: 'if (wager) this.#stakes.push',
    promise: 'a refused stake is not in the round',
  },
  {
    file: liveTable,
    find: 'this.#stakes.length > 0 && !(await this.#store(round))',
    replace: 'false',
    promise: 'a round is stored before it is shown',
  },
  {
    file: liveTable,
    find: 'await Promise.all(this.#stakes.map(({ wager }) => this.#parts.book.refund(wager)));',
    replace: '',
    promise: 'the stakes of a round that cannot be stored are returned',
  },
  {
    file: liveTable,
    find: 'this.#members.size + this.#watchers + this.#orders.size + this.#stakes.length === 0',
    replace: 'this.#members.size + this.#watchers === 0',
    promise: 'a round with bets is finished without its players',
  },
  {
    file: liveTable,
    find: 'else this.#orders.set(visit.seat, order);',
    replace: 'else if (!this.#orders.has(visit.seat)) this.#orders.set(visit.seat, order);',
    promise: 'later bets of a player replace earlier ones',
  },
  {
    file: spots,
    find: "if (totalMinor > BigInt(visit.limits.maxBet)) throw new RefusedBet('LIMIT');",
    replace: '',
    promise: 'all bets of a round together stay within the limit of the session',
  },
  {
    file: spots,
    find: "if (problem !== null) throw new RefusedBet('LIMIT', problem.spot);",
    replace: '',
    promise: 'each spot has its limits',
  },
  {
    file: ladder,
    find: "if (view.isOver || now >= view.nextAt) return 'CLOSED';",
    replace: '',
    promise: 'nobody leaves the ladder after the fuse has gone on',
  },
  {
    file: ladder,
    find: 'await this.#book.update(stake.wager, { ...(stake.wager.bet as object), bets });',
    replace: '',
    promise: 'leaving the ladder is stored and survives a restart',
  },
  {
    file: blackjack,
    find: "if (nowMs >= this.#deadlineMs) return 'CLOSED';",
    replace: '',
    promise: 'a decision after its time comes too late',
  },
  {
    file: blackjack,
    find: "if (added.state !== 'open') return refusalOf(added);",
    replace: '',
    promise: 'a double whose stake the wallet refuses is not played',
  },
  {
    file: blackjack,
    find: '...added.map((other) => ({ wager: other, result, winMinor: 0 })),',
    replace: '',
    promise: 'the stakes of doubles and splits end with their round',
  },
  {
    file: `${tables}/blackjack/blackjack-table-game.ts`,
    find: "if (this.seats.seatOf(visit.seat) !== bet.seat) throw new RefusedBet('SEAT');",
    replace: '',
    promise: 'nobody bets on the seat of another player',
  },
  {
    file: `${tables}/table-floor.ts`,
    find: "if (wager.state !== 'open' || !game || round?.play !== game.play) return [];",
    replace: 'return [];',
    promise: 'after a restart, rounds that were stored are paid',
  },
  {
    file: 'apps/sandbox/src/feeds/tables/table-hub.ts',
    find: '{ tableId, gameResult, ...(newDealer',
    replace: '{ tableId, ...(newDealer',
    promise: 'the lobby gets the results of the table',
    tests: ['apps/sandbox/src/feeds/feeds'],
  },
  {
    file: 'apps/sandbox/src/feeds/socket/accept-sockets.ts',
    find: "  connection.on('error', () => connection.destroy());\n",
    replace: '',
    promise: 'a refused connection that is reset does not end the process',
    tests: ['apps/sandbox/src/feeds/socket'],
  },
];
