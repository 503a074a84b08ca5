import { type BetRecord, isOver, isReal } from './bet-record.ts';
import { ownerOf, type OwnerId } from './bet-owner.ts';

/** Orders of one player that were refused, and are in memory only. Bets that were taken stay until they are forgotten. */
const MOST_REFUSED = 500;
/** Bets with play money in memory, which anyone can make. */
const MOST_FOR_FUN = 20_000;

/** The newest state of every bet in memory, found by its player, its request and its events. */
export class BetShelf {
  readonly #records = new Map<string, BetRecord>();
  /** Ids, oldest first. */
  readonly #byOwner = new Map<OwnerId, Set<string>>();
  readonly #byEvent = new Map<number, Set<string>>();
  readonly #byRequest = new Map<string, string>();
  readonly #forFun = new Set<string>();

  /** Adds a bet, or replaces its state. */
  put(record: BetRecord): void {
    const isNew = !this.#records.has(record.id);
    this.#records.set(record.id, record);
    if (!isNew) return;
    const owner = ownerOf(record);
    this.#byRequest.set(requestKey(owner, record.requestId), record.id);
    enter(this.#byOwner, owner, record.id);
    for (const { eventId } of record.picks) enter(this.#byEvent, eventId, record.id);
    if (!isReal(record)) this.#forFun.add(record.id);
    this.#makeRoom(owner);
  }

  find(id: string): BetRecord | null {
    return this.#records.get(id) ?? null;
  }

  findRequest(owner: OwnerId, requestId: string): BetRecord | null {
    return this.find(this.#byRequest.get(requestKey(owner, requestId)) ?? '');
  }

  /** Oldest first. */
  ofOwner(owner: OwnerId): BetRecord[] {
    return this.#all(this.#byOwner.get(owner));
  }

  ofEvent(eventId: number): BetRecord[] {
    return this.#all(this.#byEvent.get(eventId));
  }

  all(): BetRecord[] {
    return [...this.#records.values()];
  }

  get size(): number {
    return this.#records.size;
  }

  drop(record: BetRecord): void {
    const owner = ownerOf(record);
    this.#records.delete(record.id);
    this.#forFun.delete(record.id);
    this.#byRequest.delete(requestKey(owner, record.requestId));
    leave(this.#byOwner, owner, record.id);
    for (const { eventId } of record.picks) leave(this.#byEvent, eventId, record.id);
  }

  #all(ids: Iterable<string> = []): BetRecord[] {
    return [...ids].flatMap((id) => this.#records.get(id) ?? []);
  }

  #makeRoom(owner: OwnerId): void {
    // What was taken can still be corrected, asked for again, and counts for the limits of the day.
    const refused = this.ofOwner(owner).filter((record) => record.state === 'refused' && isOver(record));
    const [first] = refused;
    if (refused.length > MOST_REFUSED && first) this.drop(first);
    const [oldest] = this.#forFun;
    const left = this.#forFun.size > MOST_FOR_FUN ? this.find(oldest ?? '') : null;
    if (left) this.drop(left);
  }
}

const requestKey = (owner: OwnerId, requestId: string): string => `${owner} ${requestId}`;

function enter<Key>(index: Map<Key, Set<string>>, key: Key, id: string): void {
  const ids = index.get(key) ?? new Set();
  index.set(key, ids.add(id));
}

function leave<Key>(index: Map<Key, Set<string>>, key: Key, id: string): void {
  const ids = index.get(key);
  ids?.delete(id);
  if (ids?.size === 0) index.delete(key);
}
