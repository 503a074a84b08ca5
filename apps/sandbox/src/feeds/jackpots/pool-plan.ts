/** The two jackpots of the sandbox's studios: the cards of one house, and the one that the others share. */
export const NETWORKS = ['cards', 'grand'] as const;
export type NetworkId = (typeof NETWORKS)[number];

export interface TierPlan {
  id: string;
  /** What the studio puts in when the tier begins anew. */
  seedMinor: number;
  /** It is won at this amount at the latest. */
  mustHitByMinor: number;
  /** Share of each bet, in basis points. */
  shareBasisPoints: number;
}

/** The currency that the pools are kept in; bets in others take no part. */
export const POOL_CURRENCY = 'TRY';
/** The house whose games feed the cards; jackpot games of all others feed the grand one. */
const CARDS_STUDIO = 'Kumbara Stüdyo';

function tiers(...rows: [id: string, seedLira: number, shareBasisPoints: number][]): TierPlan[] {
  return rows.map(([id, seedLira, shareBasisPoints]) => ({
    id,
    seedMinor: seedLira * 100,
    mustHitByMinor: seedLira * 200,
    shareBasisPoints,
  }));
}

export const POOL_PLAN: Readonly<Record<NetworkId, readonly TierPlan[]>> = {
  cards: tiers(['spade', 100_000, 20], ['heart', 10_000, 20], ['diamond', 1_000, 20], ['club', 100, 40]),
  grand: tiers(['grand', 150_000, 20], ['mega', 20_000, 20], ['major', 2_500, 20], ['minor', 250, 40]),
};

/** Which jackpot a bet feeds; null for games and currencies that take no part. */
export function networkFor(
  game: { hasJackpot: boolean; studioName: string },
  currency: string,
): NetworkId | null {
  if (!game.hasJackpot || currency !== POOL_CURRENCY) return null;
  return game.studioName === CARDS_STUDIO ? 'cards' : 'grand';
}

/** What all pools of a jackpot take of a bet together, in basis points. */
export function jackpotShare(network: NetworkId | null): number {
  return network === null ? 0 : POOL_PLAN[network].reduce((sum, tier) => sum + tier.shareBasisPoints, 0);
}
