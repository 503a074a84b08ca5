import { paymentReasons, readPaymentReason } from '@baize/contract';
import { formatMessage } from '@baize/messages';
import { expect, it } from 'vitest';

import { reasonTexts } from './payment-reasons.ts';

it.each(paymentReasons)('%s has a text of its own in both languages', (reason) => {
  const key = reasonTexts[reason];
  expect(key).toContain(reason);
  const texts = (['tr', 'en'] as const).map((language) => formatMessage(language, key));
  expect(texts[0]).not.toBe(texts[1]);
  for (const text of texts) expect(text).toMatch(/^\p{Lu}.{10,}\.$/u);
});

it('a reason that is not for players is none', () => {
  expect(readPaymentReason('other_amount')).toBeNull();
  expect(readPaymentReason(null)).toBeNull();
  expect(readPaymentReason('seen')).toBe('seen');
});
