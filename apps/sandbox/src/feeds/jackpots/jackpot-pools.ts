import type { Clock } from '@baize/clock';
import type { Draw } from '@baize/games';

import type { Journal } from '../../journal/journal.ts';
import { type NetworkId, NETWORKS, POOL_PLAN, type TierPlan } from './pool-plan.ts';

/** Shares are counted in ten-thousandths of a minor unit, so that they are never rounded. */
const PARTS_PER_MINOR = 10_000;

/** State of one pool. Integers far below 2^53, so they can be stored as JSON. */
export interface TierState {
  id: string;
  parts: number;
  /** The secret amount at which it is won, drawn at its start. */
  hitAtParts: number;
  /** Incremented with each win, so that a win is paid out only once. */
  generation: number;
  hits: number;
  lastHit: { at: string; amountMinor: number } | null;
}

export interface NetworkState {
  id: NetworkId;
  tiers: TierState[];
}

/** A pool won by a bet, until the wallet has paid it. */
export interface JackpotHit {
  network: NetworkId;
  tier: string;
  generation: number;
  amountMinor: number;
}

export interface JackpotPoolsDeps {
  journal: Journal<NetworkState>;
  clock: Clock;
  draw: Draw;
}

/** Pools that grow by a share of every bet and are won at a secret amount below their limit. */
export class JackpotPools {
  readonly #deps: JackpotPoolsDeps;
  readonly #networks: Map<NetworkId, NetworkState>;

  /** @param stored state of an earlier process */
  constructor(deps: JackpotPoolsDeps, stored: readonly NetworkState[]) {
    this.#deps = deps;
    this.#networks = new Map(
      NETWORKS.map((id) => {
        const known = stored.find((network) => network.id === id);
        const tiers = POOL_PLAN[id].map(
          (plan) => known?.tiers.find((tier) => tier.id === plan.id) ?? this.#begin(plan),
        );
        return [id, { id, tiers }];
      }),
    );
  }

  /**
   * Adds the shares of a bet immediately. The largest pool that reaches its secret amount is won and starts again; any
   * other waits for the next bet.
   */
  contribute(network: NetworkId, betMinor: number): JackpotHit | null {
    const { tiers } = this.#network(network);
    for (const tier of tiers) {
      // A basis point of a minor unit is one part.
      tier.parts += betMinor * this.#plan(network, tier.id).shareBasisPoints;
    }
    const won = tiers.find((tier) => tier.parts >= tier.hitAtParts);
    if (won === undefined) return null;
    const { mustHitByMinor } = this.#plan(network, won.id);
    const amountMinor = Math.min(Math.floor(won.parts / PARTS_PER_MINOR), mustHitByMinor);
    const hit = { network, tier: won.id, generation: won.generation, amountMinor };
    this.settle(hit);
    return hit;
  }

  /** Takes a win out of its pool. Idempotent, because a restart may repeat it. */
  settle({ network, tier: tierId, generation, amountMinor }: JackpotHit): void {
    const tier = this.#network(network).tiers.find(({ id }) => id === tierId);
    if (tier?.generation !== generation) return;
    const { parts, hits } = tier;
    const fresh = this.#begin(this.#plan(network, tierId));
    Object.assign(tier, fresh, {
      // The part of the last share beyond the win stays in the pool.
      parts: fresh.parts + Math.max(parts - amountMinor * PARTS_PER_MINOR, 0),
      generation: generation + 1,
      hits: hits + 1,
      lastHit: { at: this.#deps.clock.now().toISOString(), amountMinor },
    });
  }

  /** Undoes a refunded bet: its shares, and its win if it had one. */
  takeBack(network: NetworkId, betMinor: number, hit: JackpotHit | null): void {
    for (const tier of this.#network(network).tiers) {
      const { seedMinor, shareBasisPoints } = this.#plan(network, tier.id);
      if (tier.id === hit?.tier) {
        tier.parts += (hit.amountMinor - seedMinor) * PARTS_PER_MINOR;
        tier.hits -= 1;
        tier.lastHit = null;
      }
      tier.parts -= betMinor * shareBasisPoints;
    }
  }

  /** Saves a network; the caller decides when its round is safe. */
  save(network: NetworkId): Promise<void> {
    return this.#deps.journal.append(structuredClone(this.#network(network)));
  }

  close(): Promise<void> {
    return this.#deps.journal.close();
  }

  /** Public state, without the secret amounts. */
  describe() {
    return NETWORKS.map((id) => ({
      id,
      tiers: this.#network(id).tiers.map(({ id: tierId, parts, hits, lastHit }) => {
        const { seedMinor, mustHitByMinor, shareBasisPoints } = this.#plan(id, tierId);
        const amountMinor = Math.min(Math.floor(parts / PARTS_PER_MINOR), mustHitByMinor);
        return { id: tierId, amountMinor, seedMinor, mustHitByMinor, shareBasisPoints, hits, lastHit };
      }),
    }));
  }

  #begin({ id, seedMinor, mustHitByMinor }: TierPlan): TierState {
    const hitAtMinor = seedMinor + 1 + this.#deps.draw(mustHitByMinor - seedMinor);
    return {
      id,
      parts: seedMinor * PARTS_PER_MINOR,
      hitAtParts: hitAtMinor * PARTS_PER_MINOR,
      generation: 0,
      hits: 0,
      lastHit: null,
    };
  }

  #network(id: NetworkId): NetworkState {
    const network = this.#networks.get(id);
    if (network === undefined) throw new RangeError(`no jackpot ${id}`);
    return network;
  }

  #plan(network: NetworkId, tierId: string): TierPlan {
    const plan = POOL_PLAN[network].find(({ id }) => id === tierId);
    if (plan === undefined) throw new RangeError(`no tier ${tierId}`);
    return plan;
  }
}

/** The last stored state of each network. */
export function keepNewest(entries: readonly NetworkState[]): NetworkState[] {
  return [...new Map(entries.map((network) => [network.id, network])).values()];
}
