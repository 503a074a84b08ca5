import { fillText, make } from '../../shell/client/page-data.ts';
import type { FreeSpins } from '../../visits/visit.ts';
import type { PlayedSlot } from '../slots/add-slot-calls.ts';
import type { SlotTexts } from '../slots/slot-texts.ts';
import { announce } from './announce.ts';

/** The rounds that the casino pays: they are played first, at their own stake, until the player goes on with money. */
export class FreeRounds {
  readonly #texts: SlotTexts['freeRounds'];
  readonly #money: (amountMinor: number) => string;
  readonly #badge = make('p', 'badge free-rounds');
  #spins: FreeSpins | null = null;

  constructor(texts: SlotTexts['freeRounds'], money: (amountMinor: number) => string) {
    this.#texts = texts;
    this.#money = money;
    this.#badge.hidden = true;
    document.querySelector('.head')?.append(this.#badge);
  }

  /** Those that are left; null if games are played for money. */
  get left(): FreeSpins | null {
    return this.#spins;
  }

  /** Says what there is before the first of them is played here. */
  async begin(spins: FreeSpins | null): Promise<void> {
    this.#show(spins);
    if (this.#spins === null) return;
    const { left, stake, max_win: most } = this.#spins;
    const { title, text, most: mostText, start } = this.#texts;
    const words = fillText(text, { stake: this.#money(stake) });
    const limit = most === undefined ? '' : ` ${fillText(mostText, { amount: this.#money(most) })}`;
    await announce(fillText(title, { left }), `${words}${limit}`, start);
  }

  /**
   * Shows what is left after a round, and says when they are over.
   *
   * @returns whether the next game is for money, which the player has confirmed
   */
  async next({ freeSpins, result, win }: PlayedSlot): Promise<boolean> {
    const last = this.#spins;
    this.#show(freeSpins);
    if (last === null || this.#spins !== null) return false;
    const { overTitle, overText, goOn } = this.#texts;
    const count = last.count - last.left + (result === null ? 0 : 1);
    await announce(overTitle, fillText(overText, { count, amount: this.#money(last.won + win) }), goOn);
    return true;
  }

  /** There are none any more. */
  leave(): void {
    this.#show(null);
  }

  /** Of the round that is next or being played. */
  words(text: string): string {
    const { count = 0, left = 0, won = 0 } = this.#spins ?? {};
    return fillText(text, { number: count - left + 1, count, amount: this.#money(won) });
  }

  #show(spins: FreeSpins | null): void {
    this.#spins = spins !== null && spins.left > 0 ? spins : null;
    this.#badge.hidden = this.#spins === null;
    this.#badge.textContent = this.#spins === null ? '' : this.words(this.#texts.badge);
  }
}
