import type { GameType, SlotMechanic } from '@baize/contract';
import type { PlayWallet } from '@baize/ledger';

/** What checking a bet needs of what it is on. */
export interface BetFacts {
  readonly id: number;
  readonly name: { readonly tr: string; readonly en: string };
  /** The provider that runs it. */
  readonly provider: string;
  readonly minBetMinor: bigint | null;
  readonly maxBetMinor: bigint | null;
  /** The wallet that its bets are booked on; undefined for the main one. */
  readonly wallet?: PlayWallet;
}

/** The book of a sports provider: bets are booked like those of a game, but no lobby lists it. */
export interface SportsbookFacts extends BetFacts {
  /** The sports provider's name in the brands' lists. */
  readonly slug: string;
}

/** A game that is played with another wallet than the main one, which no lobby lists. */
export interface WalletGameFacts extends BetFacts {
  readonly slug: string;
  readonly wallet: PlayWallet;
  /** What it plays, if its provider does not know from its id. */
  readonly play: string | null;
  /** Its provider's id of it. */
  readonly tableId: string | null;
  readonly picture: string;
  /** Empty for what no studio makes. */
  readonly studioName: string;
  readonly rtpBasisPoints: number | null;
  readonly volatility: number | null;
  readonly lines: number | null;
}

/** The data of a game that opening it and checking a bet need. */
export interface GameFacts extends BetFacts {
  readonly slug: string;
  readonly type: GameType;
  readonly picture: { readonly tr: string; readonly en: string };
  readonly shape: 'portrait' | 'landscape';
  readonly studioName: string;
  /** What it plays, such as `slots/bold-ten`; null if its provider knows from its id. */
  readonly play: string | null;
  /** The provider's id of a live table with a feed. */
  readonly tableId: string | null;
  readonly demo: boolean;
  readonly launchable: boolean;
  readonly features: readonly string[];
  /** Of its best bet, if its bets differ. */
  readonly rtpBasisPoints: number | null;
  /** How it pays, if it is a slot: `lines`, `ways` … */
  readonly mechanic: SlotMechanic | null;
  readonly lines: number | null;
}

/** The games of the catalogue, for the areas that come before it. */
export interface GameIndex {
  /** Undefined for an unknown game and for a disabled one. */
  findGame(id: number): GameFacts | undefined;
  /** By the sports provider's name; undefined for an unknown one, a disabled one, and one without a book. */
  findSportsbook(slug: string): SportsbookFacts | undefined;
  /** The games of a wallet, by id. */
  walletGames(wallet: PlayWallet): readonly WalletGameFacts[];
  /** What a bet may be on: a game of a lobby or of a wallet, or a sportsbook. */
  findBettable(id: number): BetFacts | undefined;
  /** The wallets that a provider's games are played with; undefined stands for the main one. */
  walletsAt(provider: string): ReadonlySet<PlayWallet | undefined>;
}
