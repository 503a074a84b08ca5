import { allow } from '../../shell/client/allow.ts';
import { chosenStake, keepChosenStake } from '../../shell/client/chosen-stake.ts';
import { button, element, fillText, make } from '../../shell/client/page-data.ts';
import type { TableTexts } from '../texts/table-texts.ts';
import { drawChip } from './chip.ts';

interface RackParts {
  readonly chips: readonly number[];
  readonly texts: TableTexts;
  readonly chipText: (amountMinor: number) => string;
  readonly money: (amountMinor: number) => string;
}

export interface RackActions {
  undo(): void;
  clear(): void;
  double(): void;
  repeat(): void;
}

/** The chips to choose from, and what can be done with those on the table. */
export class ChipRack {
  readonly #chips: readonly number[];
  readonly #boxes: HTMLButtonElement[];
  #chosen = 0;

  constructor({ chips, texts, chipText, money }: RackParts, actions: RackActions) {
    this.#chips = chips;
    this.#boxes = chips.map((chip, index) => {
      const box = make('button', 'rack-chip');
      box.type = 'button';
      box.setAttribute('role', 'radio');
      box.setAttribute('aria-label', fillText(texts.chip, { amount: money(chip) }));
      box.append(drawChip(chipText(chip), index));
      box.addEventListener('click', () => this.#pick(index));
      return box;
    });
    const rack = element('rack');
    rack.replaceChildren(...this.#boxes);
    rack.addEventListener('keydown', (event) => this.#type(event));
    for (const name of ['undo', 'clear', 'double', 'repeat'] as const)
      button(name).addEventListener('click', () => actions[name]());
    // A player begins with the lowest chip, or with the one chosen before.
    this.#choose(Math.max(0, chips.indexOf(chosenStake() ?? 0)));
  }

  /** The chosen chip in minor units. */
  get chip(): number {
    return this.#chips[this.#chosen] ?? 0;
  }

  allow(allowed: Readonly<Record<keyof RackActions, boolean>>): void {
    for (const name of ['undo', 'clear', 'double', 'repeat'] as const) allow(button(name), allowed[name]);
  }

  /** Chips that the balance does not cover stay in sight, but pale. */
  showAffordable(balanceMinor: number): void {
    for (const [index, box] of this.#boxes.entries())
      box.classList.toggle('too-much', (this.#chips[index] ?? 0) > balanceMinor);
  }

  #pick(index: number): void {
    this.#choose(index);
    keepChosenStake(this.chip);
  }

  #choose(index: number): void {
    this.#chosen = index;
    for (const [place, box] of this.#boxes.entries()) {
      box.setAttribute('aria-checked', String(place === index));
      box.tabIndex = place === index ? 0 : -1;
    }
  }

  #type(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    this.#pick((this.#chosen + step + this.#chips.length) % this.#chips.length);
    this.#boxes[this.#chosen]?.focus();
  }
}
