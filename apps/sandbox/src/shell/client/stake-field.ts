import type { ShellData } from '../render-shell.ts';
import { allow } from './allow.ts';
import { chosenStake, keepChosenStake } from './chosen-stake.ts';
import { createMoneyText, element } from './page-data.ts';

/** Steps between amounts: 1, 2 and 5 of each power of ten. */
const STEPS = [1, 2, 5];

/** The next amount of the ladder above or below one. */
export function nextOnLadder(amountMinor: number, direction: 1 | -1): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, amountMinor)));
  const near = [power / 10, power, power * 10].flatMap((size) =>
    STEPS.map((step) => Math.round(step * size)),
  );
  if (direction > 0) return near.find((amount) => amount > amountMinor) ?? amountMinor;
  return [...near].reverse().find((amount) => amount > 0 && amount < amountMinor) ?? amountMinor;
}

/** Minor units of a typed amount: `12,5`, `1.234,50` or `1,234.50`. Null if it is none. */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(/[^\d.,]/g, '');
  const [, whole = '', part = ''] = /^(.*?)(?:[.,](\d{1,2}))?$/.exec(plain) ?? [];
  const digits = whole.replaceAll(/[.,]/g, '');
  if (digits === '' && part === '') return null;
  return Number(digits) * 100 + Number(part.padEnd(2, '0'));
}

/** A stake that is typed or stepped, within the limits of the page. */
export class StakeField {
  readonly #input: HTMLInputElement;
  readonly #buttons: readonly HTMLButtonElement[];
  readonly #money: (amountMinor: number) => string;
  readonly #onChange: (stakeMinor: number) => void;
  #limits = { min: 0, max: 0 };
  #stakeMinor = 0;
  #isEnabled = true;

  constructor(
    { lang, currency }: Pick<ShellData, 'lang' | 'currency'>,
    onChange: (stakeMinor: number) => void,
  ) {
    const root = element('stake-field');
    const input = root.querySelector('input');
    if (!input) throw new Error('a stake field has an input');
    this.#input = input;
    this.#buttons = [...root.querySelectorAll('button')];
    this.#money = createMoneyText(lang, currency);
    this.#onChange = onChange;
    this.#buttons.forEach((button, index) =>
      button.addEventListener('click', () =>
        this.#choose(nextOnLadder(this.#stakeMinor, index === 0 ? -1 : 1)),
      ),
    );
    input.addEventListener('focus', () => input.select());
    input.addEventListener('change', () => this.#choose(parseAmount(input.value) ?? this.#stakeMinor));
    input.addEventListener('keydown', ({ key }) => {
      if (key === 'ArrowUp') this.#choose(nextOnLadder(this.#stakeMinor, 1));
      if (key === 'ArrowDown') this.#choose(nextOnLadder(this.#stakeMinor, -1));
      if (key === 'Enter') input.blur();
    });
  }

  get stakeMinor(): number {
    return this.#stakeMinor;
  }

  /** Begins with what the player chose before, else with the lowest stake. */
  offer(minMinor: number, maxMinor: number): void {
    this.#limits = { min: minMinor, max: maxMinor };
    this.set(this.#stakeMinor || (chosenStake() ?? minMinor));
  }

  set(stakeMinor: number): void {
    const { min, max } = this.#limits;
    this.#stakeMinor = Math.max(min, Math.min(max, stakeMinor));
    this.#input.value = this.#money(this.#stakeMinor);
    this.#draw();
    this.#onChange(this.#stakeMinor);
  }

  enable(isEnabled: boolean): void {
    this.#isEnabled = isEnabled;
    this.#draw();
  }

  #choose(stakeMinor: number): void {
    this.set(stakeMinor);
    keepChosenStake(this.#stakeMinor);
  }

  #draw(): void {
    const [less, more] = this.#buttons;
    this.#input.disabled = !this.#isEnabled;
    if (less) allow(less, this.#isEnabled && this.#stakeMinor > this.#limits.min);
    if (more) allow(more, this.#isEnabled && this.#stakeMinor < this.#limits.max);
  }
}
