import type { ListedEvent } from './event-row.ts';

/** The parts of a page that differ from place to place. */
export interface View {
  readonly title: string;
  readonly main: string;
  /** Beside the main part on wide screens, and above it on others. */
  readonly rail: string;
  readonly top: string;
  /** What the page's scripts have to know of. */
  readonly events: readonly ListedEvent[];
  /** The match whose markets are all on the page. */
  readonly whole?: number;
}
