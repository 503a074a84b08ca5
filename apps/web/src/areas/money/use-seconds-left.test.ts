import { expect, it } from 'vitest';

import { clockText } from './use-seconds-left.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [845, '14:05'],
  [3600, '1:00:00'],
  [90_061, '25:01:01'],
])('%s seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
