import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { durationText } from '@baize/messages/duration';

import type { App } from '../../../app/app.ts';
import { isoMoney } from '../../../messages/iso-money.ts';
import { moneyFormats } from '../../../messages/use-money-format.ts';
import { translate } from '../../../messages/use-messages.ts';
import { dayAndTime, holdTexts, reasonTexts } from '../../money/index.ts';
import { browserName } from './browser-name.ts';

export type Message = WireReply<'GET /account/messages'>['data'][number];

export interface MessageText {
  readonly title: string;
  /** In the words of the site, or of an operator with line breaks. */
  readonly body: string;
  /** What is added: a reason, a note of an operator, a time. */
  readonly details: readonly string[];
}

/** What somebody else may have done with a session of the player, and what cannot be stopped by a link. */
const warned: ReadonlySet<Message['kind']> = new Set(['withdrawal_cancelled'] as const);

/** In the player's currency, unless the message names another. */
function moneyText(
  { language }: App,
  facts: { readonly amount: string; readonly currency?: string | undefined },
  currency: number | undefined,
): string {
  if (facts.currency !== undefined) return isoMoney(facts.amount, facts.currency, language);
  return moneyFormats[language].exact(parseWire(facts.amount), currency);
}

function untilText(app: App, until: string, held: Message['facts']['held']): string {
  const time = dayAndTime(until, app);
  return held ? translate(app, holdTexts[held], { time }) : translate(app, 'messages_until', { until: time });
}

/** A message in the language of the page. */
export function textOfMessage(app: App, message: Message, currency: number | undefined): MessageText {
  const { kind, facts } = message;
  const title = translate(app, `message_${kind}_title`, { brand: app.brand.options.name });
  if (kind === 'operator_message') return { title, body: facts.text ?? '', details: [] };
  const t: (
    ...args: Parameters<typeof translate> extends [unknown, ...infer Rest] ? Rest : never
  ) => string = (key, values) => translate(app, key, values);
  const money = (text: string) => moneyText(app, { amount: text, currency: facts.currency }, currency);
  const amount = facts.amount === undefined ? '' : money(facts.amount);
  const value = facts.minutes === undefined ? amount : durationText(t, facts.minutes, 'long');
  const device = browserName(facts.user_agent ?? '') ?? t('messages_some_device');
  const body = t(`message_${kind}`, {
    amount,
    value,
    device,
    ip: facts.ip ?? '',
    label: facts.label ?? '',
    name: facts.name?.[app.language] ?? '',
    count: facts.count ?? 0,
    limit: facts.limit ?? '',
    period: facts.period ?? '',
  });
  return {
    title,
    body,
    details: [
      ...(facts.destination === undefined
        ? []
        : [t('messages_destination', { destination: facts.destination })]),
      ...(facts.reason ? [t(reasonTexts[facts.reason])] : []),
      ...(facts.missing === undefined ? [] : [t('messages_missing', { amount: money(facts.missing) })]),
      ...(facts.note === undefined ? [] : [`${t('messages_note')}: ${facts.note}`]),
      ...(facts.until === undefined ? [] : [untilText(app, facts.until, facts.held)]),
      ...(warned.has(kind) ? [t('messages_not_you')] : []),
    ],
  };
}
