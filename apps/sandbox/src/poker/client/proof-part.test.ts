import { expect, it } from 'vitest';

import { roomEn } from '../texts/room-en.ts';
import { withFinding } from './proof-part.ts';

const proven = { isProven: true, words: 'All cards were in their places.' };

it('does not call a hand proven whose seal is not the one that the page showed', () => {
  const verdict = withFinding(proven, { seal: 'other', isNumberMissing: false }, roomEn);
  expect(verdict).toEqual({ isProven: false, words: roomEn.hands.otherSeal });
});

it('says what the page knows besides, and nothing of what it did not see', () => {
  const wordsOf = (finding: Parameters<typeof withFinding>[1]) => withFinding(proven, finding, roomEn).words;
  expect(wordsOf({ seal: 'unseen', isNumberMissing: false })).toBe(proven.words);
  expect(wordsOf({ seal: 'same', isNumberMissing: false })).toContain(roomEn.hands.sameSeal);
  expect(wordsOf({ seal: 'same', isNumberMissing: true })).toContain(roomEn.hands.noNumber);
});

it('leaves a failed proof as it is', () => {
  const failed = { isProven: false, words: roomEn.hands.broken };
  expect(withFinding(failed, { seal: 'same', isNumberMissing: false }, roomEn)).toBe(failed);
});
