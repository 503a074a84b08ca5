import { allow } from '../../../shell/client/allow.ts';
import { make } from '../../../shell/client/page-data.ts';

export interface BarChoice {
  readonly name: string;
  readonly kind: 'minor' | 'go';
  /** Null while it is not possible. */
  readonly onChosen: (() => void) | null;
}

/** What the player can do besides choosing points. Buttons stay where they are while their number does not change. */
export class TavlaBar {
  readonly #root: HTMLElement;
  #choices: readonly BarChoice[] = [];

  constructor(root: HTMLElement) {
    this.#root = root;
  }

  show(choices: readonly BarChoice[]): void {
    this.#choices = choices;
    const controls = [...this.#root.querySelectorAll('button')];
    for (const [index, { name, kind, onChosen }] of choices.entries()) {
      const control = controls[index] ?? this.#addButton(index);
      control.className = kind;
      if (control.textContent !== name) control.textContent = name;
      allow(control, onChosen !== null);
    }
    for (const control of controls.slice(choices.length)) control.remove();
  }

  #addButton(index: number): HTMLButtonElement {
    const control = make('button');
    control.type = 'button';
    control.addEventListener('click', () => this.#choices[index]?.onChosen?.());
    this.#root.append(control);
    return control;
  }
}
