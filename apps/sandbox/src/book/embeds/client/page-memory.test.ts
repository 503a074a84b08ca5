import { beforeEach, expect, it, vi } from 'vitest';

import { makeOutside } from '../../testing/outside-memory.ts';
import { PageMemory } from './page-memory.ts';

beforeEach(() => {
  // As in a page of an opaque origin.
  vi.stubGlobal('sessionStorage', undefined);
  return () => vi.unstubAllGlobals();
});

it('lets the page around store all that a page may not store itself', () => {
  const outside = makeOutside();
  const before = new PageMemory('betradar.7', outside);
  before.save('slip', { picks: [1] });
  before.save('pending', { '7-5': [2] });
  const after = new PageMemory('betradar.7', outside);
  expect(after.read('slip')).toEqual({ picks: [1] });
  expect(after.read('pending')).toEqual({ '7-5': [2] });
  after.save('pending', null);
  expect(after.read('pending')).toBeNull();
  const last = new PageMemory('betradar.7', outside);
  expect([last.read('slip'), last.read('pending')]).toEqual([{ picks: [1] }, null]);
});

it.each(['{', '7', 'null'])('knows nothing of %s', (stored) => {
  expect(new PageMemory('betradar.7', makeOutside(stored)).read('slip')).toBeNull();
});
