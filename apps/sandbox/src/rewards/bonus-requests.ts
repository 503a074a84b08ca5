import type { Clock, IdMaker } from '@baize/clock';
import type { Reward } from '@baize/providers';

import type { Journal } from '../journal/journal.ts';
import type { RewardRecords } from './reward-records.ts';
import type { RewardPage } from './page-sessions.ts';

/** Bonuses that a player may ask for. Their names are texts of the page. */
export const askedBonuses = {
  'request-50': { kind: 'bonus', slug: 'request-50' },
  'request-spins-20': { kind: 'freeSpins', slug: 'request-spins-20' },
  'request-free-bet-25': { kind: 'bonus', slug: 'request-free-bet-25' },
} as const satisfies Readonly<Record<string, Reward>>;
export type AskedBonus = keyof typeof askedBonuses;

export const isAskedBonus = (name: unknown): name is AskedBonus =>
  typeof name === 'string' && Object.hasOwn(askedBonuses, name);

/** A player's request as stored in the journal. */
export interface BonusRequest {
  readonly id: string;
  readonly keyId: string;
  readonly player: string;
  readonly userName: string;
  readonly bonus: AskedBonus;
  readonly message: string;
  readonly at: string;
  state: 'open' | 'approved' | 'refused';
  /** Of the operator, to the player. */
  words: string;
}

export const MAX_MESSAGE = 500;

interface BonusRequestDeps {
  readonly journal: Journal<BonusRequest>;
  readonly records: RewardRecords;
  readonly clock: Clock;
  readonly ids: IdMaker;
}

/** What players asked for. A player waits for one answer at a time; an operator decides each once. */
export class BonusRequests {
  readonly #deps: BonusRequestDeps;
  readonly #requests: Map<string, BonusRequest>;

  constructor(deps: BonusRequestDeps, entries: readonly BonusRequest[]) {
    this.#deps = deps;
    this.#requests = new Map(entries.map((entry) => [entry.id, entry]));
  }

  /** The latest first. */
  list(player?: string): BonusRequest[] {
    const all = [...this.#requests.values()].filter((one) => player === undefined || one.player === player);
    return all.toReversed();
  }

  find(id: string): BonusRequest | undefined {
    return this.#requests.get(id);
  }

  /** @returns the request that waits already, if there is one */
  async add({ ticket, player }: RewardPage, bonus: AskedBonus, message: string): Promise<BonusRequest> {
    const waiting = this.list(player).find(({ state }) => state === 'open');
    if (waiting) return waiting;
    const { ids, clock, journal } = this.#deps;
    const request: BonusRequest = {
      id: String(ids.next()),
      keyId: ticket.key.id,
      player,
      userName: ticket.userName,
      bonus,
      message: message.slice(0, MAX_MESSAGE),
      at: clock.now().toISOString(),
      state: 'open',
      words: '',
    };
    this.#requests.set(request.id, request);
    await journal.append(request).catch((error: unknown) => {
      this.#requests.delete(request.id);
      throw error;
    });
    return request;
  }

  /**
   * @returns whether it was decided now
   * @throws Error if the decision cannot be stored; then the request is open still
   */
  async decide(request: BonusRequest, state: 'approved' | 'refused', words: string): Promise<boolean> {
    if (request.state !== 'open') return false;
    Object.assign(request, { state, words: words.slice(0, MAX_MESSAGE) });
    await this.#deps.journal.append(request).catch((error: unknown) => {
      Object.assign(request, { state: 'open', words: '' });
      throw error;
    });
    await this.grantApproved(request);
    return true;
  }

  /** Also of an earlier process that stopped between decision and grant. */
  async grantApproved({ id, keyId, player, state, bonus }: BonusRequest): Promise<void> {
    if (state !== 'approved') return;
    const turn = { keyId, player, source: 'request', turn: id } as const;
    await this.#deps.records.take(turn, () => ({ prize: null, reward: askedBonuses[bonus] }));
  }

  /** Of one player: what the brand refused during a break is granted when they come back. */
  async grantAllApproved(player: string): Promise<void> {
    for (const request of this.list(player)) await this.grantApproved(request);
  }

  async close(): Promise<void> {
    await this.#deps.journal.close();
  }
}

/** The last version of each request. */
export function keepRequests(entries: readonly BonusRequest[]): BonusRequest[] {
  return [...new Map(entries.map((entry) => [entry.id, entry])).values()];
}
