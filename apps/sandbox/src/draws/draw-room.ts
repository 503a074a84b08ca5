import type { Clock, IdMaker } from '@baize/clock';
import type { Draw } from '@baize/games';

import type { SocketPeer } from '../feeds/socket/socket-peer.ts';
import type { Log } from '../log.ts';
import { viewOf, withoutResult } from '../shell/play-calls.ts';
import { PlayRefused } from '../shell/play-errors.ts';
import { stakeLimitsOf } from '../visits/stake-limits.ts';
import { maskName } from '../visits/mask-name.ts';
import { ownsWager, placeOnce, type Visit } from '../visits/visit.ts';
import type { Wager } from '../wagers/wager.ts';
import type { WagerBook } from '../wagers/wager-book.ts';
import type { DrawMessage, DrawState, TicketView } from './draw-messages.ts';
import type { DrawRules, ShowStep, SoldTicket, TicketBet } from './draw-rules.ts';

export interface DrawRoomDeps {
  readonly book: WagerBook;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly draw: Draw;
  readonly log: Log;
}

interface Sale<Offer, Bet> {
  readonly round: string;
  readonly offer: Offer;
  readonly opensAtMs: number;
  readonly closesAtMs: number;
  /** In the order in which they were accepted. */
  readonly tickets: SoldTicket<Bet>[];
  /** Orders that the wallet has not decided. */
  readonly orders: Set<Promise<unknown>>;
  /** Stakes by seat, those of undecided orders too. */
  readonly staked: Map<string, number>;
  hasClosed: boolean;
}

interface Shown<Offer, Bet> extends Sale<Offer, Bet> {
  readonly startedAtMs: number;
  readonly endsAtMs: number;
  readonly steps: readonly ShowStep[];
  /** What was shown so far. */
  readonly views: unknown[];
  isOver: boolean;
}

type Peer = Pick<SocketPeer, 'sendText'>;

const KEPT_SUMMARIES = 12;
const MINUTE_MS = 60_000;

/**
 * The clockwork of one game that many players share: a round is sold, drawn, stored and shown, while the next is sold. It runs
 * while somebody watches; a round with tickets is always finished. It changes only by `tick` and by orders.
 */
export class DrawRoom<Offer = unknown, Bet = unknown, Result = unknown> {
  readonly #rules: DrawRules<Offer, Bet, Result>;
  readonly #deps: DrawRoomDeps;
  readonly #peers = new Set<Peer>();
  #number: number;
  #sale: Sale<Offer, Bet> | null = null;
  #shown: Shown<Offer, Bet> | null = null;
  #past: unknown[] = [];
  #isTicking = false;
  #hasSold = false;

  constructor(rules: DrawRules<Offer, Bet, Result>, deps: DrawRoomDeps) {
    this.#rules = rules;
    this.#deps = deps;
    this.#number = Math.floor(deps.clock.now().getTime() / MINUTE_MS);
  }

  /** Whether nothing happens until somebody watches or buys. */
  get isIdle(): boolean {
    return this.#sale === null && (this.#shown?.isOver ?? true);
  }

