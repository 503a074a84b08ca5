import {
  decidePlay,
  decideResignation,
  decideRoll,
  otherSide,
  type Side,
  SIDES,
  type TavlaEvent,
  type TavlaProblem,
  TavlaRefused,
  type TavlaStakes,
} from '@baize/games/tavla';

import { isOverdue } from '../../wagers/overdue-rounds.ts';
import type { Wager } from '../../wagers/wager.ts';
import { dayOf, hasLostManyStakes } from '../house-limit.ts';
import { anyOfHouse, isHouse, thoughtMs } from '../house-opponents.ts';
import { RefusedMove } from '../refused-move.ts';
import { isBooked } from '../seat-exits.ts';
import { SeatStakes } from '../seat-stakes.ts';
import { TableAccess } from '../table-access.ts';
import type { LeaveReason, TableRefusal } from '../table-messages.ts';
import { lateReason } from '../table-money.ts';
import { type RoomMember, TablePages } from '../table-pages.ts';
import type { TableParts } from '../table-parts.ts';
import { type Holder, newHolder } from '../table-store.ts';
import { TurnQueue } from '../turn-queue.ts';
import {
  decideByRule,
  decideForHouse,
  type Duel,
  isRunning,
  isTurnOfHouse,
  openDuel,
  payOf,
  withEvents,
} from './duel.ts';
import { describeTavla } from './describe-tavla.ts';
import { type MatchArchive, storedMatch } from './match-archive.ts';
import { NextDice } from './next-dice.ts';
import type { OfSides, TavlaMessage, TavlaPageMessage } from './tavla-messages.ts';
import { holdersOn, namesOn, NO_SEATS, noteWaiting, sideOfOwner, withoutSide } from './tavla-seats.ts';
import { type TavlaTable, termsOf } from './tavla-tables.ts';

export interface TavlaTableParts extends TableParts {
  readonly archive: MatchArchive;
}

const START_MS = 3_000;
/** Before the roll-off of a game, so that its start can be followed. */
const ROLL_OFF_MS = 1_500;
/** Between two games of a match, so that the result can be read. */
const GAME_MS = 5_000;

const REFUSALS: Readonly<Record<TavlaProblem, TableRefusal>> = {
  over: 'stale',
  turn: 'not-your-turn',
  late: 'late',
  illegal: 'not-allowed',
};

/**
 * A table of tavla: two sides with a stake each, one match after the other. A stake is a bet of a round of the wallet; the end of a
 * match is stored in the book before anyone sees it, for both sides at once. Nothing else is stored: the book returns the
 * stakes of matches that an earlier process did not finish. Time is that of `tick`.
 */
export class LiveTavlaTable {
  readonly key: string;
  readonly seed: TavlaTable;
  readonly currency: string;
  readonly stakes: TavlaStakes;
  readonly #parts: TavlaTableParts;
  readonly #pages = new TablePages<TavlaMessage>();
  readonly #money: SeatStakes;
  readonly #access: TableAccess<TavlaMessage>;
  readonly #queue = new TurnQueue();
  /** Owners who are sitting down. */
  readonly #reserved = new Map<Side, string>();
  /** Owners to whom something is on its way, with the message that its page gets afterwards. */
  readonly #paying = new Map<string, { reason: LeaveReason; chips: number } | null>();
  #seats = NO_SEATS;
  #next: NextDice | null = null;
  #duel: Duel | null = null;
  /** When the house moves, or a game begins. */
  #goesOnAtMs = 0;
  #version = 0;
  #isTicking = false;

  constructor(seed: TavlaTable, currency: string, stakes: TavlaStakes, parts: TavlaTableParts) {
    this.key = `${seed.id} ${currency}`;
    this.seed = seed;
    this.currency = currency;
    this.stakes = stakes;
    this.#parts = parts;
    this.#money = new SeatStakes(this.key, parts);
    this.#access = new TableAccess(this.#pages, parts.check, (owner) => this.sideOf(owner) !== null);
  }

