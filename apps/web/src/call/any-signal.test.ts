import { expect, it } from 'vitest';

import { anySignal } from './any-signal.ts';

it('ends with the first of the two, by its reason', () => {
  const [one, other] = [new AbortController(), new AbortController()];
  const signal = anySignal(one.signal, other.signal);
  expect(signal.aborted).toBe(false);
  other.abort('late');
  one.abort('gone');
  expect(signal).toMatchObject({ aborted: true, reason: 'late' });
});

it('has ended if one of the two has', () => {
  const open = new AbortController().signal;
  for (const signal of [
    anySignal(AbortSignal.abort('gone'), open),
    anySignal(open, AbortSignal.abort('gone')),
  ])
    expect(signal).toMatchObject({ aborted: true, reason: 'gone' });
});
