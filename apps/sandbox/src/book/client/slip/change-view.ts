import { make } from '../../../shell/client/page-data.ts';
import { slipIcon } from './slip-icon.ts';
import { moveOf } from './slip-prices.ts';
import type { SlipPick } from './slip-state.ts';
import type { SlipWords } from './slip-words.ts';

/** How long prices may move before the next announcement. */
const QUIET_MS = 4_000;

/** The changes that the player has to confirm. They are shown at once, and spoken only every few seconds. */
export class ChangeView {
  readonly root = make('div', 'change');
  readonly #words: SlipWords;
  readonly #say: (text: string) => void;
  #shown = '';
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(words: SlipWords, say: (text: string) => void) {
    this.#words = words;
    this.#say = say;
    this.root.hidden = true;
  }

  update(changes: readonly SlipPick[]): void {
    const { texts, fill, price } = this.#words;
    this.root.hidden = changes.length === 0;
    const [first] = changes;
    if (first === undefined) {
      this.#shown = '';
      clearTimeout(this.#timer);
      this.#timer = undefined;
      return;
    }
    const { oneDown, oneUp, many, detail } = texts.changed;
    const isDown = moveOf(first) === 'down';
    const title = changes.length > 1 ? fill(many, { n: changes.length }) : isDown ? oneDown : oneUp;
    const details = changes.map(({ names, seen, now }) =>
      fill(detail, { pick: names.pick, old: price(seen), now: price(now) }),
    );
    const text = [title, ...details].join(' ');
    if (text === this.#shown) return;
    this.#shown = text;
    const words = make('p');
    words.append(make('b', '', title), ` ${details.join(' ')}`);
    this.root.replaceChildren(slipIcon(isDown ? 'falling' : 'rising'), words);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#say(this.#shown);
    }, QUIET_MS);
  }
}
