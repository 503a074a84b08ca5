import type { GameSort, GameType, Language } from '@baize/contract';

/** Which games are wanted; what is absent is not asked for. */
export interface GameFilter {
  readonly type?: GameType | undefined;
  /** Of any of these studios. */
  readonly studioIds?: readonly number[] | undefined;
  readonly categoryId?: number | undefined;
  /** With all of these. */
  readonly features?: readonly string[] | undefined;
  /** Of any of these, 1 to 5. */
  readonly volatilities?: readonly number[] | undefined;
  /** At least this return to player, a whole number of percent. */
  readonly minRtpPercent?: number | undefined;
  readonly text?: string | undefined;
  /** Absent: by popularity, and for a text by how well it matches before that. */
  readonly sort?: GameSort | undefined;
  readonly language: Language;
}
