/** A bet with its stake as a number, since journals are JSON. */
export type StoredBet<Bet extends { readonly stakeMinor: bigint }> = Omit<Bet, 'stakeMinor'> & {
  readonly stakeMinor: number;
};

export function toStored<Bet extends { readonly stakeMinor: bigint }>(bet: Bet): StoredBet<Bet> {
  return { ...bet, stakeMinor: Number(bet.stakeMinor) };
}

/** The bets of a ticket and their stakes together. */
export function toTicket<Bet extends { readonly stakeMinor: bigint }>(
  bets: readonly Bet[],
): { bet: readonly StoredBet<Bet>[]; stakeMinor: bigint } {
  return { bet: bets.map(toStored), stakeMinor: bets.reduce((sum, { stakeMinor }) => sum + stakeMinor, 0n) };
}

/**
 * What the bets of a ticket get, in minor units, and together.
 *
 * @param settle what one bet gets by the mathematics
 */
export function settleBets<Stored extends { readonly stakeMinor: number }>(
  bets: readonly Stored[],
  settle: (bet: Omit<Stored, 'stakeMinor'> & { readonly stakeMinor: bigint }) => bigint,
): { wins: number[]; winMinor: number } {
  const wins = bets.map((bet) => Number(settle({ ...bet, stakeMinor: BigInt(bet.stakeMinor) })));
  return { wins, winMinor: wins.reduce((sum, win) => sum + win, 0) };
}
