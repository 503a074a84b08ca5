import { expect, it } from 'vitest';

import { clockText } from './use-seconds-left.ts';

it.each([
  [0, '0:00'],
  [59, '0:59'],
  [845, '14:05'],
  [3_599, '59:59'],
])('%i seconds are %s', (seconds, text) => expect(clockText(seconds)).toBe(text));
