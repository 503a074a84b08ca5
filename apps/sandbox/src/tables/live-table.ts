import { InvalidBet } from '@baize/games';
import type { LiveGameResult } from '@baize/providers';

import type { Visit } from '../visits/visit.ts';
import { isDue, type Wager } from '../wagers/wager.ts';
import { dealerAt } from './dealers.ts';
import { ownMessage } from './own-message.ts';
import { type Order, RefusedBet, type Stake, type TableGame, type TableRound } from './table-game.ts';
import type { PageMessage, StateMessage, TableMessage, TablePhase } from './table-messages.ts';
import type { TableParts } from './table-parts.ts';
import type { TableSeed } from './table-seed.ts';

/** A page at the table. */
export interface TableMember {
  readonly visit: Visit;
  send(message: TableMessage): void;
}

const KEPT_RESULTS = 20;
const ROUNDS_PER_DEALER = 40;
const RESULT_MS = 6_000;
/** A round of a table that nobody watches is counted as this long. */
const UNWATCHED_ROUND_MS = 30_000;

/**
 * A table whose rounds everyone there shares. It only goes on while somebody watches it or has bets, but a round with bets is
 * always finished. Time is that of `tick`, which the floor calls.
 */
export class LiveTable {
  readonly seed: TableSeed;
  readonly game: TableGame;
  readonly #parts: TableParts;
  readonly #members = new Set<TableMember>();
  /** By the seat of the visit, as everything of a player. */
  readonly #orders = new Map<string, Order>();
  readonly #wagers = new Map<string, Wager>();
  /** Wagers of earlier rounds that the wallet has not booked yet, with their players. */
  readonly #unbooked = new Map<Wager, string>();
  #stakes: Stake[] = [];
  #watchers = 0;
  #isAsleep = true;
  #isBusy = false;
  #phase: TablePhase = 'betting';
  #startedAt = 0;
  #endsAt: number | null = null;
  #number = '';
  #round: TableRound | null = null;
  #results: LiveGameResult[] = [];
  #played = 0;
  #publishedSeats = '';

  constructor(seed: TableSeed, game: TableGame, parts: TableParts) {
    this.seed = seed;
    this.game = game;
    this.#parts = parts;
    this.#publishedSeats = this.#takenSeats();
  }

