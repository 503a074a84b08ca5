import type { LaunchTicket } from '@baize/providers';

import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { SHELL_TEXTS, type ShellTexts } from './shell-texts.ts';
import {
  findStatement,
  type StatedFigures,
  type Statement,
  statedHtml,
  wordsOfStatement,
} from './stated-figures.ts';

/** Data in the document that every game's page reads. */
export interface ShellData<Own = unknown> {
  readonly lang: 'tr' | 'en';
  readonly mode: 'real' | 'demo' | 'replay';
  readonly currency: string;
  readonly parentOrigin: string;
  readonly texts: ShellTexts;
  /** Null for a game whose own page states its figures. */
  readonly stated: StatedFigures | null;
  /** The game's own data. */
  readonly own: Own;
}

/** What of a launch is shown around a game. */
export interface ShellTicket extends Pick<LaunchTicket, 'lang' | 'mode' | 'currency' | 'parentOrigin'> {
  readonly game: Pick<LaunchTicket['game'], 'name'> & Partial<Pick<LaunchTicket['game'], 'play'>>;
}

/** A game's page inside the common frame: its name, message, balance, win and rules are drawn around it. */
export interface Shell {
  readonly ticket: ShellTicket;
  /** Of the page's own style block; a page without properties has none. */
  readonly nonce?: string;
  /** Origin of styles and scripts, for a page that is shown by another; this one by default. */
  readonly origin?: string;
  /** Name of the kind of game, as `data-kind` of the body. */
  readonly kind: string;
  /** Addresses of its style sheets and of its script. */
  readonly styles: readonly string[];
  readonly script: string;
  /** Custom properties, such as colours; CSS that this server wrote. */
  readonly properties?: string;
  /** Address of a picture that is needed at once. */
  readonly preload?: string;
  /** What the game states about itself; that of what it plays by default. */
  readonly statement?: Statement;
  /** SVG of the game's name; the name as text by default. */
  readonly title?: string;
  /** HTML of the game, and of its controls in the bar below. */
  readonly stage: string;
  readonly controls: string;
  readonly data: unknown;
}

/** The document of a game. */
export function renderShell(shell: Shell): string {
  const { ticket, nonce, kind, properties, preload, title, origin = '' } = shell;
  const { game, lang, mode } = ticket;
  const texts = SHELL_TEXTS[lang];
  const statement = shell.statement ?? findStatement(game.play ?? null);
  const stated = statement && wordsOfStatement(statement, lang);
  const data: ShellData = {
    lang,
    mode,
    currency: ticket.currency,
    parentOrigin: ticket.parentOrigin,
    texts,
    stated,
    own: shell.data,
  };
  const head = pageHead({
    lang,
    title: game.name,
    styles: ['/studio/src/shell/shell.css', ...shell.styles],
    coversScreen: true,
    origin,
    extra: `${preload === undefined ? '' : `<link rel="preload" as="image" href="${escapeHtml(preload)}">`}${properties === undefined ? '' : `<style nonce="${nonce}">:root{${properties}}</style>`}`,
  });
  return `${head}
<body data-kind="${kind}" data-mode="${mode}">
<main class="game" aria-label="${escapeHtml(game.name)}">
<header class="head"><h1 class="title">${titleOf(game.name, title)}</h1>${mode === 'real' ? '' : `<p class="badge">${mode === 'replay' ? texts.replayBadge : texts.demoBadge}</p>`}</header>
<section class="stage" id="stage">${shell.stage}</section>
<p class="message" id="message" role="status" aria-live="polite">${texts.opening}</p>
<footer class="bar" id="bar">
<button class="round-button" id="info" type="button" aria-label="${texts.info}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 6h14M5 12h14M5 18h9"/></svg></button>
<div class="box credit"><span>${mode === 'real' ? texts.balance : texts.playMoney}</span><output id="credit" aria-live="off">–</output></div>
${statedHtml(stated)}
${shell.controls}
<div class="box win"><span id="win-label">${texts.win}</span><output id="win" aria-live="off">–</output></div>
</footer>
</main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"></dialog>
<script type="application/json" id="frame-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${origin}${shell.script}"></script>
</body>
</html>`;
}

/** The picture of a name is for eyes only. */
function titleOf(name: string, picture: string | undefined): string {
  const text = escapeHtml(name);
  if (picture === undefined) return text;
  return `<span class="spoken">${text}</span><span class="title-picture" aria-hidden="true">${picture}</span>`;
}
