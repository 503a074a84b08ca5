import type { LaunchTicket } from '@baize/providers';

import { escapeHtml } from '../../consoles/html.ts';
import { pageHead } from '../../consoles/page-head.ts';
import { jackpotShare, networkFor } from '../../feeds/jackpots/pool-plan.ts';
import type { SlotModel } from '../math/slot-model.ts';
import type { Theme } from '../themes/theme.ts';
import { FRAME_TEXTS } from './frame-texts.ts';

/** Data in the document for the page's scripts. */
export interface FrameData {
  lang: 'tr' | 'en';
  mode: 'real' | 'demo' | 'replay';
  currency: string;
  parentOrigin: string;
  rtpBasisPoints: number;
  /** Share of each bet for a jackpot; 0 without one. */
  jackpotBasisPoints: number;
  model: Pick<
    SlotModel,
    'rows' | 'lines' | 'linePays' | 'scatterPays' | 'freeGameMultiplier' | 'highestReturn'
  > & {
    /** The strips shown while the reels spin; the server decides where they stop. */
    strips: SlotModel['strips']['lean'];
  };
  texts: (typeof FRAME_TEXTS)['tr'];
}

export interface FramePage {
  ticket: LaunchTicket;
  theme: Theme;
  model: SlotModel;
  /** For the page's own style block. */
  nonce: string;
}

/** The document of a slot. */
export function renderFramePage({ ticket, theme, model, nonce }: FramePage): string {
  const { game, lang, mode } = ticket;
  const texts = FRAME_TEXTS[lang];
  const title = escapeHtml(game.name);
  const badge = { real: null, demo: texts.demoBadge, replay: texts.replayBadge }[mode];
  const data: FrameData = {
    lang,
    mode,
    currency: ticket.currency,
    parentOrigin: ticket.parentOrigin,
    rtpBasisPoints: game.rtpBasisPoints,
    jackpotBasisPoints: jackpotShare(networkFor(game, ticket.currency)),
    model: {
      rows: model.rows,
      lines: model.lines,
      linePays: model.linePays,
      scatterPays: model.scatterPays,
      freeGameMultiplier: model.freeGameMultiplier,
      highestReturn: model.highestReturn,
      strips: model.strips.lean,
    },
    texts,
  };
  const head = pageHead({
    lang,
    title: game.name,
    styles: ['/studio/frame/game.css', '/studio/frame/board.css'],
    coversScreen: true,
    extra: `<link rel="preload" as="image" href="${escapeHtml(atlasPath(theme, game.heroSymbol))}">
<style nonce="${nonce}">${themeStyle(theme, game, model)}</style>`,
  });
  return `${head}
<body data-lettering="${theme.lettering}" data-mode="${mode}">
<main class="game" aria-label="${title}">
<header class="head">
<h1 class="title"><span>${escapeHtml(game.name.toLocaleUpperCase(lang))}</span></h1>
${badge === null ? '' : `<p class="badge">${badge}</p>`}
</header>
<section class="board" aria-label="${texts.reels}"><div class="reels" id="reels"></div><svg class="lines" id="lines" aria-hidden="true"></svg><p class="series" id="series" hidden></p></section>
<p class="message" id="message" role="status" aria-live="polite">${texts.opening}</p>
<footer class="bar">
<button class="round-button" id="info" type="button" aria-label="${texts.info}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="M5 6h14M5 12h14M5 18h9"/></svg></button>
<div class="box credit"><span>${mode !== 'real' ? texts.playMoney : texts.credit}</span><output id="credit">–</output></div>
<div class="box stake"><button id="less" type="button" aria-label="${texts.lowerStake}" disabled>−</button><div><span>${texts.stake}</span><output id="stake">–</output></div><button id="more" type="button" aria-label="${texts.raiseStake}" disabled>+</button></div>
<div class="box win"><span>${texts.win}</span><output id="win">–</output></div>
<button class="spin" id="spin" type="button" aria-label="${texts.spin}" disabled><svg viewBox="0 0 48 48" aria-hidden="true"><path d="M38 24a14 14 0 1 1-4.6-10.4"/><path d="M35 5v10H25"/></svg></button>
</footer>
</main>
<dialog class="sheet" id="sheet" aria-labelledby="sheet-title"></dialog>
<script type="application/json" id="frame-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="/studio/client/game-page.ts"></script>
</body>
</html>`;
}

function atlasPath(theme: Theme, heroSymbol: string | null): string {
  return `/studio/atlas/${theme.id}.svg${heroSymbol === null ? '' : `?hero=${encodeURIComponent(heroSymbol)}`}`;
}

function themeStyle(theme: Theme, game: LaunchTicket['game'], model: SlotModel): string {
  const [cellTop, cellLow] = theme.cell;
  return `:root{--board:${theme.board};--bar:${theme.bar};--cell-top:${cellTop};--cell-low:${cellLow};--accent:${theme.accent};--sky:${theme.sky[0]};--reels:${model.strips.lean.length};--rows:${model.rows};--atlas:url(${atlasPath(theme, game.heroSymbol)});--scene:url(/studio/scene/${theme.id}.svg?game=${encodeURIComponent(game.code)})}`;
}
