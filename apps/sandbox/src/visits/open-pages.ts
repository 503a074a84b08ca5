/** Of each kind of money. */
const MAX_PAGES = 5_000;

interface OpenPage {
  /** Bearer token of the page. */
  readonly playKey: string;
  /** Null for play money. */
  readonly wallet: object | null;
}

/**
 * Open game pages by their token. If there are too many, those that were not used the longest are dropped; pages with play
 * money, which anyone can open, only make room for each other.
 */
export class OpenPages<Page extends OpenPage> {
  readonly #real = new Map<string, Page>();
  readonly #fun = new Map<string, Page>();

  add(page: Page): void {
    const pages = this.#pagesLike(page);
    pages.set(page.playKey, page);
    const [oldest] = pages.keys();
    if (pages.size > MAX_PAGES && oldest !== undefined) pages.delete(oldest);
  }

  /** The page is the newest from now on. */
  find(playKey: string): Page | null {
    const page = this.#real.get(playKey) ?? this.#fun.get(playKey);
    if (page === undefined) return null;
    const pages = this.#pagesLike(page);
    pages.delete(playKey);
    pages.set(playKey, page);
    return page;
  }

  remove({ playKey }: OpenPage): void {
    this.#real.delete(playKey);
    this.#fun.delete(playKey);
  }

  /** The page of a request by its `authorization: Bearer` header; null without a known one. */
  authorized(header: string | undefined): Page | null {
    const [scheme, playKey] = (header ?? '').split(' ');
    return scheme === 'Bearer' && playKey !== undefined ? this.find(playKey) : null;
  }

  #pagesLike({ wallet }: Page): Map<string, Page> {
    return wallet === null ? this.#fun : this.#real;
  }
}
