import type { WalletDialect } from './wallet-dialect.ts';

/** `history` is the player's own bets. */
export const sportsbookViews = ['prematch', 'live', 'esport', 'history'] as const;
export type SportsbookView = (typeof sportsbookViews)[number];

/** What the page is drawn in: the brand's tokens by name, such as `accent` `#35C98B`, and its `scheme`. */
export type SportsbookTheme = Readonly<Record<string, string>>;

export interface SportsbookRequest {
  siteId: number;
  view: SportsbookView;
  /** The code by which the wallet knows what the bets are on; every wallet call names it. */
  game: string;
  /** Null for visitors, whose page is the same for all of them. */
  player: {
    /** `<siteId>-<playerId>` */
    id: string;
    /** Works once, within 60 seconds, on one brand. */
    token: string;
  } | null;
  lang: 'tr' | 'en';
  currency: string;
  device: 'phone' | 'tablet' | 'web';
  theme: SportsbookTheme;
  /** The site's page around the book. Its origin is the only one that may frame the book and exchange messages with it. */
  returnUrl: string;
}

/** How a page of a sportsbook opens. */
export type SportsbookPage =
  | {
      kind: 'frame';
      url: string;
      /** For a provider that receives it by message, after its page is ready. */
      token?: string;
    }
  | {
      kind: 'script';
      /** Markup with scripts, without any token: it asks for one when it needs it. */
      script: string;
      /** The page that runs it, of an origin that has nothing to lose. */
      scriptHost: string;
    };

/** A provider of sports whose book runs in our pages, from another origin, and books money through our wallet. */
export interface SportsbookPort {
  /** @throws SportsbookUnavailable if the provider has to be called for it and gives no usable response in time */
  open(request: SportsbookRequest): Promise<SportsbookPage>;
  /** The provider's dialect of our wallet. */
  readonly wallet: WalletDialect;
}

/** The provider gave no usable response; a retry is safe. */
export class SportsbookUnavailable extends Error {
  override readonly name = 'SportsbookUnavailable';
}
