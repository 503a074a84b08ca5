import { element, make } from '../../shell/client/page-data.ts';
import { read } from '../embeds/client/book-calls.ts';
import type { SentView } from '../pages/view-data.ts';
import { pageData } from './page-data.ts';

/** Something is shown for a wait that is longer than this. */
const BUSY_MS = 150;

interface LoaderHooks {
  /** The page shows another view, or the same one anew. */
  onShown(view: SentView, isRefresh: boolean): void;
}

/** The address of a call about a place. */
export function callPath(path: string, place: string): string {
  const values = new URLSearchParams({ lang: pageData.lang, view: pageData.view, place });
  return `${path}?${values.toString()}`;
}

/** Places that the page has been at, by their fragment, with how far they were scrolled. */
const positions = new Map<string, number>();

/** Shows the place that the fragment of the address names; the last one that was asked for wins. */
export class ViewLoader {
  readonly #hooks: LoaderHooks;
  #wanted = 0;
  #shown = location.hash;
  #isLink = false;

  constructor(hooks: LoaderHooks) {
    this.#hooks = hooks;
    history.scrollRestoration = 'manual';
    document.addEventListener('click', ({ target }) => {
      if (target instanceof Element && target.closest('a[href^="#"]') !== null) this.#isLink = true;
    });
    window.addEventListener('hashchange', () => void this.#move());
    window.addEventListener('scroll', () => positions.set(this.#shown, scrollY), { passive: true });
  }

  get place(): string {
    return location.hash.slice(1);
  }

  async #move(): Promise<void> {
    const isLink = this.#isLink;
    this.#isLink = false;
    await this.load(isLink ? 0 : (positions.get(location.hash) ?? 0));
  }

  /** @param scroll where the page is scrolled to */
  async load(scroll: number): Promise<void> {
    const { hash } = location;
    const view = await this.#read();
    if (view === null) return;
    this.#shown = hash;
    element('top').innerHTML = view.top;
    element('rail').innerHTML = view.rail;
    element('view').innerHTML = view.main;
    document.title = view.title;
    this.#hooks.onShown(view, false);
    scrollTo(0, scroll);
    if (scroll === 0) document.querySelector<HTMLElement>('#view h1')?.focus({ preventScroll: true });
  }

  /** Draws the same place anew, with groups open or closed, and the focus where it was. */
  async refresh(): Promise<void> {
    const view = await this.#read(true);
    if (view === null) return;
    const focus = describeFocus();
    const closed = [...document.querySelectorAll<HTMLDetailsElement>('details[data-key]')].map(
      ({ dataset, open }) => [dataset['key'], open] as const,
    );
    element('top').innerHTML = view.top;
    element('rail').innerHTML = view.rail;
    element('view').innerHTML = view.main;
    for (const [key, isOpen] of closed) {
      const group = document.querySelector<HTMLDetailsElement>(
        `details[data-key="${CSS.escape(key ?? '')}"]`,
      );
      if (group !== null) group.open = isOpen;
    }
    this.#hooks.onShown(view, true);
    if (focus !== null) document.querySelector<HTMLElement>(focus)?.focus({ preventScroll: true });
  }

  async #read(isRefresh = false): Promise<SentView | null> {
    this.#wanted += 1;
    const number = this.#wanted;
    const body = document.body.classList;
    const busy = isRefresh ? undefined : setTimeout(() => body.add('is-loading'), BUSY_MS);
    const reply = await read<SentView>(callPath('/book/view', this.place));
    clearTimeout(busy);
    if (number !== this.#wanted) return null;
    body.remove('is-loading');
    if (reply.ok) return reply.value;
    if (!isRefresh) this.#fail();
    return null;
  }

  #fail(): void {
    const { failed, failedHint, retry } = pageData.texts;
    const box = make('div', 'empty');
    box.setAttribute('role', 'alert');
    const again = make('button', 'btn line', retry);
    again.type = 'button';
    again.addEventListener('click', () => void this.load(0));
    box.append(make('h1', '', failed), make('p', '', failedHint), again);
    element('view').replaceChildren(box);
  }
}

/** A selector of what has the focus, if it can be found again in a new drawing. */
function describeFocus(): string | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement.closest('#view,#rail,#top') === null)
    return null;
  const { event, market, pick } = activeElement.dataset;
  if (event !== undefined)
    return `.price[data-event="${event}"][data-market="${market ?? ''}"][data-pick="${pick ?? ''}"]`;
  const href = activeElement.getAttribute('href');
  return href === null
    ? activeElement.id === ''
      ? null
      : `#${activeElement.id}`
    : `a[href="${CSS.escape(href)}"]`;
}