  /** Names on the sides; those of the house are marked. */
  get names(): OfSides<string | null> {
    return namesOn(this.#seats);
  }

  get players(): string[] {
    return holdersOn(this.#seats).map(({ name }) => name);
  }

  get duel(): Duel | null {
    return this.#duel;
  }

  sideOf(owner: string): Side | null {
    return sideOfOwner(this.#seats, owner);
  }

  join(member: RoomMember<TavlaMessage>): void {
    this.#next ??= this.#newDice();
    this.#pages.add(member);
    this.#sendState(member);
  }

  leave(member: RoomMember<TavlaMessage>): void {
    this.#pages.remove(member);
  }

  /** A message of a page. A refusal goes to that page only. */
  async receive(member: RoomMember<TavlaMessage>, message: TavlaPageMessage): Promise<void> {
    try {
      await this.#access.require(member);
      await this.#handle(member, message);
    } catch (error) {
      const reason =
        error instanceof RefusedMove
          ? error.reason
          : error instanceof TavlaRefused
            ? REFUSALS[error.problem]
            : null;
      if (reason === null) throw error;
      member.send({ type: 'refused', reason });
    }
  }

  /** Does everything that is due by now. */
  async tick(): Promise<void> {
    if (this.#isTicking || (this.#pages.size === 0 && this.players.length === 0)) return;
    this.#isTicking = true;
    try {
      await this.#access.renew(this.#nowMs(), this.#next?.startsAtMs ?? null);
      await this.#queue.run(() => this.#step(this.#nowMs()));
    } finally {
      this.#isTicking = false;
    }
  }

  /** A stake of the owner at this table has changed: the owner's pages see what the wallet has booked. */
  wagerChanged(owner: string, wager: Wager): void {
    const { balanceMinor, state } = wager;
    if (balanceMinor === null || !isBooked(wager)) return;
    const isPaid = state !== 'open' && state !== 'refused';
    const left = this.#paying.get(owner);
    if (isPaid) this.#paying.delete(owner);
    for (const member of this.#pages.of(owner)) {
      member.visit.balanceMinor = balanceMinor;
      if (isPaid && left) member.send({ type: 'left', ...left, balance: balanceMinor });
      this.#sendState(member);
    }
  }

  async #handle(member: RoomMember<TavlaMessage>, message: TavlaPageMessage): Promise<void> {
    const { owner, name } = member;
    switch (message.type) {
      case 'seed':
        if (this.#next?.hand === message.hand) this.#next.addSeed(name, message.seed);
        return;
      case 'sit':
        return this.#sit(member, message.side);
      case 'house':
        return this.#queue.run(async () => this.#callHouse(owner));
      case 'leave':
        return this.#queue.run(() => this.#giveUpSeat(owner, 'asked'));
      default:
        return this.#queue.run(() => this.#move(owner, message));
    }
  }

  async #sit(member: RoomMember<TavlaMessage>, side: Side): Promise<void> {
    const { owner, name, visit } = member;
    this.#requireFree(owner, side);
    this.#reserved.set(side, owner);
    this.#broadcast();
    try {
      const wager = await this.#money.take(visit, owner, this.stakes.stakeMinor, undefined);
      await this.#queue.run(async () => {
        this.#next ??= this.#newDice();
        this.#seats = { ...this.#seats, [side]: { name, holder: newHolder(owner, name, wager) } };
      });
    } finally {
      this.#reserved.delete(side);
      this.#broadcast();
    }
  }

  #requireFree(owner: string, side: Side): void {
    if ([...this.#reserved.values()].includes(owner)) throw new RefusedMove('busy');
    if (this.sideOf(owner) !== null) throw new RefusedMove('already-seated');
    if (this.#seats[side] !== null || this.#reserved.has(side)) throw new RefusedMove('seat-taken');
  }

  #callHouse(owner: string): void {
    const side = this.#requireSide(owner);
    const other = otherSide(side);
    if (this.seed.house === null || isRunning(this.#duel)) throw new RefusedMove('not-allowed');
    if (this.#seats[other] !== null || this.#reserved.has(other)) throw new RefusedMove('seat-taken');
    const { archive, clock } = this.#parts;
    const lostMinor = archive.lostByHouse(this.seed.name, this.currency, dayOf(clock));
    if (hasLostManyStakes(lostMinor, this.stakes.stakeMinor)) throw new RefusedMove('house-away');
    this.#seats = { ...this.#seats, [other]: { name: anyOfHouse(this.#parts.draw), holder: null } };
    this.#broadcast();
  }

  async #move(
    owner: string,
    message: Extract<TavlaPageMessage, { type: 'roll' | 'play' | 'resign' }>,
  ): Promise<void> {
    const side = this.#requireSide(owner);
    const duel = this.#duel;
    if (!isRunning(duel) || duel.id !== message.match) throw new RefusedMove('stale');
    const nowMs = this.#nowMs();
    if (message.type === 'resign') return this.#apply(duel, decideResignation(duel.state, side, nowMs));
    if (message.turn !== duel.history.events.length) throw new RefusedMove('stale');
    const events =
      message.type === 'roll'
        ? decideRoll(duel.state, side, duel.rolls, nowMs)
        : decidePlay(duel.state, side, message.play, nowMs);
    await this.#apply(duel, events);
  }

  #requireSide(owner: string): Side {
    const side = this.sideOf(owner);
    if (side === null) throw new RefusedMove('no-such-seat');
    return side;
  }

  /** A seat is left with its stake before a match begins; afterwards by the end of the match only. */
  async #giveUpSeat(owner: string, reason: LeaveReason): Promise<void> {
    const side = this.#requireSide(owner);
    if (isRunning(this.#duel)) throw new RefusedMove('not-allowed');
    const left = { reason, chips: Number(this.stakes.stakeMinor) };
    const holder = this.#seats[side]?.holder;
    await this.#giveBack(holder ? [holder] : []);
    this.#paying.set(owner, left);
    this.#seats = withoutSide(this.#seats, side);
    if (this.#next !== null) this.#next.startsAtMs = null;
    this.#pages.sendTo(owner, { type: 'left', ...left, balance: null });
    this.#broadcast();
  }

  async #step(nowMs: number): Promise<void> {
    const duel = this.#duel;
    if (!isRunning(duel)) {
      await this.#leaveLate(nowMs);
      return this.#begin(nowMs);
    }
    const events = this.#dueEvents(duel, nowMs);
    if (events.length > 0) await this.#apply(duel, events);
  }

  #dueEvents(duel: Duel, nowMs: number): TavlaEvent[] {
    const { clock } = this.#parts;
    const wagers = holdersOn(this.#seats).flatMap((holder) => holder.wagers);
    if (wagers.some((wager) => isOverdue(wager, clock)))
      return [{ type: 'cancelled', atMs: nowMs, reason: 'house' }];
    const isPaced = duel.state.phase === 'roll-off' || isTurnOfHouse(duel);
    if (isPaced && nowMs < this.#goesOnAtMs) return [];
    const { turn } = duel.state;
    if (turn !== null && isTurnOfHouse(duel))
      return decideForHouse(duel, turn, this.seed.house ?? 'careful', nowMs);
    return decideByRule(duel, nowMs);
  }

  /** Who waits for an opponent without being there, or for too long, gets the stake back. */
  async #leaveLate(nowMs: number): Promise<void> {
    this.#seats = noteWaiting(this.#seats, (owner) => this.#pages.hasAny(owner), nowMs);
    for (const holder of holdersOn(this.#seats)) {
      const reason = this.#access.hasEnded(holder.owner) ? 'closed' : lateReason(holder, this.#parts.clock);
      if (reason !== null) await this.#giveUpSeat(holder.owner, reason);
    }
  }

  /** Begins a match once both sides are taken and all numbers for the dice are there. */
  #begin(nowMs: number): void {
    const { white, black } = this.#seats;
    const next = this.#next;
    if (white === null || black === null || next === null) return;
    const salt = next.saltOf([white, black].map(({ name }) => (isHouse(name) ? null : name)));
    if (salt === null) return;
    if (next.startsAtMs === null) {
      next.startsAtMs = nowMs + START_MS;
      return this.#broadcast();
    }
    if (nowMs < next.startsAtMs) return;
    const setup = { terms: termsOf(this.seed), commitment: next.chain.commitment, salt };
    const names = { white: white.name, black: black.name };
    this.#next = null;
    this.#goesOnAtMs = nowMs + ROLL_OFF_MS;
    this.#duel = openDuel({ id: next.hand, names, setup, rolls: next.chain.rollsWith(salt) }, nowMs);
    this.#broadcast();
  }

  /** What happens in a match. Its end is stored first; if that fails, nothing has happened. */
  async #apply(duel: Duel, events: readonly TavlaEvent[]): Promise<void> {
    const changed = withEvents(duel, events);
    const nowMs = this.#nowMs();
    if (changed.state.result !== null) await this.#end(changed);
    const isNewGame = changed.state.game !== duel.state.game;
    this.#goesOnAtMs = nowMs + (isNewGame ? GAME_MS : thoughtMs(this.#parts.draw));
    this.#duel = changed;
    this.#broadcast();
  }

  async #end(duel: Duel): Promise<void> {
    const { result } = duel.state;
    if (result === null) return;
    const pay = payOf(result, this.stakes);
    const debts = SIDES.flatMap((side) => {
      const holder = this.#seats[side]?.holder;
      return holder ? [{ holder, amountMinor: BigInt(pay[side]) }] : [];
    });
    if (result.ended === 'cancelled') await this.#giveBack(debts.map(({ holder }) => holder));
    else if (!(await this.#money.payOutAll(debts))) throw new RefusedMove('not-stored');
    for (const { holder, amountMinor } of debts) if (amountMinor > 0n) this.#paying.set(holder.owner, null);
    this.#seats = NO_SEATS;
    this.#next = this.#newDice();
    this.#keep(duel, pay);
  }

  async #giveBack(holders: readonly Holder[]): Promise<void> {
    try {
      await this.#money.giveBack(holders.flatMap(({ wagers }) => wagers));
    } catch (error) {
      this.#parts.log.error({ err: error, table: this.key }, 'stakes not given back yet');
      throw new RefusedMove('not-stored');
    }
  }

  #keep(duel: Duel, pay: OfSides<number>): void {
    const { archive, clock, log } = this.#parts;
    const { currency, stakes, seed } = this;
    const about = { table: seed.name, currency, endedAt: clock.now().toISOString() };
    archive
      .add(storedMatch(duel, { ...about, stakeMinor: Number(stakes.stakeMinor), pay }))
      .catch((error: unknown) => log.error({ err: error, match: duel.id }, 'match not in the archive'));
  }

  #newDice(): NextDice {
    const { ids } = this.#parts;
    return new NextDice(String(ids.next()), ids.secret());
  }

  #broadcast(): void {
    this.#version += 1;
    for (const member of this.#pages.all()) this.#sendState(member);
  }

  #sendState(member: RoomMember<TavlaMessage>): void {
    const { owner, visit } = member;
    const view = describeTavla(this.seed, this.stakes, this.#duel, {
      seat: this.sideOf(owner),
      seats: this.names,
      reserved: [...this.#reserved.keys()],
    });
    const own = {
      balance: visit.balanceMinor,
      isBuying: [...this.#reserved.values()].includes(owner),
      isPaying: this.#paying.has(owner),
    };
    const next = this.#next?.view ?? null;
    member.send({ type: 'table', version: this.#version, now: this.#nowMs(), view, next, own });
  }

  #nowMs(): number {
    return this.#parts.clock.now().getTime();
  }
}
