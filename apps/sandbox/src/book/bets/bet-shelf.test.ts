import { describe, expect, it } from 'vitest';

import { ownerOf } from './bet-owner.ts';
import { type BetRecord, isForgotten, keepBets } from './bet-record.ts';
import { BetShelf } from './bet-shelf.ts';
import { makeRecord } from './testing/make-record.ts';

const single = { prices: [2_000], sizes: [1], bankers: [], lineStakeMinor: 1_000 };
const DAY_MS = 86_400_000;
const settledAt = '2026-05-01T12:00:00.000Z';
const after = (days: number) => new Date(Date.parse(settledAt) + days * DAY_MS);

function bet(id: number, change: Partial<BetRecord> = {}): BetRecord {
  return makeRecord(single, 1, { id: String(id), requestId: `request-${id}`, ...change });
}
const over = { state: 'settled', settledAt, isEnded: true } as const;
const idsOf = (records: readonly BetRecord[]) => records.map(({ id }) => id);
const owner = ownerOf(bet(1));

describe('bets in memory', () => {
  it('are found by id, request, player and event, in their newest state', () => {
    const shelf = new BetShelf();
    shelf.put(bet(1));
    shelf.put(bet(2, { player: '7-6' }));
    shelf.put(bet(1, { leftMinor: 5 }));
    expect(shelf.find('1')?.leftMinor).toBe(5);
    expect(shelf.findRequest(owner, 'request-1')?.id).toBe('1');
    expect(shelf.findRequest(owner, 'request-2')).toBeNull();
    expect([idsOf(shelf.ofOwner(owner)), idsOf(shelf.ofEvent(1)), shelf.size]).toEqual([
      ['1'],
      ['1', '2'],
      2,
    ]);
  });

  it('belong to the same player after a new generation of keys, and to no other brand or provider', () => {
    const keyId = (id: string) => ownerOf({ keyId: id, player: '7-5' });
    expect(keyId('sandbox-betconstruct.7.ffffffff')).toBe(owner);
    expect(keyId('sandbox-betconstruct.8.0123abcd')).not.toBe(owner);
    expect(keyId('sandbox-redline.7.0123abcd')).not.toBe(owner);
  });

  it('are all that were taken, and the last 500 orders that were not', () => {
    const shelf = new BetShelf();
    shelf.put(bet(1));
    for (let id = 2; id <= 601; id += 1) shelf.put(bet(id, over));
    for (let id = 602; id <= 1_102; id += 1) shelf.put(bet(id, { state: 'refused' }));
    expect([shelf.size, shelf.find('602'), shelf.find('603')?.id]).toEqual([1_101, null, '603']);
    expect(shelf.findRequest(owner, 'request-2')?.id).toBe('2');
  });

  it('with play money make room for each other, also open ones', () => {
    const shelf = new BetShelf();
    shelf.put(bet(1));
    for (let id = 2; id <= 20_002; id += 1) shelf.put(bet(id, { keyId: null, player: `page-${id}` }));
    expect([shelf.size, shelf.find('2'), shelf.find('1')?.id]).toEqual([20_001, null, '1']);
  });

  it('leave the memory 30 days after their settlement', () => {
    expect(isForgotten(bet(1, over), new Date(after(30).getTime() - 1))).toBe(false);
    expect(isForgotten(bet(1, over), after(30))).toBe(true);
    expect(isForgotten(bet(1), after(400))).toBe(false);
  });
});

describe('the journal keeps', () => {
  const trouble = { kind: 'owed', reason: 'NO_FUNDS', at: settledAt } as const;
  const late = { at: settledAt, results: ['won'], dueMinor: 5 } as const;

  it.each<[string, Partial<BetRecord>, number]>([
    ['what is open', {}, 1],
    ['what is settled and not paid', { ...over, isEnded: false }, 1],
    ['what is under way', { ...over, move: { kind: 'end' } }, 1],
    ['what is owed', { ...over, trouble }, 1],
    ['a late correction', { ...over, late }, 1],
    ['what is over, as long as the archive does not have it', over, 1],
    ['nothing that was refused', { state: 'refused' }, 0],
    ['no play money that is over', { ...over, keyId: null }, 0],
  ])('%s, after 30 days', (_name, change, count) => {
    expect(keepBets([bet(1), bet(1, change)], after(31))).toHaveLength(count);
    expect(keepBets([bet(1), bet(1, change)], after(29))).toHaveLength(1);
  });

  it('nothing that the archive has', () => {
    expect(keepBets([bet(1, over), { id: '1', isArchived: true }], after(1))).toEqual([]);
  });
});
