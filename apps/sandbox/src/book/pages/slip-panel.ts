import { escapeHtml } from '../../consoles/html.ts';
import type { MarketTexts } from '../client/market-words.ts';
import { MARKET_TEXTS } from '../texts/market-texts.ts';
import { SLIP_TEXTS, type SlipTexts } from '../texts/slip-texts.ts';
import { BETS_TEXTS, type BetsTexts } from '../texts/bets-texts.ts';
import { slipIcon, slipSprite } from './slip-icons.ts';

/** What the scripts of the slip and of the bets read from the document. */
export interface SlipData {
  readonly texts: SlipTexts;
  readonly bets: BetsTexts;
  readonly markets: MarketTexts;
}

/**
 * The content of the panel beside the page, before its script has come: an empty slip. The panel is the element `slip`, with
 * the empty bar `slip-bar` next to it.
 */
export function renderSlip(lang: 'tr' | 'en'): string {
  const texts = SLIP_TEXTS[lang];
  const button = (id: string, label: string, icon: string, extra = '') =>
    `<button type="button" class="slip-icon-button" id="${id}" aria-label="${escapeHtml(label)}"${extra}>${slipIcon(icon)}</button>`;
  const tab = (name: 'slip' | 'bets', label: string, extra: string) =>
    `<button type="button" role="tab" class="slip-tab" id="${name}-tab" aria-controls="${name}-body" ${extra}>${escapeHtml(label)}`;
  return `<section class="slip" aria-label="${escapeHtml(texts.panel)}">
<header class="slip-head"><div class="slip-tabs" role="tablist" aria-label="${escapeHtml(texts.panel)}">
${tab('slip', texts.slip, 'aria-selected="true"')}<span class="slip-count" id="slip-count" hidden>0</span></button>
${tab('bets', texts.myBets, 'aria-selected="false" tabindex="-1" hidden')}<span class="slip-count is-quiet" id="bets-count" hidden>0</span></button>
</div>${button('slip-clear', texts.clear, 'trash', ' hidden')}${button('slip-close', texts.closeSlip, 'chevron')}</header>
<div class="slip-body" id="slip-body" role="tabpanel" aria-labelledby="slip-tab"><div class="slip-empty">${slipIcon('ticket')}<b>${escapeHtml(texts.empty.title)}</b><p>${escapeHtml(texts.empty.text)}</p></div></div>
<div class="slip-body" id="bets-body" role="tabpanel" aria-labelledby="bets-tab" hidden></div>
<p class="spoken" id="slip-status" role="status"></p>
</section>${slipSprite()}${renderSlipData(lang)}`;
}

/** The data that the scripts read. */
export function renderSlipData(lang: 'tr' | 'en'): string {
  const data: SlipData = { texts: SLIP_TEXTS[lang], bets: BETS_TEXTS[lang], markets: MARKET_TEXTS[lang] };
  return `<script type="application/json" id="slip-data">${JSON.stringify(data).replaceAll('<', String.raw`\u003c`)}</script>`;
}
