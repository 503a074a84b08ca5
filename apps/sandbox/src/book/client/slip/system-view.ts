import { make } from '../../../shell/client/page-data.ts';
import { type SystemChoice, systemChoices } from './slip-bets.ts';
import { bankersOf, sizesOf, type SlipState } from './slip-state.ts';
import type { SlipWords } from './slip-words.ts';

interface SystemHandlers {
  /** Chooses one size more or less. */
  onSize(size: number): void;
  onSizes(sizes: readonly number[]): void;
}

/** The combinations of a system: sizes that can be joined, and the systems that have a name. */
export class SystemView {
  readonly root = make('div', 'system');
  readonly #words: SlipWords;
  readonly #handlers: SystemHandlers;
  #shown = '';

  constructor(words: SlipWords, handlers: SystemHandlers) {
    this.#words = words;
    this.#handlers = handlers;
    this.root.setAttribute('role', 'group');
    this.root.setAttribute('aria-label', words.texts.system);
  }

  update(state: SlipState): void {
    const bankers = bankersOf(state).length;
    const free = state.picks.length - bankers;
    const sizes = sizesOf(state);
    const shown = `${state.picks.length} ${bankers} ${sizes.join()}`;
    if (shown === this.#shown) return;
    const focused = [...this.root.children].indexOf(document.activeElement ?? this.root);
    this.#shown = shown;
    const buttons = systemChoices(state.picks.length, bankers).map((choice) =>
      this.#draw(choice, free, sizes),
    );
    this.root.replaceChildren(...buttons);
    buttons[focused]?.focus();
  }

  #draw(choice: SystemChoice, free: number, sizes: readonly number[]): HTMLButtonElement {
    const { texts, fill } = this.#words;
    const [size = 0] = choice.sizes;
    const button = make('button', 'system-choice');
    button.type = 'button';
    const name = choice.name === null ? `${size}/${free}` : texts.systems[choice.name];
    button.append(make('b', '', name), make('small', '', fill(texts.lines, { n: choice.lines })));
    const isChosen = choice.name === null ? sizes.includes(size) : sizes.join() === choice.sizes.join();
    button.setAttribute('aria-pressed', String(isChosen));
    button.addEventListener('click', () =>
      choice.name === null ? this.#handlers.onSize(size) : this.#handlers.onSizes(choice.sizes),
    );
    return button;
  }
}
