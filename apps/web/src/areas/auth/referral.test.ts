import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createStorageDouble } from '../../app/testing/storage-double.ts';
import { forgetReferral, rememberedReferral, rememberReferral } from './referral.ts';

beforeEach(() => {
  vi.stubGlobal('sessionStorage', createStorageDouble());
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
