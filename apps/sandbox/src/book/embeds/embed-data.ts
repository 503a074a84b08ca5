import type { SportsbookView } from '@baize/providers';

import type { BookLaunch, BookVisit } from './book-visit.ts';

/** What the scripts of a page know of how it was opened. */
export interface EmbedData {
  readonly launch: BookLaunch;
  readonly view: SportsbookView;
  readonly lang: 'tr' | 'en';
  readonly currency: string;
  readonly parentOrigin: string;
  /** Of the server; empty if it is the document's. */
  readonly origin: string;
  /** Whether the launch opens a session by itself. */
  readonly hasToken: boolean;
  /** Of the brand and provider: what is saved for one is not for another. */
  readonly keyId: string;
  /** The server's time when the page was written, in milliseconds since 1970: a device's clock may be a day off. */
  readonly nowMs: number;
}

export function embedDataOf({ ticket, launch, origin }: BookVisit, now: Date): EmbedData {
  const { view, lang, currency, parentOrigin, token, key } = ticket;
  return {
    launch,
    view,
    lang,
    currency,
    parentOrigin,
    origin,
    hasToken: token !== null,
    keyId: key.id,
    nowMs: now.getTime(),
  };
}

/** The element that the scripts read it from. */
export function renderEmbedData(visit: BookVisit, now: Date): string {
  const json = JSON.stringify(embedDataOf(visit, now)).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="embed-data">${json}</script>`;
}
