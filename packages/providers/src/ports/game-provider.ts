import type { WalletDialect } from './wallet-dialect.ts';

/** What a provider needs to know of a game to open it. */
export interface LaunchGame {
  /** The provider's own code of the game, at most 64 characters. */
  code: string;
  /** The name in the language of the launch. */
  name: string;
  studioName: string;
  /** Game type of the catalogue, such as `casino` or `live_casino`. */
  type: string;
  /** Stated return to player: 9640 is 96.40 %. */
  rtpBasisPoints: number;
  /** What it plays, such as `slots/bold-ten` or `tables/roulette`, for providers who leave that to the catalogue. */
  play?: string;
  /** The provider's id of a live table with a feed. */
  tableId?: string;
  /** Number of pay lines of a slot that has lines. */
  lines?: number;
  /** Whether bets contribute to a jackpot of its studio. */
  hasJackpot?: boolean;
}

export interface LaunchRequest {
  siteId: number;
  game: LaunchGame;
  /** `demo` uses no wallet and has neither player nor token; a `replay` is only watched. */
  mode: 'real' | 'demo' | 'replay';
  /** `<siteId>-<playerId>`; null without a wallet. */
  player: { id: string } | null;
  /** Works once, within 60 seconds, on one brand; null without a wallet. */
  token: string | null;
  lang: 'tr' | 'en';
  currency: string;
  device: 'phone' | 'tablet' | 'web';
  /** Target of the game's exit. Its origin is the only one that the frame communicates with. */
  returnUrl: string;
  /** From the address of the page: of the player's choice, so it is never more than a hint. At most 200 characters. */
  data?: string;
}

/** How a game opens. */
export interface GameLaunch {
  /** The address of the game's page, or with `scriptHost` markup with scripts. */
  url: string;
  /**
   * The page that runs the markup, on an origin that is neither the site's nor has anything to lose: the markup runs with
   * the rights of that origin, less what the frame's sandbox takes from it.
   */
  scriptHost?: string;
  /** The game takes the whole window instead of a frame. */
  takesWindow?: boolean;
  /** The game is made for the full screen, which the player is offered. */
  wantsFullScreen?: boolean;
  /** The token of the game session, if the provider opens it at once; otherwise it calls the wallet with the launch token. */
  session?: string;
  /** Its page sends `baize:ready` when it can be played, also to say why it cannot. */
  reportsReady?: boolean;
}

/** A provider whose games run in a frame from another origin and book money through our wallet. */
export interface GameProviderPort {
  /**
   * @throws GameProviderUnavailable if the provider has to be called for it and gives no usable response
   */
  createLaunch(request: LaunchRequest): Promise<GameLaunch>;
  /** The provider's dialect of our wallet. */
  readonly wallet: WalletDialect;
}

/** The provider gave no usable response; a retry is safe. */
export class GameProviderUnavailable extends Error {
  override readonly name = 'GameProviderUnavailable';
}
