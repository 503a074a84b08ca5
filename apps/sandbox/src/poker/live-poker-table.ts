import {
  actAtTable,
  addChips,
  cancelPokerHand,
  dealPokerHand,
  expirePokerTurn,
  isHandRunning,
  leaveTable,
  type PokerHandPlay,
  PokerRefusal,
  type PokerTable,
  pokerTurnClockOf,
  sitDown,
  sitIn,
  sitOut,
} from '@baize/games';

import type { Journal } from '../journal/journal.ts';
import type { Wager } from '../wagers/wager.ts';
import { describeTable } from './describe-table.ts';
import type { HandArchive } from './hand-archive.ts';
import { HouseLimit } from './house-limit.ts';
import { arrangeHouse, decideForHouse, isHouse, thoughtMs } from './house-opponents.ts';
import { NextDeck } from './next-deck.ts';
import { RefusedMove } from './refused-move.ts';
import { resultMs } from './result-time.ts';
import type { RoomTable } from './room-tables.ts';
import { isBooked, SeatExits } from './seat-exits.ts';
import { SeatStakes } from './seat-stakes.ts';
import { TableAccess } from './table-access.ts';
import type { LeaveReason, PageMessage, TableMessage } from './table-messages.ts';
import {
  changeHolder,
  lateReason,
  noteTimes,
  playersToDeal,
  releaseDepartures,
  seatOfOwner,
  withHouse,
} from './table-money.ts';
import { type RoomMember, TablePages } from './table-pages.ts';
import type { TableParts } from './table-parts.ts';
import { newHolder, type StoredTable, storedTable, type TableMoney } from './table-store.ts';
import { TurnQueue } from './turn-queue.ts';

export interface PokerTableParts extends TableParts {
  readonly store: Journal<StoredTable>;
  readonly archive: HandArchive;
}

const FIRST_DEAL_MS = 3_000;

/**
 * A table of the room: seats with the chips that the room owes, one hand after the other, opponents of the house. Everything happens
 * in turn; whatever changes what is owed is stored before anyone sees it. Time is that of `tick`.
 */
export class LivePokerTable {
  readonly key: string;
  readonly seed: RoomTable;
  readonly currency: string;
  readonly #parts: PokerTableParts;
  readonly #pages = new TablePages();
  readonly #stakes: SeatStakes;
  readonly #access: TableAccess<TableMessage>;
  readonly #houseLimit: HouseLimit;
  /** By seat, the owners who are buying in. */
  readonly #reserved = new Map<number, string>();
  /** Owners whose stake is on its way. */
  readonly #buying = new Set<string>();
  readonly #exits = new SeatExits();
  #money: TableMoney;
  #next: NextDeck | null = null;
  #restsUntilMs = 0;
  #houseActsAtMs = 0;
  #endedHand = '';
  #version = 0;
  readonly #queue = new TurnQueue();
  #isTicking = false;

  constructor(seed: RoomTable, currency: string, money: TableMoney, parts: PokerTableParts) {
    this.key = `${seed.id} ${currency}`;
    this.seed = seed;
    this.currency = currency;
    this.#money = money;
    this.#parts = parts;
    this.#stakes = new SeatStakes(this.key, parts);
    this.#houseLimit = new HouseLimit(seed.house, this.#pages, parts.clock);
    this.#access = new TableAccess(this.#pages, parts.check, (owner) => this.seatOf(owner) !== null);
  }

  get money(): TableMoney {
    return this.#money;
  }

  get table(): PokerTable {
    return this.#money.table;
  }

  /** Nobody sits there, watches or is to be paid. */
  get isEmpty(): boolean {
    const { holders, owed } = this.#money;
    return this.#pages.size + holders.size + owed.length + this.#reserved.size === 0;
  }

