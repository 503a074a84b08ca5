import { button, element, make } from '../../../shell/client/page-data.ts';
import type { PageSession } from '../../embeds/client/book-session.ts';
import { kindOf } from './slip-state.ts';
import { productOf } from './slip-bets.ts';
import { moveOf } from './slip-prices.ts';
import { slipIcon } from './slip-icon.ts';
import type { SlipStore } from './slip-store.ts';
import type { SlipWords } from './slip-words.ts';

/** Of browsers that have one; it is not among the types yet. */
declare class CloseWatcher extends EventTarget {
  destroy(): void;
}

interface SheetDeps {
  readonly store: SlipStore;
  readonly session: PageSession;
  readonly words: SlipWords;
}

/** From this width on, the slip is beside the page. */
const WIDE = matchMedia('(min-width: 1200px)');

/** On narrow screens the slip is a sheet, which opens from a bar with what is on it. */
export class SlipSheet {
  readonly #panel = element('slip');
  readonly #dialog = this.#panel.querySelector('.slip') ?? this.#panel;
  readonly #bar = element('slip-bar');
  readonly #deps: SheetDeps;
  readonly #open = make('button', 'bar-open');
  readonly #count = make('span', 'slip-count');
  readonly #title = make('b', 'bar-title');
  readonly #note = make('span', 'bar-note');
  readonly #scrim = make('div', 'slip-scrim');
  /** Also reads the Back gesture of phones, where a browser has it; else the key does. */
  #watcher: CloseWatcher | null = null;
  #isOpen = false;

  constructor(deps: SheetDeps) {
    this.#deps = deps;
    this.#open.type = 'button';
    const facts = make('span', 'bar-facts');
    facts.append(this.#title, this.#note);
    const act = make('span', 'bar-act', deps.words.texts.openSlip);
    act.append(slipIcon('up-chevron'));
    this.#open.append(this.#count, facts, act);
    this.#open.setAttribute('aria-haspopup', 'dialog');
    this.#open.addEventListener('click', () => this.open());
    this.#bar.replaceChildren(this.#open);
    this.#scrim.hidden = true;
    this.#panel.before(this.#scrim);
    this.#scrim.addEventListener('click', () => this.close());
    button('slip-close').addEventListener('click', () => this.close());
    document.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape' && this.#isOpen && this.#watcher === null) this.close();
    });
    WIDE.addEventListener('change', () => this.close());
    deps.store.watch(() => this.draw());
    this.draw();
  }

  get isSheet(): boolean {
    return !WIDE.matches;
  }

  draw(): void {
    const { store, words } = this.#deps;
    const { texts, fill, plain } = words;
    const { picks } = store.state;
    this.#bar.hidden = picks.length === 0 || this.#isOpen;
    document.body.toggleAttribute('data-has-slip', picks.length > 0);
    this.#count.textContent = String(picks.length);
    const kind = kindOf(store.state);
    const [only] = picks;
    const title =
      kind === 'combo'
        ? `${texts.kinds.combo} · ${plain(productOf(picks.map(({ now }) => now)))}`
        : picks.length === 1 && only
          ? only.names.pick
          : texts.kinds[kind];
    this.#title.textContent = title;
    this.#drawNote(fill(texts.picks, { n: picks.length }));
  }

  #drawNote(otherwise: string): void {
    const { texts, fill } = this.#deps.words;
    const moves = this.#deps.store.state.picks.map(moveOf).filter((move) => move !== null);
    const [move] = moves;
    this.#note.className = `bar-note ${move ?? ''}`.trim();
    if (move === undefined) this.#note.textContent = otherwise;
    else {
      const { oneDown, oneUp, many } = texts.changed;
      const one = move === 'down' ? oneDown : oneUp;
      this.#note.replaceChildren(
        slipIcon(move, 'leg-move'),
        moves.length > 1 ? fill(many, { n: moves.length }) : one,
      );
    }
  }

  /** Puts the focus on the slip, wherever it is. */
  reach(): void {
    if (this.isSheet) this.open();
    else button('slip-tab').focus();
  }

  open(): void {
    if (!this.isSheet || this.#isOpen) return;
    this.#isOpen = true;
    if ('CloseWatcher' in window) {
      this.#watcher = new CloseWatcher();
      this.#watcher.addEventListener('close', () => this.close());
    }
    this.#panel.classList.add('is-open');
    this.#dialog.setAttribute('role', 'dialog');
    this.#dialog.setAttribute('aria-modal', 'true');
    this.#scrim.hidden = false;
    this.#setBehind(true);
    this.draw();
    button('slip-tab').focus();
    this.#deps.session.talk.slip(true);
  }

  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#watcher?.destroy();
    this.#watcher = null;
    this.#panel.classList.remove('is-open');
    this.#dialog.removeAttribute('role');
    this.#dialog.removeAttribute('aria-modal');
    this.#scrim.hidden = true;
    this.#setBehind(false);
    this.draw();
    this.#open.focus();
    this.#deps.session.talk.slip(false);
  }

  /** Nothing behind an open sheet can be reached. */
  #setBehind(isInert: boolean): void {
    document.documentElement.classList.toggle('has-sheet', isInert);
    for (const other of this.#panel.parentElement?.children ?? [])
      if (other instanceof HTMLElement && other !== this.#panel && other !== this.#scrim)
        other.inert = isInert;
  }
}
