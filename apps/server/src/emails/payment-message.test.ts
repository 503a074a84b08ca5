import { loadBrands } from '@baize/brand';
import { messageKinds, type MessageKind } from '@baize/contract';
import type { PaymentNoticeFacts } from '@baize/services';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

import { writePaymentMessage } from './payment-message.ts';

const [brand] = loadBrands(path.join(import.meta.dirname, '../../../../brands'));
if (!brand) throw new Error('there is no brand');

const kinds = (Object.keys(messageKinds) as MessageKind[]).filter((kind) => messageKinds[kind] === 'money');

const write = (
  kind: MessageKind,
  language: 'tr' | 'en',
  more: { destination?: string; method?: string } & Partial<
    Pick<PaymentNoticeFacts, 'stop' | 'reason' | 'held'>
  > = {},
) =>
  writePaymentMessage({
    brand,
    language,
    name: 'Işıl',
    link: 'https://baize.example/TwoFactor',
    kind,
    amount: '₺1.250,00',
    method: more.method ?? 'Havale',
    destination: more.destination,
    at: '1 Eylül 2026 13:00',
    stop: more.stop,
    reason: more.reason,
    held: more.held,
  });

describe.each(['tr', 'en'] as const)('in %s', (language) => {
  test.each(kinds)('an e-mail of kind %s says what it was and what to do, and invites to nothing', (kind) => {
    const destination = 'TR33 … 1326';
    const { subject, text, html, sms } = write(kind, language, { destination });
    expect(subject).toMatch(new RegExp(`^${brand.options.name}: .{8,}$`));
    const parts = [brand.options.name, '₺1.250,00', 'Havale', destination, '1 Eylül 2026 13:00'];
    for (const part of [...parts, 'https://baize.example/TwoFactor', 'https://baize.example/']) {
      expect(text).toContain(part);
      expect(html).toContain(part);
    }
    expect(sms).toContain('https://baize.example/TwoFactor');
    expect(text).toMatch(language === 'tr' ? /tanımıyorsanız/ : /do not recognize/);
    expect(`${subject} ${text} ${sms}`).not.toMatch(
      /bonus|promos|kazan|oyna|\bplay\b|\bwin\b|deposit now|[{}!]/i,
    );
  });
});

test.each([
  ['tr', 'durdurun'],
  ['en', 'stop it'],
] as const)('an owner can stop a withdrawal by one link, also from an SMS: %s', (language, word) => {
  const link = 'https://baize.example/account/not-me/x';
  const { text, html, sms } = write('withdrawal_requested', language, { stop: { link, hours: 72 } });
  for (const part of [link, '72', word, 'https://baize.example/']) expect(text).toContain(part);
  expect(html).toContain(`href="${link}"`);
  expect(`${text} ${html} ${sms}`).not.toContain('/TwoFactor');
  expect(sms).toContain(link);
});

test.each([
  ['tr', 'gönderildi, durdurulamaz', /durdurun|bakiyenize döner/],
  ['en', 'has left and cannot be stopped', /stop it|back to your balance/],
] as const)(
  'of a withdrawal that has left nothing is promised but to keep the rest in: %s',
  (language, word, no) => {
    const link = 'https://baize.example/account/not-me/x';
    for (const kind of ['withdrawal_paid', 'withdrawal_sent'] as const) {
      const { text, html, sms } = write(kind, language, { stop: { link, hours: 72 } });
      for (const part of [link, '72', word]) expect(text).toContain(part);
      expect(sms).toContain(link);
      expect(`${text} ${html} ${sms}`).not.toMatch(no);
    }
  },
);

test('a withdrawal that failed or waits says why, and until when', () => {
  expect(write('withdrawal_failed', 'en', { reason: 'gateway_failed' }).text).toContain(
    'The payment provider could not complete the payment.',
  );
  const held = { cause: 'password', until: '2 Eylül 2026 13:00' } as const;
  expect(write('withdrawal_requested', 'tr', { held }).text).toMatch(
    /Şifreniz yeni değişti.* 2 Eylül 2026 13:00/,
  );
});

test('a deposit has no destination, and what others have named is escaped', () => {
  const { html, text } = write('deposit_approved', 'en', { method: '<b>Pay & go</b>' });
  expect(text).not.toContain('Destination');
  expect(html).toContain('&lt;b&gt;Pay &amp; go&lt;/b&gt;');
  expect(html).not.toContain('<b>Pay');
});
