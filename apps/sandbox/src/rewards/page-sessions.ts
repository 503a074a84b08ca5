import type { Clock, IdMaker } from '@baize/clock';
import type { RewardTicket } from '@baize/providers';

import type { RewardView } from './reward-views.ts';

/** A page that is open, with the ticket of its address. */
export interface RewardPage {
  readonly key: string;
  readonly view: RewardView;
  readonly ticket: RewardTicket;
  /** `<siteId>-<userId>` */
  readonly player: string;
}

interface OpenPage extends RewardPage {
  readonly endsAt: number;
}

const PAGE_MS = 2 * 60 * 60_000;
const MAX_PAGES = 10_000;

/** The pages that are open. An address opens one, once; a page that ended asks its parent for another address. */
export class PageSessions {
  readonly #clock: Clock;
  readonly #ids: Pick<IdMaker, 'secret'>;
  readonly #pages = new Map<string, OpenPage>();
  /** Nonces by the moment until which their address would be good. */
  readonly #used = new Map<string, number>();

  constructor({ clock, ids }: { readonly clock: Clock; readonly ids: Pick<IdMaker, 'secret'> }) {
    this.#clock = clock;
    this.#ids = ids;
  }

  /** @returns null if the address was used before */
  open(ticket: RewardTicket, view: RewardView): RewardPage | null {
    const now = this.#clock.now().getTime();
    this.#forget(now);
    const nonce = `${ticket.key.id} ${ticket.nonce}`;
    if (this.#used.has(nonce)) return null;
    this.#used.set(nonce, ticket.expiresAt.getTime());
    const player = `${ticket.key.siteId}-${ticket.userId}`;
    const page = { key: this.#ids.secret(), view, ticket, player, endsAt: now + PAGE_MS };
    this.#pages.set(page.key, page);
    return page;
  }

  find(key: unknown): RewardPage | undefined {
    const page = typeof key === 'string' ? this.#pages.get(key) : undefined;
    return page && page.endsAt > this.#clock.now().getTime() ? page : undefined;
  }

  #forget(now: number): void {
    for (const [nonce, until] of this.#used) if (until <= now) this.#used.delete(nonce);
    // Pages are in the order in which they end.
    for (const [key, { endsAt }] of this.#pages) {
      if (endsAt > now && this.#pages.size < MAX_PAGES) return;
      this.#pages.delete(key);
    }
  }
}
