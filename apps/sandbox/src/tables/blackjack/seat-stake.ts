/** The one bet of a player: on the player's seat. */
export interface SeatStake {
  readonly seat: number;
  /** Digits, in minor units. */
  readonly stakeMinor: string;
}
