import { allow } from '../../shell/client/allow.ts';
import { element } from '../../shell/client/page-data.ts';

/** Buttons of which one is pressed. */
export class ChoiceButtons<Value extends string> {
  readonly #buttons: readonly HTMLButtonElement[];
  #value: Value;

  constructor(id: string, values: readonly Value[], usual: Value, onChange: () => void) {
    this.#buttons = [...element(id).querySelectorAll('button')];
    this.#value = usual;
    for (const button of this.#buttons)
      button.addEventListener('click', () => {
        this.#value = values.find((known) => known === button.value) ?? this.#value;
        onChange();
      });
  }

  get value(): Value {
    return this.#value;
  }

  set value(value: Value) {
    this.#value = value;
  }

  draw(isEnabled: boolean): void {
    for (const button of this.#buttons) {
      allow(button, isEnabled);
      button.setAttribute('aria-pressed', String(button.value === this.#value));
    }
  }
}
