import { allow } from '../../shell/client/allow.ts';
import { parseAmount } from '../../shell/client/stake-field.ts';
import { element } from '../../shell/client/page-data.ts';

interface NumberRange {
  readonly min: number;
  readonly max: number;
}

interface NumberFieldOptions {
  readonly lang: 'tr' | 'en';
  /** All in hundredths. */
  readonly value: number;
  readonly range: () => NumberRange;
  readonly next: (value: number, direction: 1 | -1) => number;
  readonly onChange: () => void;
}

/** A number with two digits after the point, which is typed or stepped. */
export class NumberField {
  readonly #input: HTMLInputElement;
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #options: NumberFieldOptions;
  readonly #format: Intl.NumberFormat;
  #value: number;

  constructor(id: string, options: NumberFieldOptions) {
    const root = element(`${id}-field`);
    const input = root.querySelector('input');
    if (!input) throw new Error('a number field has an input');
    this.#input = input;
    this.#buttons = [...root.querySelectorAll('button')];
    this.#options = options;
    this.#value = options.value;
    this.#format = new Intl.NumberFormat(options.lang === 'tr' ? 'tr-TR' : 'en-GB', {
      minimumFractionDigits: 2,
    });
    this.#buttons.forEach((button, index) =>
      button.addEventListener('click', () => this.#step(index ? 1 : -1)),
    );
    input.addEventListener('focus', () => input.select());
    input.addEventListener('change', () => this.set(parseAmount(input.value) ?? this.#value));
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowUp') this.#step(1);
      if (key === 'ArrowDown') this.#step(-1);
      if (key === 'Enter') input.blur();
    });
  }

  get value(): number {
    return this.#value;
  }

  set(value: number): void {
    const { range, onChange } = this.#options;
    const { min, max } = range();
    this.#value = Math.max(min, Math.min(max, value));
    onChange();
  }

  draw(isEnabled: boolean): void {
    const { min, max } = this.#options.range();
    const [less, more] = this.#buttons;
    this.#input.disabled = !isEnabled;
    this.#input.value = this.#format.format(this.#value / 100);
    if (less) allow(less, isEnabled && this.#value > min);
    if (more) allow(more, isEnabled && this.#value < max);
  }

  #step(direction: 1 | -1): void {
    if (this.#input.disabled) return;
    this.set(this.#options.next(this.#value, direction));
  }
}