  seatOf(owner: string): number | null {
    return seatOfOwner(this.#money, owner);
  }

  join(member: RoomMember): void {
    this.#pages.add(member);
    this.#sendState(member);
  }

  leave(member: RoomMember): void {
    this.#pages.remove(member);
  }

  /** A message of a page. A refusal goes to that page only. */
  async receive(member: RoomMember, message: PageMessage): Promise<void> {
    try {
      await this.#access.require(member);
      await this.#handle(member, message);
    } catch (error) {
      const isRefusal = error instanceof RefusedMove || error instanceof PokerRefusal;
      if (!isRefusal) throw error;
      member.send({ type: 'refused', reason: error.reason });
    }
  }

  /** Does everything that is due by now. */
  async tick(): Promise<void> {
    if (this.#isTicking || this.isEmpty) return;
    this.#isTicking = true;
    try {
      await this.#access.renew(this.#nowMs(), this.#next?.dealsAtMs ?? null);
      await this.#queue.run(() => this.#step(this.#nowMs()));
    } finally {
      this.#isTicking = false;
    }
  }

  /** A stake of the owner at this table has changed: the owner's pages see what the wallet has booked. */
  wagerChanged(owner: string, wager: Wager): void {
    const { balanceMinor } = wager;
    if (balanceMinor === null || !isBooked(wager)) return;
    const left = this.#exits.paid(owner, wager);
    for (const member of this.#pages.of(owner)) {
      member.visit.balanceMinor = balanceMinor;
      if (left !== null) member.send(left);
      this.#sendState(member);
    }
  }

  async #handle(member: RoomMember, message: PageMessage): Promise<void> {
    const { owner, name } = member;
    switch (message.type) {
      case 'seed':
        if (this.#next?.hand === message.hand) this.#next.addSeed(name, message.seed);
        return;
      case 'sit':
        return this.#buyIn(member, message.seat, message.buyInMinor);
      case 'add':
        return this.#addChips(member, message.amountMinor);
      case 'act':
        return this.#queue.run(() => this.#act(owner, message));
      case 'away':
        return this.#queue.run(async () => {
          const change = message.isAway ? sitOut : sitIn;
          const table = change(this.table, this.#requireSeat(owner));
          if (table !== this.table) this.#adopt({ ...this.#money, table });
        });
      case 'leave':
        return this.#queue.run(() => this.#leaveSeat(owner, 'asked'));
    }
  }

  async #buyIn(member: RoomMember, seat: number, buyInMinor: bigint): Promise<void> {
    const { owner, name } = member;
    const order = { seat, player: name, buyInMinor };
    if (this.#reserved.has(seat)) throw new PokerRefusal('seat-taken', 'somebody is buying in to it');
    // Refused before any money moves.
    sitDown(this.table, order);
    if (this.#buying.has(owner)) throw new RefusedMove('busy');
    this.#reserved.set(seat, owner);
    try {
      await this.#stake(member, buyInMinor, undefined, (money, wager) => ({
        ...money,
        table: sitDown(money.table, order),
        holders: new Map(money.holders).set(name, newHolder(owner, name, wager)),
      }));
    } finally {
      this.#reserved.delete(seat);
      this.#broadcast();
    }
  }

  async #addChips(member: RoomMember, amountMinor: bigint): Promise<void> {
    const { owner, name } = member;
    addChips(this.table, this.#requireSeat(owner), amountMinor);
    const [companion] = this.#money.holders.get(name)?.wagers ?? [];
    await this.#stake(member, amountMinor, companion, (money, wager) => {
      const { wagers = [] } = money.holders.get(name) ?? {};
      const table = addChips(money.table, this.#requireSeat(owner), amountMinor);
      return changeHolder({ ...money, table }, owner, { wagers: [...wagers, wager] });
    });
  }

  /** Takes a stake, and returns it if the chips cannot be given for it. A player has one stake on its way. */
  async #stake(
    { visit, owner }: RoomMember,
    amountMinor: bigint,
    companion: Wager | undefined,
    giveChips: (money: TableMoney, wager: Wager) => TableMoney,
  ): Promise<void> {
    if (this.#buying.has(owner)) throw new RefusedMove('busy');
    this.#buying.add(owner);
    this.#broadcast();
    try {
      const wager = await this.#stakes.take(visit, owner, amountMinor, companion);
      await this.#queue.run(async () => {
        try {
          const money = giveChips(this.#money, wager);
          await this.#store(money);
          this.#money = money;
        } catch (error) {
          await this.#stakes.giveBack([wager]);
          throw error;
        }
      });
    } finally {
      this.#buying.delete(owner);
      this.#broadcast();
    }
  }

  async #act(owner: string, { hand, turn, decision }: Extract<PageMessage, { type: 'act' }>): Promise<void> {
    const seat = this.#requireSeat(owner);
    const running = this.table.hand;
    const isCurrent = running?.state.id === hand && running.events.length === turn;
    if (!isCurrent) throw new RefusedMove('stale');
    await this.#apply(actAtTable(this.table, seat, decision, this.#nowMs()));
  }

  async #leaveSeat(owner: string, reason: LeaveReason): Promise<void> {
    if (this.#buying.has(owner)) throw new RefusedMove('busy');
    const seat = this.#requireSeat(owner);
    this.#exits.expect(owner, reason);
    await this.#apply(leaveTable(this.table, seat));
  }

  #requireSeat(owner: string): number {
    const seat = this.seatOf(owner);
    if (seat === null) throw new PokerRefusal('no-such-seat', 'the player has no seat');
    return seat;
  }

  async #step(nowMs: number): Promise<void> {
    await this.#payOwed();
    await this.#leaveLate(nowMs);
    if (isHandRunning(this.table)) await this.#play(nowMs);
    else if (nowMs >= this.#restsUntilMs) await this.#deal(nowMs);
  }

  async #leaveLate(nowMs: number): Promise<void> {
    this.#money = noteTimes(this.#money, (owner) => this.#pages.hasAny(owner), nowMs);
    for (const holder of this.#money.holders.values()) {
      const reason = this.#access.hasEnded(holder.owner) ? 'closed' : lateReason(holder, this.#parts.clock);
      const seat = this.seatOf(holder.owner);
      if (reason === null || seat === null || this.#buying.has(holder.owner)) continue;
      if (this.table.seats[seat]?.isLeaving === false) await this.#leaveSeat(holder.owner, reason);
    }
  }

  async #play(nowMs: number): Promise<void> {
    const { table } = this;
    const clock = pokerTurnClockOf(table);
    const player = table.seats[clock?.seat ?? -1]?.player;
    if (clock === null || player === undefined) return;
    if (!isHouse(player)) {
      const expired = expirePokerTurn(table, nowMs);
      if (expired !== table) await this.#apply(expired);
      return;
    }
    if (nowMs < this.#houseActsAtMs) return;
    const decision = decideForHouse(table, clock.seat, this.#parts.draw);
    await this.#apply(actAtTable(table, clock.seat, decision, nowMs));
  }

  async #deal(nowMs: number): Promise<void> {
    const { draw } = this.#parts;
    const { money, most } = this.#houseLimit.apply(this.#money);
    this.#money = money;
    const arranged = arrangeHouse(this.table, most, new Set(this.#reserved.keys()), draw);
    if (arranged !== this.table) this.#adopt(withHouse(this.#money, arranged));
    const players = playersToDeal(this.table);
    const deck = (this.#next ??= this.#newDeck());
    if (players.every(isHouse)) {
      // A hand whose players have gone is not left on the table.
      if (this.table.hand !== null) this.#adopt({ ...this.#money, table: { ...this.table, hand: null } });
      if (deck.dealsAtMs !== null) deck.dealsAtMs = null;
      return;
    }
    if (deck.dealsAtMs === null) {
      deck.dealsAtMs = nowMs + FIRST_DEAL_MS;
      this.#broadcast();
      return;
    }
    if (nowMs < deck.dealsAtMs) return;
    this.#next = null;
    const deal = { id: deck.hand, seal: deck.seal, playerSeeds: deck.seedsOf(players), nowMs };
    await this.#apply(dealPokerHand(this.table, deal));
  }

  #newDeck(): NextDeck {
    const { ids, draw } = this.#parts;
    return new NextDeck(String(ids.next()), ids.secret(), draw);
  }

  /** The next state of the table. What is owed changes by the end of a hand and by leaving, and is stored first. */
  async #apply(table: PokerTable): Promise<void> {
    const { hand } = table;
    const hasEnded = hand !== null && hand.state.outcome !== null && hand.state.id !== this.#endedHand;
    if (!hasEnded && table.departures.length === 0) return this.#adopt({ ...this.#money, table });
    const money = releaseDepartures({ ...this.#money, table });
    try {
      await this.#store(money);
      if (hasEnded) this.#endHand(hand);
      this.#adopt(money);
    } catch (error) {
      if (!hasEnded) throw error;
      // What nobody knows has not happened.
      this.#endedHand = hand.state.id;
      this.#adopt(releaseDepartures({ ...this.#money, table: cancelPokerHand(this.table) }));
    }
    await this.#payOwed();
  }

  #endHand(hand: PokerHandPlay): void {
    const { archive, clock, log } = this.#parts;
    const { state } = hand;
    this.#endedHand = state.id;
    this.#restsUntilMs = this.#nowMs() + resultMs(hand);
    this.#next = this.#newDeck();
    this.#next.dealsAtMs = this.#restsUntilMs;
    const about = { table: this.seed.name, currency: this.currency, endedAt: clock.now().toISOString() };
    archive
      .add(hand, about)
      .catch((error: unknown) => log.error({ err: error, hand: state.id }, 'hand not in the archive'));
  }

  /** Pays all chips that have left the table; what cannot be stored is tried again by the next tick. */
  async #payOwed(): Promise<void> {
    for (const debt of this.#money.owed) {
      const { owner } = debt.holder;
      const left = this.#exits.leave(owner, Number(debt.amountMinor));
      if (!(await this.#stakes.payOut(debt))) continue;
      this.#money = { ...this.#money, owed: this.#money.owed.filter((other) => other !== debt) };
      this.#pages.sendTo(owner, left);
    }
  }

  async #store(money: TableMoney): Promise<void> {
    try {
      await this.#parts.store.append(storedTable(this.key, money));
    } catch (error) {
      this.#parts.log.error({ err: error, table: this.key }, 'chips not stored');
      throw new RefusedMove('not-stored');
    }
  }

  #adopt(money: TableMoney): void {
    const isNewTurn = money.table.hand !== this.#money.table.hand;
    this.#money = money;
    if (isNewTurn) this.#houseActsAtMs = this.#nowMs() + thoughtMs(this.#parts.draw);
    this.#broadcast();
  }

  #broadcast(): void {
    this.#version += 1;
    for (const member of this.#pages.all()) this.#sendState(member);
  }

  #sendState(member: RoomMember): void {
    const { owner, visit } = member;
    const described = {
      version: this.#version,
      nowMs: this.#nowMs(),
      table: this.table,
      reserved: this.#reserved.keys(),
      next: this.#next,
    };
    const own = { balance: visit.balanceMinor, isBuying: this.#buying.has(owner) };
    member.send(describeTable(described, this.seatOf(owner), own));
  }

  #nowMs(): number {
    return this.#parts.clock.now().getTime();
  }
}
