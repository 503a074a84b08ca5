/** The two jackpots of the sandbox: the cards of one studio, and one shared by the others. */
export const NETWORKS = ['cards', 'grand'] as const;
export type NetworkId = (typeof NETWORKS)[number];

export interface TierPlan {
  id: string;
  /** Start amount, paid by the studio. */
  seedMinor: number;
  /** It is won at the latest when it reaches this amount. */
  mustHitByMinor: number;
  /** Share of each bet, in basis points. */
  shareBasisPoints: number;
}

/** Currency of the pools; bets in others do not contribute. */
export const POOL_CURRENCY = 'TRY';
/** The studio whose games contribute to the cards; jackpot games of all others contribute to the grand jackpot. */
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

/** The jackpot that a bet contributes to; null for games and currencies without one. */
export function networkFor(
  game: { hasJackpot: boolean; studioName: string },
  currency: string,
): NetworkId | null {
  if (!game.hasJackpot || currency !== POOL_CURRENCY) return null;
  return game.studioName === CARDS_STUDIO ? 'cards' : 'grand';
}

/** Total share of a bet for all pools of a jackpot, in basis points. */
export function jackpotShare(network: NetworkId | null): number {
  return network === null ? 0 : POOL_PLAN[network].reduce((sum, tier) => sum + tier.shareBasisPoints, 0);
}
