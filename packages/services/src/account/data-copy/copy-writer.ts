import type { Brand } from '@baize/brand';
import type { Language } from '@baize/contract';

import type { RetentionRow } from '../retention/retention-rows.ts';
import type { MessageFacts, PlayerMessage } from '../../auth/index.ts';
import type { CopyRow, CopySection, DataPart } from './copy-part.ts';

/** What the first pages of a copy are written from. */
export interface CoverFacts {
  readonly brand: Brand;
  readonly language: Language;
  readonly origin: string;
  readonly playerId: number;
  readonly requestedAt: Date;
  readonly madeAt: Date;
  /** Before it, bookings have been moved out of the database; undefined if all are there. */
  readonly startsAt: Date | undefined;
  readonly retention: readonly RetentionRow[];
}

/** A table of the page: the first rows of a section, and how many it has. */
export interface ShownSection {
  readonly part: DataPart['name'];
  readonly section: CopySection;
  readonly rows: readonly CopyRow[];
  readonly count: number;
}

export interface CopyNoticeFacts extends MessageFacts {
  readonly days: number;
  readonly count: number;
}

/** Writes the texts of copies, in the player's language. */
export interface DataCopyWriter {
  /** Undefined for a brand that this deployment does not have. */
  brandOf(siteId: number): Brand | undefined;
  /** The cover as data, for `cover.json`. */
  cover(facts: CoverFacts): unknown;
  /** The readable page, complete with its styles. */
  page(facts: CoverFacts, sections: readonly ShownSection[]): string;
  /** The notice that the copy can be downloaded, without anything of it. */
  notice(facts: CopyNoticeFacts): PlayerMessage;
}
