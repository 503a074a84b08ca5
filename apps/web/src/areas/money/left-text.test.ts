import { formatMessage } from '@baize/messages';
import { expect, it } from 'vitest';

import type { Translate } from '../../messages/use-messages.ts';
import { leftText } from './left-text.ts';

const HOUR = 3_600;
const textIn =
  (language: 'tr' | 'en'): Translate =>
  (key, values) =>
    formatMessage(language, key, values);

it.each([
  [59, '0:59', '0:59'],
  [HOUR - 1, '59:59', '59:59'],
  [HOUR, '1 sa', '1 h'],
  [23 * HOUR + 14 * 60, '23 sa 14 dk', '23 h 14 min'],
  [48 * HOUR, '2 gün', '2 days'],
  [20_138 * 60 + 6, '13 gün 23 sa', '13 days 23 h'],
])('%i seconds are told in their unit', (seconds, turkish, english) => {
  expect(leftText(textIn('tr'), seconds)).toBe(turkish);
  expect(leftText(textIn('en'), seconds)).toBe(english);
});
