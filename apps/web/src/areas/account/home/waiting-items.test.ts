import { describe, expect, it } from 'vitest';

import type { Overview } from './use-overview.ts';
import { mainItem, type WaitingFacts, waitingItems } from './waiting-items.ts';

function payment(id: number, expiresAt: string | null): Overview['deposits'][number] {
  return {
    id,
    amount: '100.00',
    created_at: '2026-03-01T10:00:00Z',
    payment: { id: 1, name: 'Kartix' },
    url: null,
    status: 0,
    reason: null,
    expires_at: expiresAt,
    held: null,
    can_cancel: true,
  };
}

const quiet: WaitingFacts = {
  overview: {
    deposits: [],
    withdrawals: [],
    identity: 'none',
    money: { available: '0.00', kept: [], blocked: null },
  },
  isPhoneVerified: true,
  hasSecondStep: true,
  canVerifyPhone: true,
  canSetSecondStep: true,
};

const kindsOf = (facts: WaitingFacts) => waitingItems(facts).map(({ kind }) => kind);

describe('what waits', () => {
  it('is nothing for a player with nothing to do', () => {
    expect(waitingItems(quiet)).toEqual([]);
  });

  it('is ordered by urgency, deposits by when they expire', () => {
    const items = waitingItems({
      ...quiet,
      overview: {
        ...quiet.overview,
        deposits: [payment(1, null), payment(2, '2026-03-01T12:00:00Z'), payment(3, '2026-03-01T11:00:00Z')],
        withdrawals: [payment(4, null)],
        identity: 'rejected',
      },
      isPhoneVerified: false,
      hasSecondStep: false,
    });
    expect(items.map((item) => ('payment' in item ? item.payment.id : item.kind))).toEqual([
      3,
      2,
      1,
      'identity_rejected',
      'phone',
      4,
      'second_step',
    ]);
    expect(mainItem(items)).toBe(items[0]);
  });

  it('has a filled button for the first thing that the player can do', () => {
    const overview = { ...quiet.overview, withdrawals: [payment(4, null)] };
    expect(mainItem(waitingItems({ ...quiet, overview }))).toBeUndefined();
    expect(mainItem(waitingItems({ ...quiet, overview, hasSecondStep: false }))?.kind).toBe('second_step');
  });

  it('asks for documents only if they are needed or were begun', () => {
    const withIdentity = (identity: Overview['identity'], blocked: Overview['money']['blocked'] = null) =>
      kindsOf({
        ...quiet,
        overview: { ...quiet.overview, identity, money: { ...quiet.overview.money, blocked } },
      });
    expect(withIdentity('none')).toEqual([]);
    expect(withIdentity('none', 'identity')).toEqual(['identity_needed']);
    expect(withIdentity('incomplete')).toEqual(['identity_incomplete']);
    expect(withIdentity('waiting', 'identity')).toEqual([]);
    expect(withIdentity('verified')).toEqual([]);
  });

  it('leaves out what the brand has no page for', () => {
    const open = { ...quiet, isPhoneVerified: false, hasSecondStep: false };
    expect(kindsOf(open)).toEqual(['phone', 'second_step']);
    expect(kindsOf({ ...open, canVerifyPhone: false, canSetSecondStep: false })).toEqual([]);
  });
});
