import { escapeHtml } from '../../consoles/html.ts';
import { type AskedBonus, askedBonuses, type BonusRequest, MAX_MESSAGE } from '../bonus-requests.ts';
import type { RewardRecord } from '../reward-record.ts';
import { type DrawParts, fill, stateText } from './page-parts.ts';

export interface RequestFacts {
  /** The latest first. */
  readonly requests: readonly BonusRequest[];
  /** What became of an approved one. */
  grantOf(request: BonusRequest): RewardRecord | undefined;
  readonly timeZone: string;
}

export function drawRequestPage(facts: RequestFacts, parts: DrawParts): string {
  const { texts } = parts;
  const isWaiting = facts.requests.some(({ state }) => state === 'open');
  const rows = facts.requests.map((request, index) => drawRow(request, index, facts, parts));
  const list = rows.length > 0 ? `<ul class="requests">${rows.join('')}</ul>` : `<p>${texts.requestNone}</p>`;
  const form = isWaiting ? `<p class="next">${texts.requestWaits}</p>` : drawForm(parts);
  return `<section class="felt"><header><h1>${texts.request}</h1><p>${texts.requestLead}</p></header>${form}</section><section class="panel"><h2 id="result" tabindex="-1">${texts.requests}</h2>${list}</section>`;
}

function drawForm({ texts }: DrawParts): string {
  const names = Object.keys(askedBonuses) as AskedBonus[];
  const choices = names.map(
    (name) =>
      `<label class="choice"><input type="radio" name="bonus" value="${name}"><span><b>${texts.asked[name]}</b><small>${texts.askedHint[name]}</small></span></label>`,
  );
  return `<form data-form="request" novalidate><fieldset><legend>${texts.requestWhich}</legend><div class="choices">${choices.join('')}</div><p class="problem" id="bonus-problem" role="alert" hidden>${texts.requestChoose}</p></fieldset><label class="field"><span>${texts.requestMessage} <small>${fill(texts.requestOptional, { max: MAX_MESSAGE })}</small></span><textarea name="message" rows="3" maxlength="${MAX_MESSAGE}"></textarea></label><button class="main">${texts.requestSend}</button></form>`;
}

function drawRow(
  request: BonusRequest,
  index: number,
  { grantOf, timeZone }: RequestFacts,
  parts: DrawParts,
): string {
  const { texts, lang } = parts;
  const at = new Intl.DateTimeFormat(lang === 'tr' ? 'tr-TR' : 'en-GB', {
    timeZone,
    dateStyle: 'long',
    timeStyle: 'short',
  }).format(new Date(request.at));
  const grant = request.state === 'approved' ? grantOf(request) : undefined;
  const words = request.words === '' ? '' : `<p>${escapeHtml(request.words)}</p>`;
  const isGranted = grant?.result === 'granted' || grant?.result === 'repeated';
  const link =
    isGranted && index === 0
      ? `<button type="button" class="line" data-open="bonuses">${texts.seeBonuses}</button>`
      : '';
  return `<li><div><b>${texts.asked[request.bonus]}</b><small>${escapeHtml(at)}</small></div><span class="tag is-${request.state}">${texts.states[request.state]}</span>${words}${grant ? `<p>${stateText(grant, texts)}</p>` : ''}${link}</li>`;
}
