import type { LaunchTicket } from '@baize/providers';

/** A kind of game that the studio's frame can show. */
export interface GamePage {
  /** @param play what the catalogue says that the game plays, such as `crash` or `tables/roulette` */
  readonly plays: (play: string) => boolean;
  /**
   * The document.
   *
   * @param nonce of its own style block
   */
  readonly render: (ticket: LaunchTicket, nonce: string) => string;
}
