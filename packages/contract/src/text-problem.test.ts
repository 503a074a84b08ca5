import { expect, it } from 'vitest';

import { textProblem } from './text-problem.ts';

it.each(['Işıl Gün', 'علی\u200cرضا', 'क्\u200dष', '♥\uFE0F', '\u200Fשלום', 'a\u00A0b', '𝒜', '<b>', '12'])(
  'allows %j',
  (text) => expect(textProblem(text)).toBeUndefined(),
);

it.each([
  '\u0000',
  'a\u001B[1A\u001B[2Kmarks none',
  'a\u009B2K',
  'a\u007F',
  'a\nb',
  'a\tb',
  'a\u2028b',
  'a\u2029b',
  ...['\u202A', '\u202B', '\u202C', '\u202D', '\u202E', '\u2066', '\u2067', '\u2068', '\u2069'].map(
    (sign) => `a${sign}b`,
  ),
])('forbids %j', (text) => expect(textProblem(text)).toBe('characters'));

it.each([
  '',
  ' ',
  '\u200B\u200B',
  '\u200C\u200D',
  '\u2060',
  '\uFEFF',
  '\u00AD',
  '\u3164',
  '\u115F',
  '\u2800',
  '\uE000',
])('sees nothing in %j', (text) => expect(textProblem(text)).toBe('blank'));
