import type { Clock } from '@baize/clock';
import type { Offer } from '@baize/games/sports';

import type { SocketPeer } from '../../feeds/socket/socket-peer.ts';
import type { Book, BookChange, BookEvent } from '../book.ts';
import type { EventFacts } from '../client/event-facts.ts';
import { pageParts, type PageParts } from '../pages/book-page.ts';
import { describeEvent } from '../pages/event-facts.ts';
import { listEvent } from '../pages/event-row.ts';
import { eventHead } from '../pages/event-view.ts';
import { rowOffers } from '../pages/offers.ts';
import type { ChangedEvent, FollowMessage } from './book-messages.ts';
import { FollowedEvent, type PriceChanges } from './followed-event.ts';

interface Page {
  readonly lang: 'tr' | 'en';
  rows: ReadonlySet<number>;
  whole: ReadonlySet<number>;
}

interface Followed {
  readonly event: BookEvent;
  readonly prices: FollowedEvent;
  readonly pages: Set<SocketPeer>;
  version: number;
  facts: Readonly<Record<'tr' | 'en', EventFacts>>;
  /** Changes whenever the head or tracker does. */
  moment: string;
}

interface HubParts {
  readonly book: Book;
  readonly clock: Clock;
}

/**
 * What open pages follow. All changes of a tick go to a page in one message, each match's as a text that is written once for
 * all pages that show it alike.
 */
export class BookHub {
  readonly #book: Book;
  readonly #clock: Clock;
  readonly #pages = new Map<SocketPeer, Page>();
  readonly #followed = new Map<number, Followed>();
  readonly #changed = new Set<number>();
  #hasNewList = false;
  #endWatch: (() => void) | null = null;

  constructor({ book, clock }: HubParts) {
    this.#book = book;
    this.#clock = clock;
  }

  open(peer: SocketPeer, lang: 'tr' | 'en'): void {
    this.#pages.set(peer, { lang, rows: new Set(), whole: new Set() });
    this.#endWatch ??= this.#book.watch((changes) => this.#notice(changes));
  }

