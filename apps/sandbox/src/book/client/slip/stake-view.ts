import { make } from '../../../shell/client/page-data.ts';
import { slipIcon } from './slip-icon.ts';
import type { SlipWords } from './slip-words.ts';
import { StakeInput } from './stake-input.ts';

/** In minor units. */
const QUICK_AMOUNTS = [5_000, 10_000, 25_000, 50_000];

export interface StakeLook {
  readonly label: string;
  readonly stakeMinor: number | null;
  /** The most that can be staked now; null if it is not known. */
  readonly maxMinor: number | null;
  /** Of that, what the terms of a bonus allow; null if they have nothing to say. */
  readonly bonusMostMinor: number | null;
  /** What is wrong with the amount; null if nothing is. */
  readonly error: string | null;
  readonly hint: string;
  /** Whether a deposit would help. */
  readonly needsFunds: boolean;
}

interface StakeHandlers {
  onStake(stakeMinor: number | null): void;
  onDeposit(): void;
}

const HINT_ID = 'slip-stake-hint';

/** The stake of an accumulator or of each line, with quick amounts, its limits and what is wrong with it. */
export class StakeView {
  readonly root = make('div', 'stake');
  readonly #field: StakeInput;
  readonly #chips = make('div', 'stake-chips');
  readonly #hint = make('p', 'slip-hint');
  readonly #deposit = make('button', 'slip-link');
  readonly #quick: readonly HTMLButtonElement[];
  readonly #max = make('button', 'stake-chip');
  #maxMinor: number | null = null;

  constructor(words: SlipWords, handlers: StakeHandlers) {
    this.#field = new StakeInput(words, words.texts.stake, handlers.onStake);
    this.#field.root.classList.add('is-large');
    this.#hint.id = HINT_ID;
    this.#quick = QUICK_AMOUNTS.map((amount) => {
      const chip = make('button', 'stake-chip', words.short(amount));
      chip.type = 'button';
      chip.addEventListener('click', () => handlers.onStake(amount));
      return chip;
    });
    this.#max.type = 'button';
    this.#max.textContent = words.texts.max;
    this.#max.addEventListener('click', () => {
      if (this.#maxMinor !== null) handlers.onStake(this.#maxMinor);
    });
    this.#deposit.type = 'button';
    this.#deposit.textContent = words.texts.deposit;
    this.#deposit.addEventListener('click', handlers.onDeposit);
    this.#chips.append(...this.#quick, this.#max);
    this.root.append(this.#field.root, this.#chips, this.#hint);
  }

  update({ label, stakeMinor, maxMinor, bonusMostMinor, error, hint, needsFunds }: StakeLook): void {
    this.#maxMinor = maxMinor;
    this.#field.name(label);
    this.#field.show(stakeMinor);
    this.#field.mark(error !== null, HINT_ID);
    for (const [at, chip] of this.#quick.entries()) {
      const amount = QUICK_AMOUNTS[at] ?? 0;
      chip.setAttribute('aria-pressed', String(amount === stakeMinor));
      chip.disabled = bonusMostMinor !== null && amount > bonusMostMinor;
    }
    this.#max.disabled = maxMinor === null || maxMinor <= 0;
    this.#hint.classList.toggle('slip-error', error !== null);
    const text = error ?? hint;
    if (this.#hint.dataset['text'] !== text || this.#deposit.isConnected !== needsFunds) {
      this.#hint.dataset['text'] = text;
      this.#hint.replaceChildren(...(error === null ? [] : [slipIcon('alert')]), make('span', '', text));
      if (needsFunds) this.#hint.append(this.#deposit);
    }
  }

  focus(): void {
    this.#field.focus();
  }
}
