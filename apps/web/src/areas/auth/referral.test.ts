import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { forgetReferral, rememberedReferral, rememberReferral } from './referral.ts';

beforeEach(() => {
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => entries.set(name, value),
    removeItem: (name: string) => entries.delete(name),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('keeps the referring player until the visitor has registered', () => {
  rememberReferral('kaya-7');
  expect(rememberedReferral()).toBe('kaya-7');
  forgetReferral();
  expect(rememberedReferral()).toBeUndefined();
});

it.each(['', 'x'.repeat(21), '<b>', 'a b'])('ignores %j', (id) => {
  rememberReferral(id);
  expect(rememberedReferral()).toBeUndefined();
});
