import { expect, test } from 'vitest';

import { boxesAfter } from './boxes-after.ts';

const boxes = (text: string) => Array.from({ length: 6 }, (_, index) => text[index]?.trim() ?? '');

test.each([
  ['a digit moves on', '', 0, '4', '4', 1],
  ['the last box keeps the cursor', '12345', 5, '6', '123456', 5],
  ['a letter is nothing', '12', 2, 'x', '12', 2],
  ['a key beside a digit takes its box', '12', 1, '27', '17', 2],
  ['the same key again moves on', '12', 1, '22', '12', 2],
  ['a whole code fills all', '', 0, '987 654', '987654', 5],
  ['what is too long is cut', '', 0, '12345678', '123456', 5],
  ['emptying stays', '123', 1, '', '1 3', 1],
])('%s', (_, before, box, text, after, cursor) => {
  expect(boxesAfter(boxes(before), box, text)).toEqual({ digits: boxes(after), cursor });
});
