import type { GameSort, GameType, Language } from '@baize/contract';

/** Which games to find; absent fields do not filter. */
export interface GameFilter {
  readonly type?: GameType | undefined;
  /** Any of these studios. */
  readonly studioIds?: readonly number[] | undefined;
  readonly categoryId?: number | undefined;
  /** All of these. */
  readonly features?: readonly string[] | undefined;
  /** Any of these. */
  readonly mechanics?: readonly string[] | undefined;
  /** Any of these, 1 to 5. */
  readonly volatilities?: readonly number[] | undefined;
  /** Minimum return to player, in whole percent. */
  readonly minRtpPercent?: number | undefined;
  readonly text?: string | undefined;
  /** By default by popularity, for a text by how well it matches first. */
  readonly sort?: GameSort | undefined;
  readonly language: Language;
}
