import { button } from '../../shell/client/page-data.ts';

/** Passes over the rest of the free games. What they pay was drawn before they are shown. */
export class SkipButton {
  readonly #button = button('skip');
  #isPressed = false;

  constructor() {
    this.#button.addEventListener('click', () => {
      this.#isPressed = true;
      this.#button.disabled = true;
    });
  }

  get isPressed(): boolean {
    return this.#isPressed;
  }

  offer(isOffered: boolean): void {
    this.#isPressed = false;
    this.#button.disabled = false;
    this.#button.hidden = !isOffered;
  }
}
