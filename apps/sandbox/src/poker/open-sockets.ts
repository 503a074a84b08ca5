/** Of one player at one table; a further one closes the oldest. */
export const MOST_PAGES = 4;
/** More than anyone can tap in all pages together; the rest of a second is not read. */
export const MOST_MESSAGES_PER_SECOND = 20;

interface OwnedPage {
  readonly table: { readonly key: string };
  readonly member: { readonly owner: string };
}

/** The connected pages of all players, and how much each player sends. */
export class OpenSockets<Page extends OwnedPage> {
  readonly #pages = new Set<Page>();
  /** By owner, how many messages came within a second; it is not forgotten with the last page, which may come again at once. */
  readonly #sent = new Map<string, { readonly second: number; count: number }>();

  /** @returns the oldest page of the player at the table if there are too many now; it is no longer among them */
  add(page: Page): Page | null {
    this.#pages.add(page);
    const own = [...this.#pages].filter(
      ({ table, member }) => table.key === page.table.key && member.owner === page.member.owner,
    );
    const [oldest] = own;
    if (oldest === undefined || own.length <= MOST_PAGES) return null;
    this.#pages.delete(oldest);
    return oldest;
  }

  remove(page: Page): void {
    this.#pages.delete(page);
  }

  /** Counts a message. @param nowMs of a clock that only goes forward */
  isTooFast({ member: { owner } }: Page, nowMs: number): boolean {
    const second = Math.floor(nowMs / 1_000);
    const known = this.#sent.get(owner);
    const sent = known?.second === second ? known : { second, count: 0 };
    sent.count += 1;
    this.#sent.set(owner, sent);
    return sent.count > MOST_MESSAGES_PER_SECOND;
  }
}
