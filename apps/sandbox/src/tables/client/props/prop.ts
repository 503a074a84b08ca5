import type { FinishedRound } from '../../table-messages.ts';
import type { TableTexts } from '../../texts/table-texts.ts';
import type { RoundScript } from '../round-script.ts';
import type { SpotRows } from '../spot-rows.ts';
import type { SoundName } from '../../../shell/client/sound/sounds.ts';

/** What a round is drawn with if it is neither cards nor dice: a stopwatch, a sphere of balls, a bowl of counters. */
export interface Prop {
  readonly element: Element;
  readonly sound: SoundName;
  readonly rows: SpotRows;
  readonly narrowRows?: SpotRows;
  /** What is printed on a spot besides what it pays; its name by default. */
  readonly face?: (spot: string) => Node | undefined;
  /** Draws a round. @param elapsedMs since it is shown; infinite once it is over */
  play(view: unknown, elapsedMs: number, script: RoundScript): void;
  clear(): void;
  describe(view: unknown, texts: TableTexts): string;
  pip(result: FinishedRound): HTMLElement;
}
