import { formatMessage } from '@baize/messages';
import type { PaymentNoticeFacts, PlayerMessage } from '@baize/services';

import { writeEmailHtml } from './email-html.ts';

/**
 * The notice of what happened to a payment, for an owner who may know nothing of it: in the words of the player's messages,
 * with what it was and what to do, and nothing that invites to pay or play.
 */
export function writePaymentMessage(facts: PaymentNoticeFacts): PlayerMessage {
  const { brand, language, name, kind, amount, method, destination, at, stop } = facts;
  const link = stop?.link ?? facts.link;
  const site = new URL('/', facts.link).href;
  const values = { brand: brand.options.name, name, amount, link, site, hours: stop?.hours ?? 0 };
  const format = (key: string) => formatMessage(language, key, values, brand.messages[language]);
  const title = format(`message_${kind}_title`);
  const subject = formatMessage(language, 'email_payment_subject', { ...values, title });
  const paragraphs = [format('email_greeting'), format(`message_${kind}`)];
  const advice = [format(stop ? 'email_payment_stop' : 'email_payment_not_you')];
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
      action: { label: format(stop ? 'email_payment_stop_action' : 'email_payment_action'), href: link },
      notes: [...notes, format('email_copy_link')],
    }),
    sms: formatMessage(
      language,
      stop ? 'sms_payment_stop' : 'sms_payment',
      { ...values, title },
      brand.messages[language],
    ),
  };
}
