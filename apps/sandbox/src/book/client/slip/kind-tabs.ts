import { make } from '../../../shell/client/page-data.ts';
import { allowsKind, type BetKind, betKinds, kindOf, type SlipState } from './slip-state.ts';
import type { SlipWords } from './slip-words.ts';

/** Single bets, an accumulator, or a system. A kind that needs more picks says so instead of opening. */
export class KindTabs {
  readonly root = make('div', 'kinds');
  readonly #tabs: ReadonlyMap<BetKind, HTMLButtonElement>;

  constructor({ texts }: SlipWords, onKind: (kind: BetKind) => void, say: (text: string) => void) {
    this.root.setAttribute('role', 'radiogroup');
    this.root.setAttribute('aria-label', texts.kind);
    this.#tabs = new Map(
      betKinds.map((kind) => {
        const tab = make('button', 'kind', texts.kinds[kind]);
        tab.type = 'button';
        tab.setAttribute('role', 'radio');
        tab.addEventListener('click', () => {
          if (tab.getAttribute('aria-disabled') === 'true') say(texts.kindNeeds[kind]);
          else onKind(kind);
        });
        tab.addEventListener('keydown', (event) => this.#move(kind, event));
        return [kind, tab];
      }),
    );
    this.root.append(...this.#tabs.values());
  }

  update(state: SlipState): void {
    const chosen = kindOf(state);
    for (const [kind, tab] of this.#tabs) {
      tab.setAttribute('aria-checked', String(kind === chosen));
      tab.setAttribute('aria-disabled', String(!allowsKind(state, kind)));
      tab.tabIndex = kind === chosen ? 0 : -1;
    }
  }

  #move(from: BetKind, event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const kinds = betKinds.filter((kind) => this.#tabs.get(kind)?.getAttribute('aria-disabled') !== 'true');
    const next = kinds[(kinds.indexOf(from) + step + kinds.length) % kinds.length];
    const tab = next && this.#tabs.get(next);
    tab?.focus();
    tab?.click();
  }
}