  close(peer: SocketPeer): void {
    const page = this.#pages.get(peer);
    if (page === undefined) return;
    this.#leave(peer, page);
    this.#pages.delete(peer);
    if (this.#pages.size > 0) return;
    // Nobody looks: the book has nothing to compute.
    this.#endWatch?.();
    this.#endWatch = null;
    this.#changed.clear();
  }

  /** From now on the page gets changes of these matches; those that it knows in an older version it gets at once. */
  follow(peer: SocketPeer, { rows, whole }: FollowMessage): void {
    const page = this.#pages.get(peer);
    if (page === undefined) return;
    this.#leave(peer, page);
    page.rows = new Set(rows.map(([id]) => id));
    page.whole = new Set(whole.map(([id]) => id));
    const texts = new Map<number, string>();
    for (const [id, version] of [...rows, ...whole]) {
      const followed = this.#join(id, peer);
      if (followed === null) continue;
      const isWhole = page.whole.has(id);
      if (followed.version !== version) texts.set(id, this.#firstText(followed, isWhole, page.lang));
    }
    // A page without news hears that it is connected all the same.
    send(peer, [...texts.values()], false);
  }

  /** Sends what has changed since the last tick. */
  tick(): void {
    if (this.#changed.size === 0 && !this.#hasNewList) return;
    const byPage = new Map<SocketPeer, string[]>();
    for (const id of this.#changed) {
      const followed = this.#followed.get(id);
      if (followed !== undefined) this.#write(followed, byPage);
    }
    this.#changed.clear();
    for (const peer of this.#pages.keys()) {
      const texts = byPage.get(peer) ?? [];
      if (texts.length > 0 || this.#hasNewList) send(peer, texts, this.#hasNewList);
    }
    this.#hasNewList = false;
  }

  /** Says to all pages that their prices are the book's at present. */
  greet(): void {
    for (const peer of this.#pages.keys()) send(peer, [], false);
  }

  #notice(changes: readonly BookChange[]): void {
    for (const { event, kinds } of changes) {
      if (this.#followed.has(event.id)) this.#changed.add(event.id);
      // What is now listed differently is seen by those who do not follow it, too.
      if (kinds.has('ended') || this.#hasJustBegun(event)) this.#hasNewList = true;
    }
  }

  #hasJustBegun({ id, startsAt }: BookEvent): boolean {
    const ageMs = this.#clock.now().getTime() - startsAt.getTime();
    return ageMs >= 0 && ageMs < JUST_BEGUN_MS && this.#book.status(id).phase === 'live';
  }

  #write(followed: Followed, byPage: Map<SocketPeer, string[]>): void {
    const { event, pages } = followed;
    const { version, offers } = this.#book.snapshot(event.id);
    const changes = followed.prices.update(offers);
    followed.version = version;
    const before = followed.facts;
    followed.facts = this.#factsOf(event);
    const moment = momentOf(this.#book, event, offers);
    const hasMoved = moment !== followed.moment;
    followed.moment = moment;
    const texts = new Map<string, string>();
    for (const peer of pages) {
      const page = this.#pages.get(peer);
      if (page === undefined) continue;
      const isWhole = page.whole.has(event.id);
      const key = `${page.lang} ${isWhole}`;
      const hasFacts = JSON.stringify(before[page.lang]) !== JSON.stringify(followed.facts[page.lang]);
      const text =
        texts.get(key) ??
        this.#writeChange(followed, changes, { lang: page.lang, isWhole, hasFacts, hasMoved });
      texts.set(key, text);
      if (text === '') continue;
      const list = byPage.get(peer) ?? [];
      list.push(text);
      byPage.set(peer, list);
    }
  }

  /** Empty if a page with this form of the match sees no difference. */
  #writeChange(
    { event, version, facts }: Followed,
    { whole, row, rowMarkets }: PriceChanges,
    { lang, isWhole, hasFacts, hasMoved }: ChangeForm,
  ): string {
    const markets = isWhole ? whole : row;
    if (markets.length === 0 && !hasFacts && !(isWhole && hasMoved)) return '';
    const changed: ChangedEvent = {
      id: event.id,
      version,
      markets,
      isWhole: false,
      ...(row.length > 0 && { row: rowMarkets }),
      ...(hasFacts && { facts: facts[lang] }),
      ...(isWhole && hasMoved && { match: this.#drawMatch(event, lang) }),
    };
    return JSON.stringify(changed);
  }

  #join(id: number, peer: SocketPeer): Followed | null {
    const known = this.#followed.get(id);
    if (known !== undefined) {
      known.pages.add(peer);
      return known;
    }
    const event = this.#book.find(id);
    if (event === null) return null;
    const prices = new FollowedEvent(event.league.sport);
    const { version, offers } = this.#book.snapshot(id);
    prices.update(offers);
    const moment = momentOf(this.#book, event, offers);
    const followed = { event, prices, pages: new Set([peer]), version, facts: this.#factsOf(event), moment };
    this.#followed.set(id, followed);
    return followed;
  }

  #leave(peer: SocketPeer, { rows, whole }: Page): void {
    for (const id of [...rows, ...whole]) {
      const followed = this.#followed.get(id);
      followed?.pages.delete(peer);
      if (followed?.pages.size === 0) this.#followed.delete(id);
    }
  }

  #firstText(followed: Followed, isWhole: boolean, lang: 'tr' | 'en'): string {
    const { event, version, prices, facts } = followed;
    const { row, rowMarkets } = prices.ofRow();
    const changed: ChangedEvent = {
      id: event.id,
      version,
      markets: isWhole ? prices.all() : row,
      isWhole,
      row: rowMarkets,
      facts: facts[lang],
      ...(isWhole && { match: this.#drawMatch(event, lang) }),
    };
    return JSON.stringify(changed);
  }

  #factsOf(event: BookEvent): Followed['facts'] {
    const status = this.#book.status(event.id);
    return {
      tr: describeEvent(event, status, this.#parts('tr')),
      en: describeEvent(event, status, this.#parts('en')),
    };
  }

  #drawMatch(event: BookEvent, lang: 'tr' | 'en'): string {
    const parts = this.#parts(lang);
    return eventHead(listEvent(event, parts), parts);
  }

  #parts(lang: 'tr' | 'en'): PageParts {
    return pageParts(this.#book, this.#clock.now(), lang);
  }
}

const JUST_BEGUN_MS = 5_000;

/** All that the head and tracker show, as a text that differs when they do. */
function momentOf(book: Book, { id, league }: BookEvent, offers: readonly Offer[]): string {
  const { phase, isSuspended, tracker } = book.status(id);
  const { main } = rowOffers(offers, league.sport);
  const chances = main?.picks.map(({ chance }) => Math.round(chance * 100));
  if (tracker === null) return JSON.stringify([phase, isSuspended, chances]);
  const { minute, part, score, points, server, incidents, counts } = tracker;
  return JSON.stringify([
    [phase, isSuspended, chances],
    [minute, part, score, points, server, incidents.length, counts],
  ]);
}

interface ChangeForm {
  readonly lang: 'tr' | 'en';
  readonly isWhole: boolean;
  readonly hasFacts: boolean;
  readonly hasMoved: boolean;
}

/** @param events each a change, written as JSON */
function send(peer: SocketPeer, events: readonly string[], hasNewList: boolean): void {
  peer.sendText(`{"type":"changes","events":[${events.join(',')}]${hasNewList ? ',"hasNewList":true' : ''}}`);
}
