import type { RewardLevel, RewardLoyalty } from '@baize/providers';

import { escapeHtml } from '../../consoles/html.ts';
import { type DrawParts, fill, moneyText, percentText } from './page-parts.ts';

const numberText = (count: number, lang: 'tr' | 'en') =>
  count.toLocaleString(lang === 'tr' ? 'tr-TR' : 'en-GB');

/** Where a player is among the levels. */
function placeAmong({ level, levels }: RewardLoyalty) {
  const at = levels.findIndex(({ number }) => number === level);
  return { here: levels[at], next: levels[at + 1] };
}

/** Level, points and rule as the brand has signed them. */
export function drawLevelPage(loyalty: RewardLoyalty | null, parts: DrawParts): string {
  const { lang, texts } = parts;
  const head = `<header><h1>${texts.level}</h1><p>${texts.levelKey}</p></header>`;
  if (loyalty === null) return `<section class="felt">${head}<p>${texts.levelGone}</p></section>`;
  const { here, next } = placeAmong(loyalty);
  const { points } = loyalty;
  const from = here?.from ?? 0;
  const missing = Math.max((next?.from ?? 0) - points, 0);
  const meter = next
    ? `<progress max="${next.from - from}" value="${Math.max(points - from, 0)}" aria-label="${fill(texts.levelNext, { name: next.name, points: numberText(missing, lang) })}"></progress><p><b>${fill(texts.levelNext, { name: next.name, points: numberText(missing, lang) })}</b> ${fill(texts.levelStake, { stake: moneyText(missing * loyalty.stakeMinor, lang) })}</p>`
    : `<p>${texts.levelTop}</p>`;
  const levels = loyalty.levels.map((level) => drawLevel(level, level === here, parts));
  return `<section class="felt">${head}<p class="figure"><b>${escapeHtml(here?.name ?? '–')}</b><span>${numberText(points, lang)} ${texts.points.toLocaleLowerCase(lang)}</span></p>${meter}</section><div class="sides"><section class="panel"><h2>${texts.levels}</h2><ol class="levels">${levels.join('')}</ol></section><section class="panel"><h2>${fill(texts.levelRule, { stake: moneyText(loyalty.stakeMinor, lang) })}</h2>${drawTypes(loyalty, parts)}</section></div>`;
}

function drawLevel({ name, from, gives }: RewardLevel, isHere: boolean, { lang, texts }: DrawParts): string {
  const facts = [
    fill(texts.levelFrom, { points: numberText(from, lang) }),
    ...(gives ? [escapeHtml(gives)] : []),
  ];
  return `<li${isHere ? ' aria-current="true"' : ''}><b>${escapeHtml(name)}</b><span>${facts.join(' · ')}</span>${isHere ? `<small>${texts.levelHere}</small>` : ''}</li>`;
}

function drawTypes({ types }: RewardLoyalty, { lang, texts }: DrawParts): string {
  const names: Readonly<Record<string, string>> = texts.types;
  const rows = Object.entries(types).flatMap(([type, percent]) => {
    const name = names[type];
    return name === undefined
      ? []
      : [`<tr><th scope="row">${name}</th><td>${percentText(percent * 10, lang)}</td></tr>`];
  });
  return `<table class="odds"><caption>${texts.levelTypes}</caption><tbody>${rows.join('')}</tbody></table>`;
}
