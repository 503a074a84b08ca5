import type { PickResult } from '@baize/games/sports';
import { vi } from 'vitest';

import type { Visit } from '../../../visits/visit.ts';
import type { BetOrder } from '../../bets.ts';
import { isDue, owedMinor } from '../bet-moves.ts';
import type { BetRecord } from '../bet-record.ts';
import type { BetBench } from './bet-bench.ts';
import { settleSimply } from './simple-settlement.ts';

const FINAL: readonly PickResult[] = [
  'won',
  'won',
  'lost',
  'lost',
  'push',
  'void',
  'halfWon',
  'halfLost',
  { winners: 2, places: 1 },
];
const PICKS = ['1', 'X', '2'];
const FAULTS = ['silent', 'half', 'html', 'refuse', 'duplicate'] as const;
/** Matches on sale at a time. */
const ON_SALE = 8;

/** A random number from 0 to 1, the same for the same seed. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Players, matches and operators who do anything, and what their wallet should have in the end. */
export class RandomPlay {
  readonly #bench: BetBench;
  readonly #random: () => number;
  readonly #onSale: number[] = [];
  readonly #ended: number[] = [];
  readonly #visits: Visit[];
  readonly #orders: BetOrder[] = [];
  /** By the id of an offer that was accepted. */
  readonly #cashedOut = new Map<string, bigint>();
  #nextMatch = 1_000;
  #outside = 0n;

