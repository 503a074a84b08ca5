import type { Book, BookEvent } from '../book.ts';
import type { MarketTexts } from '../client/market-words.ts';
import { type BookTexts, BOOK_TEXTS } from '../texts/book-texts.ts';
import { MARKET_TEXTS } from '../texts/market-texts.ts';

/** What all parts of a page are drawn from. */
export interface PageParts {
  readonly book: Book;
  readonly lang: 'tr' | 'en';
  readonly now: Date;
  readonly texts: BookTexts;
  readonly markets: MarketTexts;
  /** All events that are not over, and those that are going on, by their start. */
  readonly listed: readonly BookEvent[];
  readonly live: readonly BookEvent[];
}

export function pageParts(book: Book, now: Date, lang: 'tr' | 'en'): PageParts {
  let listed: readonly BookEvent[] | null = null;
  let live: readonly BookEvent[] | null = null;
  return {
    book,
    lang,
    now,
    texts: BOOK_TEXTS[lang],
    markets: MARKET_TEXTS[lang],
    // Many parts of a page need neither.
    get listed() {
      listed ??= book.list();
      return listed;
    },
    get live() {
      live ??= this.listed.filter(({ id, startsAt }) => startsAt <= now && book.status(id).phase === 'live');
      return live;
    },
  };
}

/** Replaces the placeholders of a text, such as `{n}`. */
export function fillText(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
