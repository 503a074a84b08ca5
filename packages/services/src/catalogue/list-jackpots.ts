import type { Reply } from '@baize/contract';
import type { JackpotNetwork, JackpotTier } from '@baize/providers';

import type { Reading, CachedReading } from '../cached-reading.ts';

/** What listing the studios' jackpots needs. */
export interface JackpotContext {
  readonly jackpots: CachedReading<readonly JackpotNetwork[]>;
}

type Network = Reply<'GET /pragmatic-jackpot/jackpots'>['data']['jackpots'][number];
type Tier = Network['tiers'][number];

/** The card jackpot has its own call; all others share one. */
const CARDS = 'cards';

/** An amount that may be out of date is left out; fixed figures are not. */
function describeTier(tier: JackpotTier, position: number, isLive: boolean): Tier {
  return {
    id: tier.id,
    level: position + 1,
    amount: isLive ? tier.amountMinor : null,
    must_hit_by: tier.mustHitByMinor,
    hits: tier.hits,
    last_hit_at: tier.lastHitAt,
  };
}

function describe({ value = [], isLive, ageSeconds }: Reading<readonly JackpotNetwork[]>, ofCards: boolean) {
  const networks = value.filter(({ id }) => (id === CARDS) === ofCards);
  const jackpots = networks.map(({ id, currency, tiers }) => ({
    id,
    currency,
    share_basis_points: tiers.reduce((sum, tier) => sum + tier.shareBasisPoints, 0),
    tiers: tiers.map((tier, position) => describeTier(tier, position, isLive)),
  }));
  return { jackpots, live: isLive && jackpots.length > 0, age_seconds: ageSeconds };
}

/** The four tiers of the card jackpot; empty until they have been read once. */
export async function listCardJackpots({ jackpots }: JackpotContext): Promise<Reply<'GET /egt/jackpots'>> {
  const { jackpots: networks, live, age_seconds } = describe(await jackpots.latest(), true);
  return {
    success: true,
    data: networks.flatMap(({ currency, share_basis_points, tiers }) =>
      tiers.map((tier) => ({ ...tier, currency, share_basis_points, levels: tiers.length })),
    ),
    live,
    age_seconds,
  };
}

/** All other jackpots with their tiers. */
export async function listJackpots({
  jackpots,
}: JackpotContext): Promise<Reply<'GET /pragmatic-jackpot/jackpots'>> {
  const { jackpots: networks, live, age_seconds } = describe(await jackpots.latest(), false);
  return { success: true, data: { jackpots: networks }, live, age_seconds };
}