  /** @returns a function that ends it */
  watch(peer: Peer): () => void {
    this.#peers.add(peer);
    this.#wake();
    peer.sendText(JSON.stringify(this.#state()));
    return () => this.#peers.delete(peer);
  }

  /**
   * Sells a ticket of a round.
   *
   * @param round the round that the page shows, so that nobody buys another one
   * @throws InvalidBet, PlayRefused `CLOSED` or `LIMIT`
   */
  async order(visit: Visit, requestId: string, round: unknown, json: unknown): Promise<TicketView> {
    const wager = await placeOnce(visit, requestId, async () => {
      const sale = this.#wake();
      if (sale.round !== round || sale.hasClosed || this.#nowMs() >= sale.closesAtMs)
        throw new PlayRefused('CLOSED');
      const placing = this.#place(sale, visit, json);
      sale.orders.add(placing);
      return placing.finally(() => sale.orders.delete(placing));
    });
    return this.#viewOf(wager as Wager<TicketBet<Bet>>);
  }

  /** The player's tickets of the round on sale and of the shown one. */
  ticketsOf(visit: Visit): TicketView[] {
    return [...(this.#shown?.tickets ?? []), ...(this.#sale?.tickets ?? [])]
      .filter(({ wager }) => ownsWager(visit, wager))
      .map(({ wager }) => this.#viewOf(wager));
  }

  /** Does what is due. Calls while another one is under way do nothing. */
  async tick(): Promise<void> {
    if (this.#isTicking) return;
    this.#isTicking = true;
    try {
      this.#showDue();
      const sale = this.#sale;
      if (sale && this.#nowMs() >= sale.closesAtMs) await this.#close(sale);
      else if (sale && this.#hasSold) this.#announceSold(sale);
    } finally {
      this.#isTicking = false;
    }
  }

  async #place(sale: Sale<Offer, Bet>, visit: Visit, json: unknown): Promise<Wager> {
    const { offer, staked, tickets } = sale;
    const own = tickets.filter(({ wager }) => ownsWager(visit, wager));
    const context = { offer, limits: stakeLimitsOf(visit), draw: this.#deps.draw, own };
    const { bet, stakeMinor } = this.#rules.readOrder(json, context);
    const betMinor = Number(stakeMinor);
    const before = staked.get(visit.seat) ?? 0;
    // A round is one game, however many tickets it takes.
    if (before + betMinor > visit.limits.maxBet || betMinor < visit.limits.minBet)
      throw new PlayRefused('LIMIT');
    staked.set(visit.seat, before + betMinor);
    const wager = await this.#deps.book
      .place({ visit, betMinor, bet: { round: sale.round, bet } })
      .catch((error: unknown) => {
        this.#returnStake(sale, visit, betMinor);
        throw error;
      });
    if (wager.state === 'open') {
      tickets.push({ wager, name: visit.name === null ? null : maskName(visit.name) });
      this.#hasSold = true;
    } else this.#returnStake(sale, visit, betMinor);
    return wager;
  }

  #returnStake({ staked }: Sale<Offer, Bet>, { seat }: Visit, betMinor: number): void {
    staked.set(seat, (staked.get(seat) ?? 0) - betMinor);
  }

  /** Draws the round: what is stored counts, and only then it is shown. */
  async #close(sale: Sale<Offer, Bet>): Promise<void> {
    sale.hasClosed = true;
    await Promise.allSettled(sale.orders);
    if (sale.tickets.length === 0 && this.#peers.size === 0) {
      this.#sale = null;
      return;
    }
    const { book, draw, log } = this.#deps;
    const { offer, tickets } = sale;
    const result = this.#rules.draw(offer, draw);
    const ends = this.#rules.settle(offer, tickets, result);
    try {
      await book.settleAll(
        tickets.map(({ wager }, index) => ({
          wager,
          ...(ends[index] ?? { winMinor: 0, result: null }),
          isHeld: true,
        })),
      );
    } catch (error) {
      // The book returns the stakes, and nobody has seen the draw.
      log.error({ err: error, round: sale.round }, 'a draw was not stored');
      this.#openSale();
      this.#broadcast(this.#state());
      return;
    }
    this.#begin(sale, result);
  }

  #begin(sale: Sale<Offer, Bet>, result: Result): void {
    const startedAtMs = this.#nowMs();
    const { steps, showMs } = this.#rules.show(sale.offer, sale.tickets, result);
    const endsAtMs = startedAtMs + showMs;
    this.#shown = { ...sale, startedAtMs, endsAtMs, steps, views: [], isOver: false };
    this.#past = [this.#rules.summary(sale.offer, result), ...this.#past].slice(0, KEPT_SUMMARIES);
    this.#openSale(endsAtMs + this.#rules.resultMs);
    this.#broadcast(this.#state());
    this.#showDue();
  }

  #showDue(): void {
    const shown = this.#shown;
    if (!shown || shown.isOver) return;
    const elapsedMs = this.#nowMs() - shown.startedAtMs;
    for (;;) {
      const step = shown.steps[shown.views.length];
      if (!step || step.atMs > elapsedMs) break;
      const view = step.see();
      shown.views.push(view);
      this.#broadcast({ type: 'step', round: shown.round, view });
    }
    if (this.#nowMs() < shown.endsAtMs) return;
    shown.isOver = true;
    for (const { wager } of shown.tickets) void this.#deps.book.release(wager);
    this.#broadcast(this.#state());
  }

  /** The round on sale, which begins if there is none. */
  #wake(): Sale<Offer, Bet> {
    return this.#sale ?? this.#openSale();
  }

  /** @param fromMs when nothing is shown any more; tickets are sold from now on */
  #openSale(fromMs = this.#nowMs()): Sale<Offer, Bet> {
    this.#number += 1;
    const sale: Sale<Offer, Bet> = {
      round: String(this.#deps.ids.next()),
      offer: this.#rules.offer(this.#number, this.#deps.draw),
      opensAtMs: this.#nowMs(),
      closesAtMs: fromMs + this.#rules.saleMs,
      tickets: [],
      orders: new Set(),
      staked: new Map(),
      hasClosed: false,
    };
    this.#sale = sale;
    this.#hasSold = false;
    return sale;
  }

  #announceSold({ round, offer, tickets }: Sale<Offer, Bet>): void {
    this.#hasSold = false;
    this.#broadcast({ type: 'sold', round, standing: this.#rules.standing(offer, tickets) });
  }

  /** One text for all. */
  #broadcast(message: DrawMessage): void {
    const text = JSON.stringify(message);
    for (const peer of this.#peers) peer.sendText(text);
  }

  #state(): DrawState {
    const { round, offer, opensAtMs, closesAtMs, tickets } = this.#wake();
    const shown = this.#shown;
    const standing = this.#rules.standing(offer, tickets);
    return {
      type: 'state',
      nowMs: this.#nowMs(),
      sale: { round, offer, opensAtMs, closesAtMs, standing },
      shown: shown && {
        round: shown.round,
        offer: shown.offer,
        startedAtMs: shown.startedAtMs,
        steps: shown.views,
        isOver: shown.isOver,
      },
      // The shown round is no last result until it is over.
      past: shown && !shown.isOver ? this.#past.slice(1) : this.#past,
    };
  }

  #viewOf(wager: Wager<TicketBet<Bet>>): TicketView {
    const { round, bet: ticket } = wager.bet;
    const isHidden = this.#shown?.round === round && !this.#shown.isOver;
    const view = { ...viewOf(wager), round, ticket };
    return isHidden ? withoutResult(view) : view;
  }

  #nowMs(): number {
    return this.#deps.clock.now().getTime();
  }
}
