import { createIdMaker, manualClock } from '@baize/clock';
import { expect, test } from 'vitest';

import type { Journal } from '../journal/journal.ts';
import { type BonusRequest, BonusRequests } from './bonus-requests.ts';
import type { RewardRecords } from './reward-records.ts';

test('a decision that cannot be stored is not taken', async () => {
  const clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  const granted: string[] = [];
  let isFull = true;
  const journal = {
    append: async () => {
      if (isFull) throw new Error('no space left');
    },
  } as unknown as Journal<BonusRequest>;
  const records = {
    take: async ({ turn }: { turn: string }) => void granted.push(turn),
  } as unknown as RewardRecords;
  const request: BonusRequest = {
    id: '1',
    keyId: 'k',
    player: '7-5',
    userName: 'deniz',
    bonus: 'request-50',
    message: '',
    at: clock.now().toISOString(),
    state: 'open',
    words: '',
  };
  const requests = new BonusRequests({ journal, records, clock, ids: createIdMaker(clock) }, [request]);
  await expect(requests.decide(request, 'approved', 'Fine.')).rejects.toThrow('no space');
  expect([request.state, request.words, granted]).toEqual(['open', '', []]);
  isFull = false;
  expect(await requests.decide(request, 'approved', 'Fine.')).toBe(true);
  expect([request.state, granted]).toEqual(['approved', ['1']]);
});
