import type { BookSide } from '@baize/providers';

import { escapeHtml } from '../../consoles/html.ts';
import { crestShapes } from '../crests/crest.ts';
import { themeStyle } from '../embeds/book-theme.ts';
import type { BookVisit } from '../embeds/book-visit.ts';
import { renderEmbedData } from '../embeds/embed-data.ts';
import type { PageParts } from './book-page.ts';
import { bookFonts } from './book-fonts.ts';
import { type ClientTexts, clientTexts } from './client-texts.ts';
import { iconSprite } from './icons.ts';
import { hrefOf, type Place, readPlace } from './place.ts';
import { showPlace } from './show-place.ts';
import { renderSlip } from './slip-panel.ts';
import { SPORT_LOOKS } from './sport-looks.ts';
import { type ViewData, viewData } from './view-data.ts';

/** Data in the document that its scripts read. */
export interface BookPageData {
  readonly lang: 'tr' | 'en';
  readonly view: Place['view'];
  readonly decimalPoint: string;
  readonly texts: ClientTexts;
  readonly shown: ViewData;
  /** The fragment of the place that is shown, which the launch names; `#` is the start of the book. */
  readonly place: string;
  /** To be put on the slip as the page opens; null if the launch names none. `seen` is what it was offered at, if known. */
  readonly pick: {
    readonly eventId: number;
    readonly marketId: string;
    readonly pick: string;
    readonly seen: number | null;
  } | null;
}

export interface BookDocument {
  readonly visit: BookVisit;
  readonly parts: PageParts;
  /** Of the style block. */
  readonly nonce: string;
  readonly style: string;
  /** Address of the page's script. */
  readonly script: string;
}

/** The place that a launch names. */
export function placeOf({ ticket: { view, place } }: BookVisit): Place {
  const { event, league, sport } = place;
  const fields = {
    ...(event !== null && { event: String(event) }),
    ...(league !== null && { league }),
    ...(sport !== null && { sport }),
  };
  return readPlace(new URLSearchParams(fields).toString(), view);
}

const PICKS = { home: '1', draw: 'X', away: '2' } as const satisfies Record<BookSide, string>;

/** The pick on the result of its match that a launch names. */
function pickOf({ ticket: { place } }: BookVisit, { book }: PageParts): BookPageData['pick'] {
  const event = place.event === null ? null : book.find(place.event);
  if (event === null || place.pick === null) return null;
  const marketId = SPORT_LOOKS[event.league.sport].main.market;
  return { eventId: event.id, marketId, pick: PICKS[place.pick], seen: place.odd };
}

/** A page of the book: with its prices, and readable before its scripts have come. */
export function renderBook({ visit, parts, nonce, style, script }: BookDocument): string {
  const { ticket, origin } = visit;
  const { lang, texts } = parts;
  const opened = placeOf(visit);
  const { view: _, ...place } = opened;
  const view = showPlace(opened, parts);
  const data: BookPageData = {
    lang,
    view: ticket.view,
    decimalPoint: parts.markets.decimalPoint,
    texts: clientTexts(texts),
    shown: viewData(view, parts),
    place: hrefOf(place),
    pick: pickOf(visit, parts),
  };
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(view.title)}</title>
<style nonce="${nonce}">:root{${themeStyle(ticket.theme)}}${bookFonts(origin, ticket.theme['display'])}${style}</style>
<link rel="modulepreload" href="${origin}${script}">
</head>
<body class="book">
<button type="button" class="to-slip" id="to-slip">${texts.toSlip}</button>
<svg class="sprite" aria-hidden="true"><defs>${crestShapes()}</defs>${iconSprite()}</svg>
<div id="notice" role="status" hidden></div>
<div id="top">${view.top}</div>
<div class="bookgrid"><div id="rail">${view.rail}</div><main id="view">${view.main}</main><aside id="slip" aria-label="${texts.slip}">${renderSlip(lang)}</aside></div>
<div id="slip-bar"></div>
<p class="vh" id="spoken" role="status" aria-live="polite"></p>
${renderEmbedData(visit, parts.now)}
<script type="application/json" id="book-data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>
<script type="module" src="${origin}${script}"></script>
</body>
</html>`;
}
