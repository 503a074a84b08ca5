import { wheelPrizes } from '../prizes.ts';
import type { RewardRecord } from '../reward-record.ts';
import { drawNext, drawOdds, drawResult, type DrawParts } from './page-parts.ts';
import { drawWheel } from './wheel-picture.ts';

/** @param record of today, if the wheel was turned */
export function drawWheelPage(record: RewardRecord | undefined, today: string, parts: DrawParts): string {
  const { texts } = parts;
  const foot = record
    ? `${drawResult(record, parts)}${drawNext(today, parts)}`
    : `<button type="button" class="main" data-call="spin">${texts.spin}</button>`;
  return `<section class="felt"><header><h1>${texts.wheel}</h1><p>${texts.wheelLead}</p></header><div class="sides"><div>${drawWheel(texts, record?.prize ?? null)}${foot}</div><div>${drawOdds(wheelPrizes, parts, true)}<p class="rule">${texts.wheelRule}</p></div></div></section>`;
}
