import { describe, expect, test } from 'vitest';

import { formatMessage } from './index.ts';

const keys = [
  'too_many_requests',
  'sign_in_delayed',
  'sms_network_wait',
  'sms_network_day',
  'sms_sends_reached',
  'phone_blocked',
];

describe.each(keys)('%s', (key) => {
  test.each([
    [{ hours: 0, minutes: 0, seconds: 1 }, '1 saniye sonra', 'in 1 second.'],
    [{ hours: 0, minutes: 0, seconds: 59 }, '59 saniye sonra', 'in 59 seconds.'],
    [{ hours: 0, minutes: 1, seconds: 60 }, '1 dakika sonra', 'in 1 minute.'],
    [{ hours: 0, minutes: 5, seconds: 300 }, '5 dakika sonra', 'in 5 minutes.'],
    [{ hours: 24, minutes: 1_440, seconds: 86_400 }, '24 saat sonra', 'in 24 hours.'],
  ])('says when to try again: %j', (values, turkish, english) => {
    expect(formatMessage('tr', key, values)).toContain(turkish);
    expect(formatMessage('en', key, values)).toContain(english);
  });
});
