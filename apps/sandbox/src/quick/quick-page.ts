import type { QuickLaunch } from '@baize/providers';

import { escapeHtml } from '../consoles/html.ts';
import { pageHead } from '../consoles/page-head.ts';
import { SHORTEST_GAME_MS } from '../wire/game-pace.ts';
import { PAYS_PERCENT, type QuickKind, type QuickSide } from './quick-games.ts';
import { QUICK_TEXTS, type QuickTexts } from './quick-texts.ts';

/** Data in the document for the page's script. */
export interface QuickPageData {
  readonly lang: 'tr' | 'en';
  readonly kind: QuickKind;
  readonly isDemo: boolean;
  readonly currency: string;
  readonly parentOrigin: string;
  /** The signed form of the launch. */
  readonly search: string;
  /** Origin of the API; empty for that of the page. */
  readonly origin: string;
  /** From the start of a game to the start of the next one. */
  readonly shortestGameMs: number;
  readonly texts: QuickTexts;
}

/** A quick game to draw. */
export interface QuickTable extends Pick<QuickPageData, 'search' | 'origin'> {
  readonly launch: QuickLaunch;
  readonly kind: QuickKind;
}

/** The document of a quick game. */
export function renderQuickPage(table: QuickTable): string {
  const { launch, origin } = table;
  const { language: lang, gameName: title } = launch;
  return `${pageHead({ lang, title, styles: ['/studio/src/quick/quick.css'], coversScreen: true, origin })}
<body>
${renderTable(table)}
</body>
</html>`;
}

function renderTable({ launch, kind, search, origin }: QuickTable): string {
  const { gameName, language: lang, mode, currency, lobbyUrl, rtp } = launch;
  const texts = QUICK_TEXTS[lang];
  const isDemo = mode === 'demo';
  const parentOrigin = new URL(lobbyUrl).origin;
  const shortestGameMs = SHORTEST_GAME_MS.other;
  const pace = texts.pace.replace('{seconds}', String(shortestGameMs / 1_000));
  const data: QuickPageData = {
    lang,
    kind,
    isDemo,
    currency,
    parentOrigin,
    search,
    origin,
    shortestGameMs,
    texts,
  };
  const format = (value: number, digits: number) =>
    new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', { minimumFractionDigits: digits }).format(value);
  const percent = format(rtp / 100, 2);
  const pays = texts.pays
    .replace('{times}', format(PAYS_PERCENT / 100, 2))
    .replace('{rtp}', lang === 'tr' ? `%${percent}` : `${percent}%`);
  return `<main class="table" data-kind="${kind}">
<header><h1>${escapeHtml(gameName)}</h1>${isDemo ? `<p class="badge">${texts.demo}</p>` : ''}</header>
<div class="stage" id="stage" aria-hidden="true">${kind === 'coin' ? coinFaces : cardFaces}</div>
<p class="message" id="message" role="status" aria-live="polite">${texts.opening}</p>
<fieldset class="choices" id="choices"><legend>${texts.choose[kind]}</legend>
${renderChoices(kind, lang)}
</fieldset>
<footer>
<div class="box"><span>${isDemo ? texts.playMoney : texts.balance}</span><output id="balance">–</output></div>
<div class="box stake"><button id="less" type="button" aria-label="${texts.lower}" disabled>−</button><div><span>${texts.stake}</span><output id="stake">–</output></div><button id="more" type="button" aria-label="${texts.raise}" disabled>+</button></div>
<button class="play" id="play" type="button" aria-describedby="pace" disabled>${texts.play}<span id="wait" aria-hidden="true"></span></button>
</footer>
<p class="pays">${pays}<br><span id="pace">${pace}</span></p>
<p class="unseen" id="ready" role="status"></p>
</main>
<script type="application/json" id="frame-data">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${origin}/studio/src/quick/client/quick-page.ts"></script>`;
}

/** In the order of the question: Turkish asks for tails first. */
function renderChoices(kind: QuickKind, lang: QuickPageData['lang']): string {
  const sides: readonly QuickSide[] =
    kind === 'coin' && lang === 'tr' ? ['second', 'first'] : ['first', 'second'];
  return sides
    .map((side, position) => {
      const checked = position === 0 ? ' checked' : '';
      const mark = `<i class="mark ${side}" aria-hidden="true"></i>`;
      const label = QUICK_TEXTS[lang][side][kind];
      return `<label><input type="radio" name="choice" value="${side}"${checked}><span>${mark}${label}</span></label>`;
    })
    .join('\n');
}

const coinFaces = `<div class="coin" id="piece"><svg class="face first" viewBox="0 0 100 100"><circle cx="50" cy="50" r="47"/><circle class="ring" cx="50" cy="50" r="39"/><path class="relief" d="M50 20l8.6 19.4 21.1 2.2-15.8 14.1 4.5 20.8L50 65.8 31.6 76.5l4.5-20.8-15.8-14.1 21.1-2.2z"/></svg><svg class="face second" viewBox="0 0 100 100"><circle cx="50" cy="50" r="47"/><circle class="ring" cx="50" cy="50" r="39"/><path class="relief" d="M45 25h9v46h10v6H34v-6h11V37l-9 4v-9z"/></svg></div>`;

const cardFaces = `<div class="card" id="piece"><div class="face back"></div><div class="face front"><b id="rank"></b><span id="suit"></span><b id="rank-below"></b></div></div>`;
