import { escapeHtml } from '../../consoles/html.ts';
import { themeStyle } from '../embeds/book-theme.ts';
import type { BookVisit } from '../embeds/book-visit.ts';
import { renderEmbedData } from '../embeds/embed-data.ts';
import { BETS_TEXTS } from '../texts/bets-texts.ts';
import { bookFonts } from './book-fonts.ts';
import { slipSprite } from './slip-icons.ts';
import { renderSlipData } from './slip-panel.ts';

export interface BetsDocument {
  readonly visit: BookVisit;
  readonly now: Date;
  /** Of the style block. */
  readonly nonce: string;
  readonly style: string;
  /** Address of the page's script. */
  readonly script: string;
}

/** The page of a player's bets, before its script has read them. */
export function renderBetsPage({ visit, now, nonce, style, script }: BetsDocument): string {
  const { ticket, origin } = visit;
  const texts = BETS_TEXTS[ticket.lang];
  return `<!doctype html>
<html lang="${ticket.lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="robots" content="noindex">
<title>${escapeHtml(texts.title)}</title>
<style nonce="${nonce}">:root{${themeStyle(ticket.theme)}}${bookFonts(origin, ticket.theme['display'])}${style}</style>
<link rel="modulepreload" href="${origin}${script}">
</head>
<body class="book bets-page">
${renderBets(texts.title, texts.filterBy, texts.loading)}
${slipSprite()}${renderSlipData(ticket.lang)}${renderEmbedData(visit, now)}
<script type="module" src="${origin}${script}"></script>
</body>
</html>`;
}

function renderBets(title: string, filterBy: string, loading: string): string {
  return `<main class="bets is-whole">
<h1 class="spoken">${escapeHtml(title)}</h1>
<section class="bet-sums" id="bet-sums" hidden></section>
<div class="bet-filters" id="bet-filters" role="group" aria-label="${escapeHtml(filterBy)}" hidden></div>
<div class="bet-columns"><div id="bet-list"><div class="bets-skeleton" role="status"><span class="spoken">${escapeHtml(loading)}</span><i></i><i></i><i></i></div></div><div id="bet-detail"></div></div>
<p class="spoken" id="bets-status" role="status"></p>
</main>`;
}
