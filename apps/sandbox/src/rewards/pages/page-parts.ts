import { escapeHtml } from '../../consoles/html.ts';
import { dayText, daysAfter } from '../brand-day.ts';
import type { Prize } from '../prizes.ts';
import type { RewardRecord } from '../reward-record.ts';
import type { RewardTexts } from '../texts/reward-texts.ts';

/** What a page is drawn with. */
export interface DrawParts {
  readonly lang: 'tr' | 'en';
  readonly texts: RewardTexts;
}

/** Replaces the placeholders of a text, such as `{day}`; the result is escaped. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return escapeHtml(text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place)));
}

export const percentText = (odds: number, lang: 'tr' | 'en'): string =>
  new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(odds / 1_000);

export function moneyText(minor: number, lang: 'tr' | 'en'): string {
  return new Intl.NumberFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    style: 'currency',
    currency: 'TRY',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: minor % 100 === 0 ? 0 : 2,
  }).format(minor / 100);
}

/** Prizes with their odds. @param hasColors as on the wheel */
export function drawOdds(prizes: readonly Prize[], { lang, texts }: DrawParts, hasColors = false): string {
  const rows = prizes.map(
    ({ id, odds }, index) =>
      `<tr><th scope="row">${hasColors ? `<i class="dot t${index}" aria-hidden="true"></i>` : ''}${escapeHtml(texts.prizes[id])}</th><td>${percentText(odds, lang)}</td></tr>`,
  );
  return `<table class="odds"><thead><tr><th scope="col">${texts.prize}</th><th scope="col">${texts.odds}</th></tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** What became of a turn, with the way to the offers. Its heading gets the focus after the turn. */
export function drawResult(record: RewardRecord, { texts }: DrawParts): string {
  const { prize, reward } = record;
  if (prize === null || reward === null)
    return `<div class="result is-none"><h2 id="result" tabindex="-1">${texts.nothing}</h2></div>`;
  const isGranted = record.result === 'granted' || record.result === 'repeated';
  const link =
    isGranted && reward.kind !== 'points'
      ? `<button type="button" class="line" data-open="bonuses">${texts.seeBonuses}</button>`
      : '';
  return `<div class="result${isGranted ? ' is-granted' : ''}"><h2 id="result" tabindex="-1">${fill(texts.youGot, { prize: texts.prizes[prize] })}</h2><p>${stateText(record, texts)}</p>${link}</div>`;
}

/** What the brand said of a grant. */
export function stateText(
  { result, reward }: Pick<RewardRecord, 'result' | 'reward'>,
  texts: RewardTexts,
): string {
  if (result === null) return texts.waiting;
  if (result === 'notAllowed' || result === 'unknownPlayer') return texts.notAllowed;
  if (result === 'notOpen') return texts.notOpen;
  return reward?.kind === 'points' ? texts.grantedPoints : texts.granted;
}

/** When a daily turn is next. */
export function drawNext(today: string, { lang, texts }: DrawParts): string {
  return `<p class="next">${fill(texts.again, { day: dayText(daysAfter(today, 1), lang) })}</p>`;
}
