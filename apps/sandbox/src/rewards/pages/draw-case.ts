import type { RewardLoyalty } from '@baize/providers';

import { escapeHtml } from '../../consoles/html.ts';
import { casePrizes } from '../prizes.ts';
import type { RewardRecord } from '../reward-record.ts';
import { drawOdds, drawResult, type DrawParts, fill } from './page-parts.ts';

const CASE =
  '<svg class="case" viewBox="0 0 120 80" aria-hidden="true"><rect class="box" x="6" y="20" width="108" height="56" rx="8"/><path class="lid" d="M6 40V28a8 8 0 0 1 8-8h92a8 8 0 0 1 8 8v12z"/><path class="grip" d="M44 20v-6a8 8 0 0 1 8-8h16a8 8 0 0 1 8 8v6"/><rect class="lock" x="52" y="34" width="16" height="16" rx="4"/></svg>';

export interface CaseFacts {
  readonly loyalty: RewardLoyalty | null;
  /** Levels whose key is not used. */
  readonly keys: readonly number[];
  /** Opened cases, the latest last. */
  readonly opened: readonly RewardRecord[];
}

/** @param record that was opened now */
export function drawCasePage(
  { loyalty, keys, opened }: CaseFacts,
  record: RewardRecord | undefined,
  parts: DrawParts,
): string {
  const { texts } = parts;
  const [first] = keys;
  const name = loyalty?.levels.find(({ number }) => number === first)?.name ?? '';
  const press =
    first === undefined
      ? `<p class="next">${texts.caseNone}</p>`
      : `<button type="button" class="main" data-call="case" data-level="${first}">${fill(texts.caseOpen, { name })}</button>`;
  const earlier = opened.filter((one) => one !== record).toReversed();
  const list = earlier.map(
    ({ prize }) => `<li>${escapeHtml(prize === null ? texts.nothing : texts.prizes[prize])}</li>`,
  );
  const history = list.length > 0 ? `<h2>${texts.caseOpened}</h2><ul class="past">${list.join('')}</ul>` : '';
  return `<section class="felt"><header><h1>${texts.case}</h1><p>${texts.caseLead}</p></header><div class="sides"><div>${CASE}<p class="figure"><b>${fill(texts.caseKeys, { count: keys.length })}</b></p>${record ? drawResult(record, parts) : ''}${press}</div><div>${drawOdds(casePrizes, parts)}<p class="rule">${texts.caseRule}</p>${history}</div></div></section>`;
}
