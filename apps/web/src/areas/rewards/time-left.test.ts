import { formatMessage } from '@baize/messages';
import { expect, it } from 'vitest';

import type { Translate } from '../../messages/use-messages.ts';
import { timeLeft } from './time-left.ts';

const t: Translate = (key, values) => formatMessage('tr', key, values);
const end = '2026-06-08T12:00:00Z';

it.each([
  ['2026-06-01T09:30:00Z', '7 gün 2 sa kaldı'],
  ['2026-06-07T09:30:00Z', '26 sa kaldı'],
  ['2026-06-08T09:30:00Z', '2 sa kaldı'],
  ['2026-06-08T11:29:30Z', '30 dk kaldı'],
  ['2026-06-08T12:00:01Z', '0 dk kaldı'],
])('at %s it is %s', (now, text) => {
  expect(timeLeft(t, end, Date.parse(now))).toBe(text);
});
