import type { SoundName } from '../../shell/client/sound/sounds.ts';
import type { FinishedRound, OwnMessage, SpotBetWire, StateMessage } from '../table-messages.ts';

/** The drawn part of a table: the game itself and the places of the chips. */
export interface Surface {
  /** Of the game as it begins. */
  readonly sound: SoundName;
  /** Below the status strip. */
  readonly elements: readonly HTMLElement[];
  show(state: StateMessage, elapsedMs: number): void;
  showOwn(own: OwnMessage): void;
  /** The chips, or what may be done with them, have changed. */
  refresh(own: OwnMessage | null): void;
  /** A result in the list of the last ones. */
  pip(result: FinishedRound): HTMLElement;
  /** The result in words. */
  describe(state: StateMessage): string | null;
  /** What to do as betting opens, if it is not to put chips on the board. */
  invitation(own: OwnMessage | null): string | null;
  /** Whose decision a round waits for; null if nobody decides anything. */
  turnText?(state: StateMessage, own: OwnMessage | null): string | null;
  /** All stakes of a finished round, with those that its decisions added. */
  stakedOf(own: OwnMessage): number;
  /** The server's bets as chips on spots, and the other way round. */
  fromOwn(own: OwnMessage): readonly SpotBetWire[];
  toWire(bets: readonly SpotBetWire[]): unknown;
}
