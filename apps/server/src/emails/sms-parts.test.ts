import { type Brand, loadBrands } from '@baize/brand';
import { ALARM_HOURS } from '@baize/contract/alarm-hours';
import { type MessageKind, messageKinds } from '@baize/contract';
import { formatMoney, MAX_AMOUNT_MINOR } from '@baize/currency';
import { formatMessage } from '@baize/messages';
import tr from '@baize/messages/tr';
import { smsParts, smsText } from '@baize/providers';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const brands = loadBrands(path.join(import.meta.dirname, '../../../../brands'));
const languages = ['tr', 'en'] as const;
type Language = (typeof languages)[number];

/** All texts of SMS: a new one is measured without being named here. */
const texts = Object.entries<string>(tr).filter(([key]) => key.startsWith('sms_'));
const keys = texts
  .filter(([key, text]) => key.endsWith('_text') || /\{(?:link|code)\}/.test(text))
  .map(([key]) => key);

const token = 'A'.repeat(43);
const links: Readonly<Record<string, string>> = {
  sms_recovery: `/forget-password/${token}`,
  sms_email_changed: `/account/undo/${token}`,
  sms_phone_changed: `/account/undo/${token}`,
  sms_payment_stop: `/account/not-me/${token}`,
  sms_payment_gone: `/account/not-me/${token}`,
  sms_payment: '/account/messages',
  sms_data_copy: '/account/data',
  sms_closing: '/',
};

const kinds = (Object.keys(messageKinds) as MessageKind[]).filter((kind) => messageKinds[kind] === 'money');
const longest = (texts: readonly string[]) =>
  texts.reduce((found, text) => (text.length > found.length ? text : found), '');

function textOf(key: string, brand: Brand, language: Language): string {
  const format = (name: string, values = {}) =>
    formatMessage(language, name, values, brand.messages[language]);
  return format(key, {
    brand: brand.options.name,
    link: `https://${brand.activeDomain ?? brand.options.domain}${links[key] ?? '/forget-password'}`,
    title: longest(kinds.map((kind) => format(`message_${kind}_title`))),
    amount: formatMoney(MAX_AMOUNT_MINOR + 99n, 1, language),
    until: language === 'tr' ? '30 Ağustos 2026 23:59' : '30 September 2026 23:59',
    code: '123456',
    hours: ALARM_HOURS,
    minutes: 60,
    days: 30,
  });
}

describe.each(languages)('every SMS in %s', (language) => {
  it.each(brands.map((brand) => [brand.options.name, brand] as const))('of %s is one message', (_, brand) => {
    const tooLong = keys
      .map((key) => `${key}: ${smsText(textOf(key, brand, language))}`)
      .filter((line) => smsParts(line.slice(line.indexOf(': ') + 2)) > 1);
    expect(tooLong).toEqual([]);
  });

  it('is known', () => {
    expect(keys.length).toBeGreaterThanOrEqual(15);
  });
});
