import { highestStakeMinor } from '@baize/games';
import { OPTION_SECONDS, type OptionMath, optionMath, type OptionSeconds } from '@baize/games/binary-option';
import type { LaunchTicket } from '@baize/providers';

import { renderShell } from '../shell/render-shell.ts';
import { stakeFieldHtml } from '../shell/stake-field.ts';
import { BINARY_TEXTS, type BinaryTexts } from './binary-texts.ts';
import type { PriceScale } from './client/price-text.ts';
import { MOST_OPEN_BETS, optionTerms, PRICE_SCALE, priceTerms, SESSION_TICKS } from './house-rules.ts';

/** What a launch names. */
export const BINARY_PLAY = 'binary';

/** The game's own data in its document. */
export interface BinaryPageData {
  readonly texts: BinaryTexts;
  /** In hundredths of the stake. */
  readonly pays: number;
  readonly ticksPerSecond: number;
  readonly scale: PriceScale;
  readonly mostTicks: number;
  readonly mostOpenBets: number;
  /** In minor units; with more, a win would be more than the wallet books. */
  readonly highestStake: number;
  readonly math: readonly ({ readonly seconds: OptionSeconds } & OptionMath)[];
}

export function renderBinaryPage(ticket: LaunchTicket, nonce: string): string {
  const texts = BINARY_TEXTS[ticket.lang];
  const data: BinaryPageData = {
    texts,
    pays: optionTerms.pays,
    ticksPerSecond: priceTerms.ticksPerSecond,
    scale: PRICE_SCALE,
    mostTicks: SESSION_TICKS,
    mostOpenBets: MOST_OPEN_BETS,
    highestStake: Number(highestStakeMinor(optionTerms.pays)),
    math: OPTION_SECONDS.map((seconds) => ({ seconds, ...optionMath(seconds, priceTerms, optionTerms) })),
  };
  return renderShell({
    ticket,
    nonce,
    kind: 'binary',
    styles: [
      '/studio/src/shell/controls.css',
      '/studio/src/binary/binary.css',
      '/studio/src/crash/verify.css',
    ],
    script: '/studio/src/binary/client/binary-page.ts',
    properties: '--board:#111a2c;--bar:#0a101d;--sky:#0c1424;--accent:#7fb4ff;--line:#ffffff24;',
    stage: renderStage(texts),
    controls: renderControls(ticket.lang, texts),
    data,
  });
}

function renderStage(texts: BinaryTexts): string {
  return `<div class="binary" id="binary">
<section class="market" aria-label="${texts.market}">
<div class="quote"><p><span>${texts.simulated}</span><output id="price" aria-live="off">–</output></p>
<button class="chip" id="open-fair" type="button"><span>${texts.fair}</span><code id="commitment"></code></button></div>
<canvas id="chart" role="img" aria-label="${texts.chart}"></canvas>
<p class="risk">${texts.risk}</p>
</section>
<section class="own" aria-labelledby="own-title"><h2 id="own-title">${texts.own}</h2>
<ul id="own" tabindex="0" aria-labelledby="own-title"></ul></section>
</div>`;
}

function renderControls(lang: 'tr' | 'en', texts: BinaryTexts): string {
  const choices = OPTION_SECONDS.map(
    (seconds, index) =>
      `<label><input type="radio" name="seconds" value="${seconds}"${index === 0 ? ' checked' : ''}><span>${texts.seconds[seconds]}</span></label>`,
  ).join('');
  return `${stakeFieldHtml(lang)}
<fieldset class="seconds"><legend>${texts.time}</legend><div>${choices}</div></fieldset>
<div class="directions"><button type="button" class="go up" id="up" disabled><small></small><b>▲ ${texts.up}</b></button><button type="button" class="go down" id="down" disabled><small></small><b>▼ ${texts.down}</b></button></div>`;
}
