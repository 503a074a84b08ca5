import { allow } from '../../shell/client/allow.ts';
import { button, fillText, make } from '../../shell/client/page-data.ts';

/** The pause between two games that fair play demands. */
const SHORTEST_GAME_MS = 5_000;

/** The button that starts a game: it waits until the pause after the last start is over, and shows how long. */
export class GoButton {
  readonly #button = button('go');
  readonly #waitText: string;
  readonly #onFree: () => void;
  /** What it will do after the pause. */
  #next = '';
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
      if (this.#button.getAttribute('aria-disabled') !== 'true') onPress();
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
    this.#draw(text, detail, true);
  }

  /** Not to be pressed; during the pause between games it says how long. */
  block(text: string): void {
    if (this.isFree) return this.hold(text);
    this.#next = text;
    this.#button.setAttribute('data-waits', '');
    this.#showWait();
  }

  /** Not to be pressed for a moment, whatever the pause. */
  hold(text: string): void {
    this.#draw(text, '', false);
  }

  #showWait(): void {
    if (!this.#button.hasAttribute('data-waits')) return;
    const seconds = Math.ceil((this.#freeAt - performance.now()) / 1_000);
    this.#draw(this.#next, fillText(this.#waitText, { seconds }), false);
    this.#button.setAttribute('data-waits', '');
    // A screen reader says a name that changes again every second.
    this.#button.setAttribute('aria-label', this.#next);
  }

  #draw(text: string, detail: string, isOffered: boolean): void {
    allow(this.#button, isOffered);
    this.#button.removeAttribute('data-waits');
    this.#button.removeAttribute('aria-label');
    this.#button.replaceChildren(text, ...(detail === '' ? [] : [make('small', '', detail)]));
  }
}
