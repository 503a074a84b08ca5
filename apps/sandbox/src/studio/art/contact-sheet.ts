import { atlasCells } from '@baize/art';

import { renderConsolePage } from '../../consoles/console-page.ts';
import { escapeHtml } from '../../consoles/html.ts';
import type { GameLooks } from './game-looks.ts';
import { lookProperties } from './look-style.ts';

interface Sheet {
  /** Codes. */
  games: readonly string[];
  page: number;
  pages: number;
}

/** Symbols of a sample board, row by row. */
const BOARD = ['aKSbJ', 'QWcAT', 'dJaeC'] as const;

/** Each game's tile beside its ground with a sample board, and all its symbols in the size of a phone's reel. */
export function drawContactSheet(looks: GameLooks, { games, page, pages }: Sheet): string {
  const links = Array.from({ length: pages }, (_, place) => place + 1).map((number) =>
    number === page ? `<b>${number}</b>` : `<a href="/studio/art?page=${number}">${number}</a>`,
  );
  return renderConsolePage({
    title: 'Art',
    intro: 'Each tile beside the ground and the symbols of its game.',
    body: `<link rel="stylesheet" href="/studio/art/atlas.css"><link rel="stylesheet" href="/studio/src/studio/art/sheet.css">
<p class="sheet-pages">${links.join(' ')}</p>
<ul class="sheet">${games.map((code) => drawGame(looks, code)).join('')}</ul>`,
  });
}

function drawGame(looks: GameLooks, code: string): string {
  const { picture, companions, scatter, lows } = looks.specOf(code);
  const cell = (symbol: string): string => `<i class="symbol s${cellOf(symbol)}"></i>`;
  const board = BOARD.map((row) => [...row].map((symbol) => `<span>${cell(symbol)}</span>`).join(''));
  const symbols = atlasCells.map((symbol) => cell(symbol));
  const facts = [picture.composition, picture.palette, picture.hero, ...companions, scatter, lows];
  return `<li style="${lookProperties(code, 'tr', looks)}">
<img class="sheet-cover" src="/studio/cover/${encodeURIComponent(code)}.svg" alt="" loading="lazy">
<div class="sheet-ground"><div class="sheet-title">${looks.title(code, picture.title, 'tr')}</div><div class="sheet-board">${board.join('')}</div></div>
<div class="sheet-symbols">${symbols.join('')}</div>
<p>${escapeHtml(`${code} ${picture.title}: ${facts.join(', ')}`)}</p></li>`;
}

function cellOf(symbol: string): number {
  return atlasCells.findIndex((cell) => cell === symbol);
}
