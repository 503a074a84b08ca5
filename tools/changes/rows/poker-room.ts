import type { Change } from '../change.ts';

const holdem = 'packages/games/src/holdem';
const room = 'apps/sandbox/src/poker';

const tavla = `${room}/tavla`;

export const pokerRoomTests: readonly string[] = [
  holdem,
  room,
  'packages/games/src/tavla',
  'apps/sandbox/src/wagers',
];

/** Tables of the poker room: chips that are never lost or made, cards that nobody else sees, and what survives a crash. */
export const pokerRoomChanges: readonly Change[] = [
  {
    file: `${holdem}/poker-table.ts`,
    find: 'changeTableSeat(seated, seat, { stackMinor, isSittingOut: true })',
    replace: 'changeTableSeat(seated, seat, { stackMinor, isSittingOut: false })',
    promise: 'a seat of an earlier process waits for its player',
  },
  {
    file: `${holdem}/hand-name.ts`,
    find: 'ranks: [isWheel ? FIVE : (ranks[0] ?? ACE)]',
    replace: 'ranks: [ranks[0] ?? ACE]',
    promise: 'the lowest straight is named by its five',
  },
  {
    file: 'apps/sandbox/src/wagers/wager-book.ts',
    find: "Object.assign(wager, { result: null, winMinor: 0, jackpot: null, isHeld: false, state: 'open' });\n      throw error;",
    replace:
      "Object.assign(wager, { result: null, winMinor: 0, jackpot: null, state: 'refunding' });\n      throw error;",
    promise: 'chips that could not be stored as paid are not replaced by their stakes',
  },
  {
    file: 'apps/sandbox/src/wagers/wager-book.ts',
    find: "for (const wager of open) wager.state = 'open';",
    replace: '',
    promise: 'stakes that could not be returned together are open as before',
  },
  {
    file: `${room}/play-check.ts`,
    find: "SESSION_EXPIRED: 'expired',",
    replace: '',
    promise: 'a player who has signed out does not play on',
  },
  {
    file: `${room}/table-access.ts`,
    find: 'isStarting ? FRESH_FOR_START_MS : EVERY_MS',
    replace: 'EVERY_MS',
    promise: 'no hand is dealt to a player who is excluded',
  },
  {
    file: `${room}/table-access.ts`,
    find: 'if (this.#isSeated(owner)) await this.#check.ask(visit, LONGEST_MS);',
    replace: '',
    promise: 'a page that comes and goes is checked as well',
  },
  {
    file: `${room}/house-limit.ts`,
    find: 'money.houseDay?.day === day ? money.houseDay : ',
    replace: '',
    promise: 'the house stops playing after a day of losses',
  },
  {
    file: `${tavla}/match-archive.ts`,
    find: 'return lost?.day === day ? lost.minor : 0;',
    replace: 'return lost ? lost.minor : 0;',
    promise: 'the losses of the house are those of the day',
  },
  {
    file: `${room}/live-poker-table.ts`,
    find: 'await this.#stakes.giveBack([wager]);',
    replace: '',
    promise: 'a stake for which no chips could be given goes back',
  },
  {
    file: `${room}/live-poker-table.ts`,
    find: 'table: cancelPokerHand(this.table)',
    replace: 'table: cancelPokerHand(table)',
    promise: 'a hand whose end cannot be stored is cancelled',
  },
  {
    file: `${room}/live-poker-table.ts`,
    find: 'running?.state.id === hand && running.events.length === turn',
    replace: 'running?.state.id === hand',
    promise: 'a decision about an older state of the hand is refused',
  },
  {
    file: `${room}/live-poker-table.ts`,
    find: "if (this.#reserved.has(seat)) throw new PokerRefusal('seat-taken', 'somebody is buying in to it');",
    replace: '',
    promise: 'one of two players who buy in to a seat at once gets it',
  },
  {
    file: `${room}/seat-stakes.ts`,
    find: 'winMinor: index === 0 ? chips : 0',
    replace: 'winMinor: chips',
    promise: 'the chips of several stakes are paid once',
  },
  {
    file: `${room}/table-store.ts`,
    find: 'chips: Number(known.stackMinor + known.addedMinor)',
    replace: 'chips: Number(known.stackMinor)',
    promise: 'chips that were bought in the middle of a hand are stored',
    tests: [room],
  },
  {
    file: `${room}/table-money.ts`,
    find: 'if (isHouse(player)) houseMinor += amountMinor;',
    replace: '',
    promise: 'chips of an opponent who leaves are the house’s again',
  },
  {
    file: `${room}/table-money.ts`,
    find: 'nowMs - absentSinceMs >= ABSENT_MS',
    replace: 'nowMs - absentSinceMs >= 10 * ABSENT_MS',
    promise: 'an absent player is paid out in time',
  },
  {
    file: `${room}/house-opponents.ts`,
    find: 'if (playing.length === 0) return 0;',
    replace: '',
    promise: 'opponents of the house do not play among themselves',
  },
  {
    file: `${room}/house-opponents.ts`,
    find: 'rules.seats - people.length - reserved - 1',
    replace: 'rules.seats - people.length - reserved',
    promise: 'opponents of the house leave a seat free',
  },
  {
    file: `${room}/describe-table.ts`,
    find: 'pokerViewOf(table, seat)',
    replace: 'pokerViewOf(table, seat ?? 0)',
    promise: 'who only watches sees no cards',
  },
  {
    file: `${room}/hand-archive.ts`,
    find: "event.kind === 'deal' && event.seat !== own.seat ? { ...event, cards: [] } : event",
    replace: 'event',
    promise: 'the history of a hand has no cards of others',
  },
  {
    file: `${room}/lobby-sessions.ts`,
    find: '|| visit.wallet?.player !== ticket.playerId',
    replace: '',
    promise: 'a page is opened only for the player whom the wallet names',
  },
  {
    file: `${room}/room-users.ts`,
    find: "if (isNameOfHouse(folded)) return 'taken';",
    replace: '',
    promise: 'no player is called like an opponent of the house',
  },
  {
    file: `${room}/next-deck.ts`,
    find: 'if (!this.#seeds.has(player)) this.#seeds.set(player, seed);',
    replace: 'this.#seeds.set(player, seed);',
    promise: 'a player’s first number for a deck counts',
  },
  {
    file: `${room}/client/verify-hand.ts`,
    find: 'positions.get(card) === order[index]',
    replace: 'positions.has(card)',
    promise: 'a hand is proved by the positions of its cards',
  },
  {
    file: `${room}/client/seat-info.ts`,
    find: 'won: isSettled && known.isInHand',
    replace: 'won: known.isInHand',
    promise: 'a result is shown after all cards of the board',
  },
  {
    file: `${tavla}/live-tavla-table.ts`,
    find: "else if (!(await this.#money.payOutAll(debts))) throw new RefusedMove('not-stored');",
    replace: 'else await this.#money.payOutAll(debts);',
    promise: 'a match whose end cannot be stored has not ended',
  },
  {
    file: `${tavla}/live-tavla-table.ts`,
    find: '    await this.#giveBack(holder ? [holder] : []);\n',
    replace: '',
    promise: 'a stake comes back to a player who leaves before a match',
  },
  {
    file: `${tavla}/live-tavla-table.ts`,
    find: "if (message.turn !== duel.history.events.length) throw new RefusedMove('stale');",
    replace: '',
    promise: 'a move about an older state of a match is refused',
  },
  {
    file: `${tavla}/live-tavla-table.ts`,
    find: "if (this.#seats[side] !== null || this.#reserved.has(side)) throw new RefusedMove('seat-taken');",
    replace: "if (this.#seats[side] !== null) throw new RefusedMove('seat-taken');",
    promise: 'one of two players who sit down at a side at once gets it',
  },
  {
    file: `${tavla}/live-tavla-table.ts`,
    find: "if (this.seed.house === null || isRunning(this.#duel)) throw new RefusedMove('not-allowed');",
    replace: "if (isRunning(this.#duel)) throw new RefusedMove('not-allowed');",
    promise: 'the house does not play at a table of players',
  },
  {
    file: `${tavla}/next-dice.ts`,
    find: "return parts.includes(undefined) ? null : [this.hand, ...parts].join(':');",
    replace: "return [this.hand, ...parts].join(':');",
    promise: 'no match begins without the numbers of its players',
  },
  {
    file: `${tavla}/next-dice.ts`,
    find: 'if (!this.#seeds.has(player)) this.#seeds.set(player, seed);',
    replace: 'this.#seeds.set(player, seed);',
    promise: 'a player’s first number for the dice counts',
  },
  {
    file: `${tavla}/tavla-seats.ts`,
    find: 'return other?.holder === null ? NO_SEATS : { ...seats, [side]: null };',
    replace: 'return { ...seats, [side]: null };',
    promise: 'the opponent of the house leaves with the player',
  },
  {
    file: `${tavla}/match-archive.ts`,
    find: 'netMinor: match.pay[side] - match.stakeMinor,',
    replace: 'netMinor: match.pay[side],',
    promise: 'the net of a match is without the stake',
  },
  {
    file: `${tavla}/client/verify-match.ts`,
    find: 'if (roll !== null) return { isProven: false, roll };',
    replace: '',
    promise: 'a match is proved by the chain of its dice',
  },
  {
    file: `${tavla}/client/turn-draft.ts`,
    find: 'if (step.from !== at || targets.has(landingOf(step))) continue;',
    replace: 'if (targets.has(landingOf(step))) continue;',
    promise: 'only the chosen checker is moved',
  },
];