  /** Players with the table open. */
  get players(): number {
    return new Set([...this.#members].map(({ visit }) => visit.seat)).size;
  }

  get dealer(): string {
    return dealerAt(this.seed, Math.floor(this.#played / ROUNDS_PER_DEALER));
  }

  /** The last results, oldest first. */
  get results(): readonly LiveGameResult[] {
    return this.#results;
  }

  get phase(): TablePhase {
    return this.#phase;
  }

  get round(): string {
    return this.#number;
  }

  /** The lobby watches it, too. @returns a function that ends it */
  watch(): () => void {
    this.#watchers += 1;
    this.#wake();
    return () => void (this.#watchers -= 1);
  }

  join(member: TableMember): void {
    this.#members.add(member);
    this.#wake();
    member.send(this.#state());
    this.#sendOwn(member.visit.seat);
    this.#count();
    this.#parts.publish(this.seed.id, 'count');
  }

  leave(member: TableMember): void {
    this.#members.delete(member);
    this.#count();
    this.#parts.publish(this.seed.id, 'count');
  }

  /** A message of a page. All that is refused is said to that page. */
  async receive(member: TableMember, message: PageMessage): Promise<void> {
    try {
      if (message.type === 'sit') this.#sit(member.visit, message.seat);
      else if (message.round !== this.#number) throw new RefusedBet('CLOSED');
      else if (message.type === 'bets') this.#order(member.visit, message.bets);
      else await this.#move(member.visit, message.move);
    } catch (error) {
      if (error instanceof RefusedBet)
        member.send({ type: 'refused', reason: error.reason, spot: error.spot });
      else if (error instanceof InvalidBet) member.send({ type: 'refused', reason: 'INVALID', spot: null });
      else throw error;
    }
  }

  /** Does everything that is due by now. */
  async tick(): Promise<void> {
    if (this.#isAsleep || this.#isBusy) return;
    if (this.#members.size + this.#watchers + this.#orders.size + this.#stakes.length === 0) {
      this.#isAsleep = true;
      this.game.seats?.clear();
      return;
    }
    this.#isBusy = true;
    try {
      await this.#step();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Ends a round on which nobody has bet at once, for the load that the console of the feeds sets. */
  hurry(): boolean {
    if (this.#isAsleep || this.#isBusy || this.#orders.size + this.#stakes.length > 0 || this.players > 0)
      return false;
    this.#finish(this.game.begin([], this.#nowMs()));
    this.#startBetting();
    return true;
  }

  #nowMs(): number {
    return this.#parts.clock.now().getTime();
  }

  /** Plays the rounds that were missed, as far as they would still be shown, and opens the next. */
  #wake(): void {
    if (!this.#isAsleep) return;
    this.#isAsleep = false;
    const nowMs = this.#nowMs();
    const lastMs = Date.parse(this.#results.at(-1)?.time ?? '') || 0;
    const missed = Math.min(Math.floor((nowMs - lastMs) / UNWATCHED_ROUND_MS), KEPT_RESULTS);
    for (let ago = missed; ago > 0; ago -= 1) {
      this.#number = String(this.#parts.ids.next());
      this.#remember(this.game.begin([], nowMs), nowMs - ago * UNWATCHED_ROUND_MS);
    }
    this.#startBetting();
  }

  async #step(): Promise<void> {
    const nowMs = this.#nowMs();
    if (this.#phase === 'betting' && nowMs >= (this.#endsAt ?? 0)) await this.#close();
    else if (this.#phase === 'playing') await this.#play(nowMs);
    else if (this.#phase === 'result' && nowMs >= (this.#endsAt ?? 0)) this.#startBetting();
  }

  #startBetting(): void {
    this.#number = String(this.#parts.ids.next());
    this.#round = null;
    this.#stakes = [];
    this.#orders.clear();
    for (const [player, wager] of this.#wagers) if (isDue(wager)) this.#unbooked.set(wager, player);
    this.#wagers.clear();
    this.#enter('betting', this.#nowMs() + this.game.bettingMs);
    for (const { visit } of this.#members) this.#sendOwn(visit.seat);
  }

  #order(visit: Visit, json: unknown): void {
    const nowMs = this.#nowMs();
    if (this.#phase !== 'betting' || nowMs >= (this.#endsAt ?? 0)) throw new RefusedBet('CLOSED');
    const order = this.game.readBets(json, visit, nowMs);
    if (order === null) this.#orders.delete(visit.seat);
    else this.#orders.set(visit.seat, order);
    this.#sendOwn(visit.seat);
    this.#count();
  }

  /** Takes the stakes, then decides all that chance decides, and stores it before anyone sees it. */
  async #close(): Promise<void> {
    this.#enter('closing', null);
    await Promise.all([...this.#orders].map(([player, order]) => this.#take(player, order)));
    const round = this.game.begin(this.#stakes, this.#nowMs());
    if (this.#stakes.length > 0 && !(await this.#store(round))) {
      await Promise.all(this.#stakes.map(({ wager }) => this.#parts.book.refund(wager)));
      this.#startBetting();
      return;
    }
    this.#round = round;
    this.#enter('playing', round.decisionEndsMs());
  }

  async #take(player: string, { visit, bets, totalMinor }: Order): Promise<void> {
    const bet = { table: this.seed.id, round: this.#number, bets };
    const wager = await this.#parts.book
      .place({ visit, betMinor: Number(totalMinor), bet })
      .catch((error: unknown) => {
        this.#parts.log.error({ err: error, table: this.seed.id }, 'stake not stored, not taken');
        return null;
      });
    if (wager === null) this.#orders.delete(player);
    else this.#wagers.set(player, wager);
    if (wager?.state === 'open') this.#stakes.push({ visit, bets, wager });
    this.#sendOwn(player);
  }

  async #store({ drawn }: TableRound): Promise<boolean> {
    try {
      await this.#parts.rounds.append({ round: this.#number, play: this.game.play, drawn });
      return true;
    } catch (error) {
      this.#parts.log.error({ err: error, table: this.seed.id }, 'round not stored, returning the stakes');
      return false;
    }
  }

  async #move({ seat }: Visit, move: unknown): Promise<void> {
    if (this.#phase !== 'playing' || this.#round === null) throw new RefusedBet('CLOSED');
    const refusal = await this.#round.act(seat, move, this.#nowMs());
    this.#show(this.#round);
    this.#sendOwn(seat);
    if (refusal !== null) throw new RefusedBet(refusal);
  }

  async #play(nowMs: number): Promise<void> {
    const round = this.#round;
    if (round === null) return this.#startBetting();
    if (round.advance(nowMs)) this.#show(round);
    if (!round.isOver(nowMs)) return;
    try {
      await this.#parts.book.settleAll(round.settle());
    } catch (error) {
      // The book returns the stakes.
      this.#parts.log.error({ err: error, table: this.seed.id }, 'results not stored');
    }
    this.#finish(round);
  }

  #show(round: TableRound): void {
    this.#endsAt = round.decisionEndsMs();
    this.#broadcast(this.#state());
  }

  #finish(round: TableRound): void {
    const dealer = this.dealer;
    const result = this.#remember(round, this.#nowMs());
    this.#round = round;
    this.#enter('result', this.#nowMs() + RESULT_MS);
    for (const player of this.#wagers.keys()) this.#sendOwn(player);
    this.#parts.publish(this.seed.id, { result, newDealer: this.dealer === dealer ? null : this.dealer });
    this.#publishSeats();
  }

  #remember(round: TableRound, atMs: number): LiveGameResult {
    const time = new Date(atMs).toISOString();
    const result = { gameId: this.#number, time, ...round.history() };
    this.#results = [...this.#results, result].slice(-KEPT_RESULTS);
    this.#played += 1;
    return result;
  }

  #sit({ seat: player, name }: Visit, seat: number | null): void {
    const { seats } = this.game;
    if (seats === null) throw new RefusedBet('INVALID');
    if (seat !== null && !seats.sit(player, seat, name)) throw new RefusedBet('SEAT');
    // A stake keeps its seat from the close of betting until the round is over.
    const isTaken = this.#wagers.has(player) || (this.#phase === 'closing' && this.#orders.has(player));
    if (seat === null && isTaken) throw new RefusedBet('CLOSED');
    if (seat === null) {
      seats.leave(player);
      this.#orders.delete(player);
    }
    this.#broadcast(this.#state());
    this.#sendOwn(player);
    this.#publishSeats();
  }

  /** What the lobby shows of the seats. */
  #takenSeats(): string {
    return (this.game.seats?.seated() ?? []).map((player) => player !== null).join();
  }

  #publishSeats(): void {
    const taken = this.#takenSeats();
    if (taken === this.#publishedSeats) return;
    this.#publishedSeats = taken;
    this.#parts.publish(this.seed.id, 'seats');
  }

  #enter(phase: TablePhase, endsAt: number | null): void {
    this.#phase = phase;
    this.#startedAt = this.#nowMs();
    this.#endsAt = endsAt;
    this.#broadcast(this.#state());
    if (phase === 'betting') this.#count();
  }

  #state(): StateMessage {
    return {
      type: 'state',
      now: this.#nowMs(),
      phase: this.#phase,
      round: this.#number,
      startedAt: this.#startedAt,
      endsAt: this.#endsAt,
      dealer: this.dealer,
      view: this.#round?.view() ?? null,
      winners: this.#phase === 'result' ? (this.#round?.winners() ?? []) : [],
      results: this.#results.map(({ gameId, time: _, ...result }) => ({ ...result, round: gameId })),
      seats: this.game.seats?.seated() ?? null,
    };
  }

  /** Sends a player's pages what is the player's own, also when a wager of this round has changed. */
  #sendOwn(player: string): void {
    const pages = [...this.#members].filter(({ visit }) => visit.seat === player);
    if (pages.length === 0) return;
    const order = this.#orders.get(player);
    const wager = this.#wagers.get(player);
    const stake = this.#stakes.find(({ visit }) => visit.seat === player);
    for (const page of pages) {
      const seat = this.game.seats?.seatOf(player) ?? null;
      page.send(
        ownMessage({
          round: this.#number,
          seat,
          order,
          wager,
          isTaken: stake !== undefined,
          visit: page.visit,
        }),
      );
    }
  }

  /** A wager has changed: its player sees what the wallet has booked, also if it took longer than the round. */
  wagerChanged(wager: Wager): void {
    const player = this.#unbooked.get(wager) ?? this.#playerOf(wager);
    if (player === undefined) return;
    const isBooked = ['ending', 'ended', 'refunded'].includes(wager.state);
    for (const { visit } of this.#members)
      if (isBooked && visit.seat === player) visit.balanceMinor = wager.balanceMinor ?? visit.balanceMinor;
    if (!isDue(wager)) this.#unbooked.delete(wager);
    this.#sendOwn(player);
  }

  #playerOf(wager: Wager): string | undefined {
    for (const [player, own] of this.#wagers) if (own === wager) return player;
    return undefined;
  }

  #count(): void {
    this.#broadcast({ type: 'count', players: this.players, betting: this.#orders.size });
  }

  #broadcast(message: TableMessage): void {
    for (const member of this.#members) member.send(message);
  }
}
