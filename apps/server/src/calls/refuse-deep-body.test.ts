import { expect, test } from 'vitest';

import { MAX_BODY_NESTING, refuseDeepBody } from './refuse-deep-body.ts';

const lists = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
const objects = (depth: number) => '{"a":'.repeat(depth) + '1' + '}'.repeat(depth);

test.each([lists, objects])('accepts a body at the limit and refuses one level more', (nested) => {
  expect(() => refuseDeepBody(nested(MAX_BODY_NESTING))).not.toThrow();
  expect(() => refuseDeepBody(nested(MAX_BODY_NESTING + 1))).toThrow('bad_request');
});

test('counts open brackets only, and none inside strings', () => {
  expect(() => refuseDeepBody(`[${Array.from({ length: 100 }, () => '{}').join(',')}]`)).not.toThrow();
  expect(() =>
    refuseDeepBody(JSON.stringify({ text: lists(500), other: `"${'['.repeat(500)}` })),
  ).not.toThrow();
});

test('is not misled by escaped quotes', () => {
  expect(() => refuseDeepBody(`["\\\\", ${lists(MAX_BODY_NESTING)}]`)).toThrow('bad_request');
  expect(() => refuseDeepBody(`["\\"", ${lists(MAX_BODY_NESTING)}]`)).toThrow('bad_request');
});
