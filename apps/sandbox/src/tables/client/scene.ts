import type { SoundName } from '../../shell/client/sound/sounds.ts';
import type { FinishedRound, StateMessage } from '../table-messages.ts';
import type { TablePageData } from '../table-page.ts';
import type { BoardLayout } from './spot-board.ts';

/** What a scene is made from. */
export interface SceneParts {
  readonly data: TablePageData;
  readonly lang: 'tr' | 'en';
  /** Asks for the board to be drawn anew, after a choice that changes it. */
  rearrange(): void;
  /** Puts chips of the chosen size on several spots. */
  placeAll(chips: readonly (readonly [spot: string, chips: number])[]): void;
  /** Sends a move of the game. */
  move(move: unknown): void;
}

/** What is drawn of a game: its wheel, cards or dice, and its board. */
export interface Scene {
  readonly element: HTMLElement;
  /** Of the wheel, the cards or the dice as they begin. */
  readonly sound: SoundName;
  /** Controls beside the board, such as kinds of bet. */
  readonly extras?: HTMLElement;
  layout(isNarrow: boolean): BoardLayout;
  /** Up to this width an upright screen is narrow. */
  readonly narrowUntilPx?: number | undefined;
  /** Shows a state of the round; a drawing that goes on begins where it would be. */
  show(state: StateMessage, elapsedMs: number): void;
  /** The bets that are in the round, for games in which they change. */
  showOwn?(bets: readonly { readonly spot: string; readonly stakeMinor: string }[], isTaken: boolean): void;
  /** The result in words; null before there is one. */
  describe(state: StateMessage): string | null;
  /** A result in the list of the last ones. */
  pip(result: FinishedRound): HTMLElement;
}
