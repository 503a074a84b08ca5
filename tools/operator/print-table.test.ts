import { expect, it } from 'vitest';
import { printFacts, printJson, printTable } from './print-table.ts';

it('aligns columns, numbers to the right, and keeps a row on one line', () => {
  expect(
    printTable(
      ['id', 'note'],
      [
        [5, 'a\nb'],
        [1234, null],
      ],
    ),
  ).toBe(['  id  note', '────  ────', '   5  a b', '1234  –'].join('\n'));
});

it('writes amounts as texts', () => {
  expect(JSON.parse(printJson({ amountMinor: 25_000n }))).toEqual({ amountMinor: '25000' });
});

const hostile = 'a\u001B[1A\u001B[2Kmarks none\u009B2K\u202Etxen\u2066\u200B\u007F';
const escaped = String.raw`a\u001b[1A\u001b[2Kmarks none\u009b2K\u202etxen\u2066\u200b\u007f`;

it('escapes what would change other texts of the terminal, in tables and facts', () => {
  expect(
    printTable(['name'], [[hostile]])
      .split('\n')
      .at(-1),
  ).toBe(escaped);
  expect(printFacts([['wallet', `${hostile}\nmarks       none`]])).toBe(
    String.raw`wallet      ${escaped}\u000amarks       none`,
  );
});

it('escapes it in JSON, where it means the same to programs', () => {
  const text = printJson({ [hostile]: hostile, emoji: '🎲' });
  expect(text).not.toMatch(/[\p{Cf}\p{Cs}]|[^\P{Cc}\n]/u);
  expect(JSON.parse(text)).toEqual({ [hostile]: hostile, emoji: '🎲' });
});
