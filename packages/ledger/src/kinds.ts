/** A player's accounts, with their numbers in the database. */
export const accountKind = { main: 1, poker: 2, liveSlot: 3, binary: 4, bonus: 5, held: 6 } as const;

/** The house side of a posting: totals are derived from postings, no balance is stored. */
export const houseKind = { games: 10, payments: 11, operator: 12 } as const;

export type AccountKind = keyof typeof accountKind;
export type HouseKind = keyof typeof houseKind;
export type Side = AccountKind | HouseKind;

/** The wallets besides the main one that games are played with. Bonus money is none of their business. */
export const playWallets = ['poker', 'liveSlot', 'binary'] as const satisfies readonly AccountKind[];
export type PlayWallet = (typeof playWallets)[number];

export const accountKinds: readonly AccountKind[] = ['main', 'poker', 'liveSlot', 'binary', 'bonus', 'held'];

/** @returns the database's number of a wallet; of the main one if undefined */
export function walletNumber(wallet: PlayWallet | undefined): number {
  return accountKind[wallet ?? 'main'];
}

/** @returns undefined for the main wallet, or if there is none */
export function playWalletOf(number: number | null | undefined): PlayWallet | undefined {
  return playWallets.find((wallet) => accountKind[wallet] === number);
}

/** @returns the database's number of either side of a posting */
export function sideNumber(side: Side): number {
  return { ...accountKind, ...houseKind }[side];
}

/** Why money moves, with the numbers in the database. */
export const transferKind = {
  bet: 1,
  win: 2,
  refund: 3,
  deposit: 4,
  withdrawHold: 5,
  withdrawSettle: 6,
  withdrawReturn: 7,
  walletTransfer: 8,
  bonus: 9,
  adjust: 10,
  depositReturn: 11,
  payoutReturn: 12,
  winReversal: 13,
} as const;

export type TransferKind = keyof typeof transferKind;
export type GameKind = 'bet' | 'win' | 'refund' | 'winReversal';
export type MovementKind = Exclude<TransferKind, GameKind>;

/** The kind of play. Only an ordinary win must name a bet. */
export const playKind = { round: 0, freeRound: 1, jackpot: 2, promo: 3 } as const;

export type PlayKind = keyof typeof playKind;
