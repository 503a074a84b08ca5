import { highestStakeMinor, crashTerms } from '@baize/games';
import type { LaunchTicket } from '@baize/providers';

import { renderShell } from '../shell/render-shell.ts';
import { CRASH_TEXTS, type CrashTexts } from './crash-texts.ts';
import { airship, drawBackdrop } from './draw-sky.ts';
import type { FlightLook } from './flight-look.ts';
import { BETTING_MS } from './house-rules.ts';

/** The game's own data in its document. */
export interface CrashPageData {
  readonly texts: CrashTexts;
  readonly bettingMs: number;
  /** In hundredths. */
  readonly cap: number;
  readonly edgeBasisPoints: number;
  /** In minor units; with more, the cap would pay more than the wallet books. */
  readonly highestStake: number;
}

export function renderCrashPage(ticket: LaunchTicket, nonce: string, look: FlightLook): string {
  const texts = CRASH_TEXTS[ticket.lang];
  const highestStake = Number(highestStakeMinor(crashTerms.cap));
  const data: CrashPageData = { texts, bettingMs: BETTING_MS, ...crashTerms, highestStake };
  return renderShell({
    ticket,
    nonce,
    kind: 'crash',
    styles: ['crash', 'bets', 'verify'].map((name) => `/studio/src/crash/${name}.css`),
    script: '/studio/src/crash/client/crash-page.ts',
    properties: `--board:#161f35;--bar:#0c1222;--sky:${look.colors.dark};--accent:#35c98b;--line:#ffffff24;`,
    stage: renderStage(texts, look),
    controls: `<div class="panels" id="panels">${renderPanel(1, texts)}${renderPanel(2, texts)}</div>`,
    data,
  });
}

const SHIELD =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 3l7.5 3v5.5c0 4.5-3 7.6-7.500 9.500-4.500-1.900-7.500-5-7.500-9.500V6z"/><path d="m8.700 12 2.300 2.300 4.400-4.600"/></svg>';
const PEOPLE =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="9" cy="8" r="3.500"/><path d="M2.500 20c0-3.600 2.900-6 6.500-6s6.500 2.400 6.500 6M16 5a3.200 3.200 0 0 1 0 6M18 14.500c2.200.7 3.500 2.700 3.500 5"/></svg>';

function renderStage(texts: CrashTexts, look: FlightLook): string {
  const { craft } = look;
  return `<div class="crash" id="crash">
<div class="past"><ol id="past" tabindex="0" aria-label="${texts.past}"></ol>
<button class="chip" id="open-players" type="button" aria-expanded="false" aria-controls="players">${PEOPLE}<span>${texts.players}</span><b id="players-count">0</b></button>
<button class="chip" id="open-fair" type="button">${SHIELD}<span>${texts.fair}</span><code id="commitment"></code></button></div>
<div class="sky" id="sky" data-phase="waiting">${drawBackdrop(look)}<canvas class="curve" id="curve" aria-hidden="true"></canvas>
<div class="craft${craft === null ? '' : ' emblem'}" id="craft" aria-hidden="true">${craft === null ? airship : `<img src="${craft}" alt="">`}</div>
<div class="reading"><p class="multiplier" id="multiplier" aria-hidden="true"></p><p class="caption" id="caption"></p></div>
<p class="spoken" id="spoken" role="status"></p></div>
<section class="players" id="players" aria-labelledby="players-title"><h2 id="players-title">${texts.players}</h2><p class="sum" id="players-sum"></p>
<ul id="players-list" tabindex="0" aria-labelledby="players-title"></ul></section>
</div>`;
}

/** A bet of the page; the second one is shown when the player wants it. */
function renderPanel(slot: 1 | 2, texts: CrashTexts): string {
  const name = slot === 1 ? texts.first : texts.second;
  return `<section class="panel" id="panel-${slot}" aria-label="${name}">
<div class="stepper"><button type="button" class="less" aria-label="${texts.less}">−</button><label><span>${texts.stake}</span><input class="stake" inputmode="decimal" autocomplete="off" aria-describedby="message"></label><button type="button" class="more" aria-label="${texts.more1}">+</button></div>
<div class="quick"></div>
<div class="auto"><button type="button" class="switch" role="switch" aria-checked="false"><i></i><span>${texts.auto}</span></button><label class="target"><input class="at" inputmode="decimal" autocomplete="off" aria-label="${texts.target}" aria-describedby="message" disabled><span aria-hidden="true">×</span></label></div>
<button type="button" class="go"><small></small><b></b></button>
${slot === 1 ? `<button type="button" class="second" id="second" aria-expanded="false" aria-controls="panel-2">${texts.addSecond}</button>` : ''}
</section>`;
}
