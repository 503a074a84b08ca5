import { make } from '../../../shell/client/page-data.ts';
import type { SlipWords } from './slip-words.ts';

/** A field for an amount. What is being typed is left as it is. */
export class StakeInput {
  readonly root = make('label', 'stake-field');
  readonly #input = make('input');
  readonly #label = make('span', 'stake-label');
  readonly #words: SlipWords;
  #shownMinor: number | null = null;

  /** @param label spoken; {@link name} may show another */
  constructor(words: SlipWords, label: string, onChange: (stakeMinor: number | null) => void) {
    this.#words = words;
    this.#input.inputMode = 'decimal';
    this.#input.autocomplete = 'off';
    this.#input.maxLength = 14;
    this.#input.placeholder = '0';
    this.#input.setAttribute('aria-label', label);
    this.#input.addEventListener('focus', () => this.#input.select());
    this.#input.addEventListener('input', () => {
      const typed = this.#input.value.trim();
      const stakeMinor = words.read(typed);
      this.#input.toggleAttribute('data-odd', typed !== '' && stakeMinor === null);
      this.#shownMinor = stakeMinor;
      onChange(stakeMinor);
    });
    this.#input.addEventListener('change', () => this.#write(this.#shownMinor));
    this.#input.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') this.#input.blur();
    });
    this.root.append(this.#label, make('span', 'stake-sign', currencySign(words)), this.#input);
  }

  /** Shows an amount that was set elsewhere. */
  show(stakeMinor: number | null): void {
    if (stakeMinor === this.#shownMinor) return;
    this.#shownMinor = stakeMinor;
    this.#write(stakeMinor);
  }

  name(label: string): void {
    this.#label.textContent = label;
    this.#input.setAttribute('aria-label', label);
  }

  /** @param describedBy id of the element with the reason */
  mark(isWrong: boolean, describedBy: string): void {
    this.root.classList.toggle('is-bad', isWrong);
    this.#input.setAttribute('aria-invalid', String(isWrong));
    this.#input.setAttribute('aria-describedby', describedBy);
  }

  focus(): void {
    this.#input.focus();
  }

  #write(stakeMinor: number | null): void {
    const plain = stakeMinor === null ? '' : this.#words.plain(stakeMinor);
    // Whole amounts are typed without a fraction.
    this.#input.value = plain.replace(/[.,]00$/, '');
    delete this.#input.dataset['odd'];
  }
}

function currencySign({ money }: SlipWords): string {
  return money(0).replaceAll(/[\d.,\s]/g, '');
}
