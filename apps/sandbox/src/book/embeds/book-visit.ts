import type { BookTicket } from '@baize/providers';

/** The embeds, each with a provider's convention of launches and messages. */
export const embedNames = ['betconstruct', 'redline', 'betradar'] as const;
export type EmbedName = (typeof embedNames)[number];

/** What a page was opened with, which its script sends again to open the player's session. */
export interface BookLaunch {
  readonly embed: EmbedName;
  /** Of the frame's address; empty for the loader script. */
  readonly path: string;
  /** The signed query. */
  readonly search: string;
}

/**
 * How a page was opened. A visitor and a player get the same document: the page's script opens the session, with the ticket's
 * token or with one that it receives later.
 */
export interface BookVisit {
  /** View, language, theme, place, parent origin and the brand's key. */
  readonly ticket: BookTicket;
  readonly launch: BookLaunch;
  /**
   * What precedes the addresses in the document: nothing in a frame of this server, its origin in a page of another one.
   */
  readonly origin: string;
}
