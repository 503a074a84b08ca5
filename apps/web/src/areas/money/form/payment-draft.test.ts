import { afterEach, expect, it } from 'vitest';

import { tabEntries } from '../../../app/browser-storage.ts';
import { clearDraft, readDraft, saveDraft } from './payment-draft.ts';

const draft = { playerId: 7, methodId: 3, values: { amount: '1.000', iban: '33 0006' } };

afterEach(() => clearDraft(2));

it('what was typed comes back for the same player and the same kind of payment', () => {
  saveDraft(2, draft);
  expect(readDraft(2, 7)).toEqual(draft);
  expect(readDraft(2, 8)).toBeUndefined();
  expect(readDraft(2, undefined)).toBeUndefined();
  expect(readDraft(1, 7)).toBeUndefined();
  clearDraft(2);
  expect(readDraft(2, 7)).toBeUndefined();
});

it.each(['', '{', 'null', '[]', '{"playerId":7,"methodId":3,"values":{"amount":5}}', '{"playerId":7}'])(
  'a damaged entry %s is none',
  (text) => {
    tabEntries.write('baize.payment.2', text);
    expect(readDraft(2, 7)).toBeUndefined();
  },
);
