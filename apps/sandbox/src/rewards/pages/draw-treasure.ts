import { escapeHtml } from '../../consoles/html.ts';
import { treasureSteps } from '../prizes.ts';
import type { RewardRecord } from '../reward-record.ts';
import type { Streak } from '../turns.ts';
import { drawNext, drawResult, type DrawParts, fill } from './page-parts.ts';

const CHEST =
  '<svg class="chest" viewBox="0 0 48 40" aria-hidden="true"><path class="lid" d="M4 18v-4a10 10 0 0 1 10-10h20a10 10 0 0 1 10 10v4z"/><path class="box" d="M4 20h40v14a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2z"/><path class="lock" d="M20 15h8v9a4 4 0 0 1-8 0z"/></svg>';

/** @param record of today, if the chest was opened */
export function drawTreasurePage(
  { step, isTaken }: Streak,
  record: RewardRecord | undefined,
  today: string,
  parts: DrawParts,
): string {
  const { texts } = parts;
  const steps = treasureSteps.map(({ id }, index) => {
    const isToday = index === step;
    const isDone = index < step || (isToday && isTaken);
    const word = isDone ? texts.taken : isToday ? texts.today : texts.ahead;
    return `<li class="${isDone ? 'is-done' : isToday ? 'is-today' : ''}"${isToday ? ' aria-current="step"' : ''}>${CHEST}<b>${fill(texts.day, { day: index + 1 })}</b><span>${escapeHtml(texts.prizes[id])}</span><small>${word}</small></li>`;
  });
  const foot = record
    ? `${drawResult(record, parts)}${drawNext(today, parts)}`
    : `<button type="button" class="main" data-call="chest">${texts.openChest}</button>`;
  return `<section class="felt"><header><h1>${texts.treasure}</h1><p>${texts.treasureLead}</p></header><ol class="steps">${steps.join('')}</ol><div class="foot">${foot}</div><p class="rule">${texts.treasureRule}</p></section>`;
}
