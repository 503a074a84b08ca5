import { manualClock } from '@baize/clock';
import type { Draw } from '@baize/games';
import { describe, expect, it } from 'vitest';

import { JackpotPools, keepNewest, type NetworkState } from './jackpot-pools.ts';
import { networkFor, POOL_PLAN } from './pool-plan.ts';

function openPools(draw: Draw, written: NetworkState[] = []) {
  const journal = {
    append: async (entry: NetworkState) => void written.push(entry),
    appendAll: async (entries: readonly NetworkState[]) => void written.push(...entries),
    close: async () => undefined,
  };
  const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  return new JackpotPools({ journal, clock, draw }, keepNewest(written));
}
const tier = (pools: JackpotPools, id: string) =>
  pools
    .describe()
    .flatMap(({ tiers }) => tiers)
    .find((row) => row.id === id);

describe('the pools', () => {
  it('grow by exactly their share, even of bets too small for a whole minor unit', () => {
    const pools = openPools((below) => below - 1);
    for (let bet = 0; bet < 100; bet++) expect(pools.contribute('cards', 20)).toBeNull();
    // 100 bets of 0.20: at 40 basis points 0.08, at 20 basis points 0.04.
    expect(tier(pools, 'club')?.amountMinor).toBe(10_000 + 8);
    expect(tier(pools, 'spade')?.amountMinor).toBe(10_000_000 + 4);
  });

  it('never exceed their limit and are always won by then', () => {
    const pools = openPools((below) => below - 1);
    const bound = POOL_PLAN.cards.find(({ id }) => id === 'club')?.mustHitByMinor ?? 0;
    for (let bet = 0; bet < 400 && tier(pools, 'club')?.hits === 0; bet++) {
      const hit = pools.contribute('cards', 10_000);
      expect(tier(pools, 'club')?.amountMinor).toBeLessThanOrEqual(bound);
      if (hit) expect(hit).toMatchObject({ tier: 'club', amountMinor: bound });
    }
    expect(tier(pools, 'club')).toMatchObject({ hits: 1, amountMinor: 10_000 });
  });

  it('pay a win once, however often it is settled', () => {
    const pools = openPools(() => 0);
    const hit = pools.contribute('cards', 100_000);
    expect(hit).toMatchObject({ tier: 'spade', generation: 0 });
    if (hit) pools.settle(hit);
    expect(tier(pools, 'spade')?.hits).toBe(1);
  });

  it('are unchanged after a bet is refunded', () => {
    const pools = openPools(() => 0);
    const before = tier(pools, 'spade');
    const hit = pools.contribute('cards', 100_000);
    pools.takeBack('cards', 100_000, hit);
    expect(tier(pools, 'spade')).toEqual(before);
    expect(tier(pools, 'club')?.amountMinor).toBe(10_000);
  });

  it('continue after a restart', async () => {
    const written: NetworkState[] = [];
    const pools = openPools((below) => below - 1, written);
    pools.contribute('cards', 50_000);
    await pools.save('cards');
    expect(openPools(() => 0, written).describe()).toEqual(pools.describe());
  });

  it('accept bets on jackpot games in their own currency only', () => {
    const game = { hasJackpot: true, studioName: 'Kuzgun' };
    expect(networkFor(game, 'TRY')).toBe('grand');
    expect(networkFor({ ...game, studioName: 'Kumbara Stüdyo' }, 'TRY')).toBe('cards');
    expect(networkFor(game, 'EUR')).toBeNull();
    expect(networkFor({ ...game, hasJackpot: false }, 'TRY')).toBeNull();
  });
});
