import { make } from '../../../shell/client/page-data.ts';
import type { SlipWords } from './slip-words.ts';

const HINT_ID = 'slip-free-bet-hint';

/** The switch that stakes the player's free bet instead of money. */
export class FreeBetView {
  readonly root = make('div', 'free-bet');
  readonly #words: SlipWords;
  readonly #switch = make('input');
  readonly #amount = make('b');
  readonly #hint = make('p', 'slip-hint');

  constructor(words: SlipWords, onSwitch: (isOn: boolean) => void) {
    this.#words = words;
    this.#switch.type = 'checkbox';
    this.#switch.setAttribute('role', 'switch');
    this.#switch.setAttribute('aria-describedby', HINT_ID);
    this.#switch.addEventListener('change', () => onSwitch(this.#switch.checked));
    const label = make('label');
    label.append(this.#switch, make('span', '', words.texts.freeBet), this.#amount);
    this.#hint.id = HINT_ID;
    this.root.append(label, this.#hint);
  }

  /**
   * @param amountMinor null if the slip cannot be played with it
   * @param minOdds in thousandths; 0 if all will do
   */
  update(amountMinor: number | null, isOn: boolean, minOdds: number): void {
    const { texts, fill, price } = this.#words;
    const odds = minOdds > 0 ? [fill(texts.freeBetOdds, { odds: price(minOdds) })] : [];
    this.#hint.textContent = [texts.freeBetHint, ...odds].join(' ');
    this.root.hidden = amountMinor === null;
    this.#switch.checked = isOn;
    this.#amount.textContent = amountMinor === null ? '' : this.#words.short(amountMinor);
  }
}
