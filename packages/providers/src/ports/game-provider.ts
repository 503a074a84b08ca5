import type { WalletDialect } from './wallet-dialect.ts';

/** A game as its provider needs to know it to open it. */
export interface LaunchGame {
  /** The provider's own code of the game: at most 64 characters. */
  code: string;
  /** The name in the language of the launch. */
  name: string;
  studioName: string;
  /** Game type of the catalogue, such as `casino` or `live_casino`. */
  type: string;
  /** Stated return to player: 9640 is 96.40 %. */
  rtpBasisPoints: number;
  /** Number of pay lines of a slot, where the catalogue knows it: the sandbox has slots of 5 and of 25. */
  lines?: number;
  /** Bets on it feed a jackpot of its studio. */
  hasJackpot?: boolean;
  /** Main symbol of the game's cover, such as `game:wolf-head:silver`, where the catalogue knows it. */
  heroSymbol?: string;
}

export interface LaunchRequest {
  siteId: number;
  game: LaunchGame;
  /** `demo` never touches a wallet and has neither player nor token; a `replay` is only looked at. */
  mode: 'real' | 'demo' | 'replay';
  /** `<siteId>-<playerId>`; null without a wallet. */
  player: { id: string } | null;
  /** Works once, within 60 seconds, on one brand; null without a wallet. */
  token: string | null;
  lang: 'tr' | 'en';
  currency: string;
  device: 'phone' | 'tablet' | 'web';
  /** Where the game's exit leads. Its origin is the only one that the frame will talk to. */
  returnUrl: string;
}

/** A provider that runs games in a frame of its own origin and books money through our wallet. */
export interface GameProviderPort {
  /**
   * @returns the address for the game's frame
   * @throws GameProviderUnavailable if the provider has to be asked for it and gives no usable answer
   */
  createLaunch(request: LaunchRequest): Promise<{ url: string }>;
  /** How the provider speaks to our wallet. */
  readonly wallet: WalletDialect;
}

/** The provider gave no usable answer; trying again is safe. */
export class GameProviderUnavailable extends Error {
  override readonly name = 'GameProviderUnavailable';
}
