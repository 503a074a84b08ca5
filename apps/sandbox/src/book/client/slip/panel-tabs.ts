import { button, element } from '../../../shell/client/page-data.ts';

const tabs = ['slip', 'bets'] as const;
export type PanelTab = (typeof tabs)[number];

/** The two tabs of the panel: the slip, and the player's bets. */
export class PanelTabs {
  readonly #listeners = new Set<(tab: PanelTab) => void>();
  #shown: PanelTab = 'slip';

  constructor() {
    for (const tab of tabs) {
      button(`${tab}-tab`).addEventListener('click', () => this.show(tab));
      button(`${tab}-tab`).addEventListener('keydown', (event) => {
        if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
        const other = tab === 'slip' ? 'bets' : 'slip';
        if (button(`${other}-tab`).hidden) return;
        event.preventDefault();
        this.show(other);
        button(`${other}-tab`).focus();
      });
    }
  }

  get shown(): PanelTab {
    return this.#shown;
  }

  watch(listener: (tab: PanelTab) => void): void {
    this.#listeners.add(listener);
  }

  show(shown: PanelTab): void {
    this.#shown = shown;
    for (const tab of tabs) {
      button(`${tab}-tab`).setAttribute('aria-selected', String(tab === shown));
      button(`${tab}-tab`).tabIndex = tab === shown ? 0 : -1;
      element(`${tab}-body`).hidden = tab !== shown;
    }
    for (const listener of this.#listeners) listener(shown);
  }
}