  constructor(bench: BetBench, seed: number) {
    this.#bench = bench;
    this.#random = createRandom(seed);
    this.#visits = ['7-5', '7-6', '7-7'].map((player) => bench.visit(player));
    while (this.#onSale.length < ON_SALE) this.#addMatch();
  }

  /** Something that a player, a match or an operator does. */
  async step(): Promise<void> {
    const chance = this.#random();
    if (chance < 0.45) return this.#place();
    if (chance < 0.7) return this.#cashOut();
    if (chance < 0.8) return this.#endMatch(this.#one(this.#onSale));
    if (chance < 0.9) return this.#correct();
    if (chance < 0.95) return this.#operate();
    return this.#spend();
  }

  /** Something that goes wrong on the way to the wallet. */
  disturb(): void {
    const { faults, wallet } = this.#bench;
    wallet.isUp = this.#random() > 0.05;
    const remaining = 1 + this.#below(3);
    faults.switchOn({ kind: this.#one(FAULTS), call: 'any', remaining });
  }

  /** Lets everything end well. */
  async finish(): Promise<void> {
    const { faults, wallet, desk } = this.#bench;
    faults.clear();
    wallet.isUp = true;
    while (this.#onSale.length > 0) this.#endMatch(this.#one(this.#onSale), false);
    this.#pour(10n ** 12n);
    await this.#bench.settled();
    for (const { record } of desk.review.list()) await desk.review.retry(record.id);
    await this.#bench.settled();
  }

  /** What is wrong with the balance and the bets; empty if they are as the model says. */
  problems(): string[] {
    const records = this.#bench.desk.store.shelf.all();
    const found = records.flatMap((record) => this.#problemsOf(record));
    const net = records.reduce((total, record) => total + this.#netOf(record), 0);
    const expected = 100_000 + Number(this.#outside) + net;
    if (this.#bench.balance !== expected) found.push(`balance ${this.#bench.balance}, not ${expected}`);
    for (const [offer, amount] of this.#cashedOut)
      if (
        !records.some(({ cashOuts }) =>
          cashOuts.some((part) => part.offerId === offer && BigInt(part.paidMinor) === amount),
        )
      )
        found.push(`offer ${offer} was paid, and no bet has it`);
    return found;
  }

  get bets(): number {
    return this.#bench.desk.store.shelf.size;
  }

  #problemsOf(record: BetRecord): string[] {
    const { id, state, trouble, cashOuts } = record;
    if (isDue(record) || trouble) return [`${id} is not finished: ${JSON.stringify(record)}`];
    if (!['refused', 'settled', 'cashedOut'].includes(state)) return [`${id} is ${state}`];
    if (cashOuts.some(({ isPaid }) => !isPaid)) return [`${id} has a cash-out that was not paid`];
    return record.isReturned || owedMinor(record) === 0 ? [] : [`${id} is not what was paid`];
  }

  /** What a bet should have paid its player beyond the stake, by the book's results. */
  #netOf({ state, isReturned, cashOuts, picks, sizes, bankers, leftMinor, betMinor }: BetRecord): number {
    if (state === 'refused' || isReturned) return 0;
    const cashed = cashOuts.reduce((total, { paidMinor }) => total + paidMinor, 0);
    const results = picks.map(({ eventId, marketId, pick }) =>
      this.#bench.book.judge(eventId, marketId, pick),
    );
    const prices = picks.map(({ price }) => price);
    const rest = settleSimply({ prices, sizes, bankers, lineStakeMinor: leftMinor }, results);
    return cashed + (rest ?? 0) - betMinor;
  }

  async #place(): Promise<void> {
    const again = this.#random() < 0.1 ? this.#orders.at(-1) : undefined;
    const matches = this.#some(this.#onSale, 1 + this.#below(4));
    const bankers = matches.length > 1 && this.#random() < 0.2 ? [this.#below(matches.length)] : [];
    const free = matches.length - bankers.length;
    const sizes = this.#some(
      Array.from({ length: free }, (_, at) => at + 1),
      1 + this.#below(free),
    );
    const order =
      again ??
      this.#bench.order(
        matches.map((match) => `${match}:${this.#one(PICKS)}`),
        { sizes, bankers, lineStakeMinor: BigInt(100 + this.#below(900)) },
      );
    this.#orders.push(order);
    const visit = this.#one(this.#visits);
    await Promise.all([1, 2].slice(this.#below(2)).map(() => this.#bench.desk.place(visit, order)));
  }

  async #cashOut(): Promise<void> {
    const { desk } = this.#bench;
    const visit = this.#one(this.#visits);
    const bet = this.#one(desk.list(visit, 'open').bets);
    const share = this.#random() < 0.5 ? 10_000 : 1 + this.#below(9_999);
    const offer = bet && desk.offerCashOut(visit, bet.id, share);
    if (!offer) return;
    const replies = await Promise.all([1, 2].map(() => desk.cashOut(visit, offer.id)));
    if (replies[0]) this.#cashedOut.set(offer.id, offer.amountMinor);
  }

  #endMatch(match: number, isReplaced = true): void {
    if (!this.#onSale.includes(match)) return;
    this.#onSale.splice(this.#onSale.indexOf(match), 1);
    this.#ended.push(match);
    if (isReplaced) this.#addMatch();
    this.#bench.book.end(match, this.#anyResults());
  }

  #correct(): void {
    const match = this.#one(this.#ended.slice(-20));
    if (match !== undefined) this.#bench.book.correct(match, this.#anyResults());
  }

  async #operate(): Promise<void> {
    const { review } = this.#bench.desk;
    const bet = this.#one(review.list());
    if (bet) await review.retry(bet.record.id);
  }

  /** The player loses elsewhere, or pays in. */
  #spend(): void {
    const all = this.#bench.wallet.balanceMinor;
    this.#pour(this.#random() < 0.6 ? -all : BigInt(this.#below(100_000)));
  }

  #pour(amountMinor: bigint): void {
    this.#bench.wallet.balanceMinor += amountMinor;
    this.#outside += amountMinor;
  }

  #addMatch(): void {
    const id = this.#nextMatch;
    this.#nextMatch += 1;
    const startsAt = new Date(this.#bench.clock.now().getTime() + 3_600_000);
    this.#bench.book.add(id, startsAt);
    for (const pick of PICKS) this.#bench.book.price(id, pick, 1_010 + 10 * this.#below(600), this.#random());
    this.#onSale.push(id);
  }

  #anyResults(): Record<string, PickResult> {
    return Object.fromEntries(PICKS.map((pick) => [pick, this.#one(FINAL)]));
  }

  #below(limit: number): number {
    return Math.floor(this.#random() * limit);
  }

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters
  #one<Item>(items: readonly Item[]): Item {
    // An empty list has no item; callers that may have one check.
    return items[this.#below(items.length)] as Item;
  }

  #some<Item>(items: readonly Item[], count: number): Item[] {
    const left = [...items];
    return Array.from({ length: count }, () => left.splice(this.#below(left.length), 1)).flat();
  }
}

/** Waits until a process that is to be killed is dead, or has nothing left to do. */
export async function untilDead(bench: BetBench, work: Promise<unknown>): Promise<void> {
  let isDone = false;
  void work.then(
    () => (isDone = true),
    () => (isDone = true),
  );
  await vi.waitUntil(() => bench.killSwitch.isDead || isDone, { timeout: 5_000, interval: 1 });
}
