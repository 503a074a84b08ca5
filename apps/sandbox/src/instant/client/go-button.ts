import { button, fillText } from '../../shell/client/page-data.ts';

/** The pause between two games that fair play demands. */
const SHORTEST_GAME_MS = 5_000;

/** The button that starts a game: it waits until the pause after the last start is over, and shows how long. */
export class GoButton {
  readonly #button = button('go');
  readonly #waitText: string;
  readonly #onFree: () => void;
  #freeAt = 0;
  #timer = 0;

  constructor(waitText: string, onPress: () => void, onFree: () => void) {
    this.#waitText = waitText;
    this.#onFree = onFree;
    this.#button.addEventListener('click', onPress);
    document.addEventListener('keydown', (event) => {
      const isElsewhere =
        event.target instanceof HTMLElement && event.target.closest('button, input, dialog');
      if (event.code !== 'Space' || event.repeat || isElsewhere) return;
      event.preventDefault();
      if (!this.#button.disabled) onPress();
    });
  }

  get isFree(): boolean {
    return performance.now() >= this.#freeAt;
  }

  /** A game has started now. */
  started(): void {
    this.#freeAt = performance.now() + SHORTEST_GAME_MS;
    clearInterval(this.#timer);
    this.#timer = window.setInterval(() => {
      if (!this.isFree) return this.#showWait();
      clearInterval(this.#timer);
      this.#button.removeAttribute('data-waits');
      this.#onFree();
    }, 200);
  }

  /** What it does now. @param detail a smaller second line */
  offer(text: string, detail = ''): void {
    this.#button.disabled = false;
    this.#button.removeAttribute('data-waits');
    this.#show(text, detail);
  }

  /** Not to be pressed; during the pause it shows how long it lasts. */
  block(text: string): void {
    this.#button.disabled = true;
    if (this.isFree) this.#show(text, '');
    else {
      this.#button.setAttribute('data-waits', '');
      this.#showWait();
    }
  }

  #showWait(): void {
    if (!this.#button.hasAttribute('data-waits')) return;
    const seconds = Math.ceil((this.#freeAt - performance.now()) / 1_000);
    this.#show(fillText(this.#waitText, { seconds }), '');
  }

  #show(text: string, detail: string): void {
    this.#button.replaceChildren(text);
    if (detail === '') return;
    const small = document.createElement('small');
    small.textContent = detail;
    this.#button.append(small);
  }
}
