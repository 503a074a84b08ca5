import { expect, it } from 'vitest';

import { SeenSeals } from './seen-seals.ts';

it('knows a seal that was exchanged after the page showed it', () => {
  const seals = new SeenSeals();
  seals.see('h1', 'aa');
  seals.see('h1', 'bb');
  expect(seals.compare('h1', { commitment: 'aa', numbers: [] })).toEqual({
    seal: 'same',
    isNumberMissing: false,
  });
  expect(seals.compare('h1', { commitment: 'bb', numbers: [] }).seal).toBe('other');
});

it('says whether the number that it sent is part of the deck', () => {
  const seals = new SeenSeals();
  seals.see('h1', 'aa');
  seals.sent('h1', '17');
  const missing = (...numbers: string[]) =>
    seals.compare('h1', { commitment: 'aa', numbers }).isNumberMissing;
  expect([missing('4', '17'), missing('4'), missing()]).toEqual([false, true, true]);
});

it('says nothing about a hand that it did not see coming', () => {
  const seals = new SeenSeals();
  seals.sent('h2', '17');
  expect(seals.compare('h2', { commitment: 'aa', numbers: [] })).toEqual({
    seal: 'unseen',
    isNumberMissing: false,
  });
});
