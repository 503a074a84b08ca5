import { formatMessage } from '@baize/messages';
import type { PaymentNoticeFacts, PlayerMessage } from '@baize/services';

import { writeEmailHtml } from './email-html.ts';

/** What its owner can do: stop it, stop what has not left yet, or nothing by a link. */
function wordsOf({ kind, stop }: PaymentNoticeFacts): Record<'advice' | 'action' | 'sms', string> {
  if (!stop) return { advice: 'email_payment_not_you', action: 'email_payment_action', sms: 'sms_payment' };
  return kind === 'withdrawal_requested'
    ? { advice: 'email_payment_stop', action: 'email_payment_stop_action', sms: 'sms_payment_stop' }
    : { advice: 'email_payment_gone', action: 'email_payment_gone_action', sms: 'sms_payment_gone' };
}

/**
 * The notice of what happened to a payment, for an owner who may know nothing of it: in the words of the player's messages,
 * with what it was and what to do, and nothing that invites to pay or play.
 */
export function writePaymentMessage(facts: PaymentNoticeFacts): PlayerMessage {
  const { brand, language, name, kind, amount, method, destination, at, stop, reason, held } = facts;
  const link = stop?.link ?? facts.link;
  const site = new URL('/', facts.link).href;
  const values = {
    brand: brand.options.name,
    name,
    amount,
    link,
    site,
    hours: stop?.hours ?? 0,
    time: held?.until ?? '',
  };
  const format = (key: string) => formatMessage(language, key, values, brand.messages[language]);
  const title = format(`message_${kind}_title`);
  const subject = formatMessage(language, 'email_payment_subject', { ...values, title });
  const why = [
    ...(reason ? [format(`money_reason_${reason}`)] : []),
    ...(held ? [format(`money_held_${held.cause}`)] : []),
  ];
  const paragraphs = [format('email_greeting'), [format(`message_${kind}`), ...why].join(' ')];
  const words = wordsOf(facts);
  const advice = [format(words.advice)];
  const notes = [format('email_payment_no_access'), format('email_payment_support')];
  const named = [
    { label: format('email_payment_brand'), value: brand.options.name },
    { label: format('email_payment_kind'), value: title },
    { label: format('email_payment_amount'), value: amount },
    { label: format('email_payment_method'), value: method },
    ...(destination === undefined
      ? []
      : [{ label: format('email_payment_destination'), value: destination }]),
    { label: format('email_payment_at'), value: at },
  ];
  const lines = named.map(({ label, value }) => `${label}: ${value}`).join('\n');
  return {
    subject,
    text: [...paragraphs, lines, ...advice, link, ...notes, brand.options.name].join('\n\n'),
    html: writeEmailHtml({
      brand,
      language,
      title: subject,
      paragraphs,
      facts: named,
      advice,
      action: { label: format(words.action), href: link },
      notes: [...notes, format('email_copy_link')],
    }),
    sms: formatMessage(language, words.sms, { ...values, title }, brand.messages[language]),
  };
}
