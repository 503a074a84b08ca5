import { transactionKind, transactionStatus } from '@baize/contract';
import type { FoundPlayers, ShownPlayer } from '@baize/services';
import { describe, expect, it } from 'vitest';
import { describeFound, describeLeftOpen, describePlayer } from './describe-player.ts';

const at = new Date('2026-03-15T12:00:00Z');
const later = new Date('2026-12-31T21:00:00Z');

const hit = {
  siteId: 7,
  brand: 'lumen',
  id: 55,
  username: 'ece-92',
  name: 'Ece Tan',
  email: 'ec***@example.com',
  phone: '+90 … 1010',
  status: 'active',
  isClosed: true,
  by: ['name'],
} satisfies FoundPlayers['hits'][number];

const standing: ShownPlayer['standing'] = {
  status: 'active',
  until: null,
  isOver: false,
  closing: undefined,
  freeze: undefined,
  mayWithdraw: true,
  payoutStop: undefined,
  bookLock: undefined,
};

function shownPlayer(change: object = {}): ShownPlayer {
  const shown = {
    brand: 'lumen',
    player: {
      siteId: 7,
      id: 55,
      username: 'ece-92',
      name: 'Ece',
      surname: 'Tan',
      email: 'ece@example.com',
      phone: '+905325551010',
      isPhoneVerified: true,
      birthDate: '1990-03-15',
      language: 'tr',
      createdAt: at,
    },
    standing,
    identity: 'waiting',
    documents: [],
    correction: undefined,
    balances: { main: 5_000n },
    limits: [],
    sessions: [],
    destinations: [],
    marks: [],
    openPayments: [],
    timeline: [],
    ...change,
  };
  // Only what the texts are made of.
  return shown as unknown as ShownPlayer;
}

describe('what a search has found', () => {
  it('is a table with masked contacts', () => {
    const text = describeFound({ hits: [hit], total: 1 });
    expect(text).toContain('ec***@example.com');
    expect(text).toContain('active, closed');
    expect(text.split('\n')).toHaveLength(3);
  });

  it('says how many there are if it shows fewer, and if there is none', () => {
    expect(describeFound({ hits: [hit], total: 51 })).toContain('1 of 51 players');
    expect(describeFound({ hits: [], total: 0 })).toBe('No player was found.');
  });
});

describe('the page of a player', () => {
  it('says who it is and what is in force', () => {
    const text = describePlayer(shownPlayer());
    for (const line of [
      'player      55, ece-92, at lumen since 2026-03-15 12:00',
      'phone       +905325551010, verified',
      'status      active',
      'closed      no',
      'wallet      open',
      'identity    waiting',
      'balances    main 50.00',
      'marks       none',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it.each([
    [{ status: 'suspend' }, 'status      suspend'],
    [{ status: 'suspend', until: later }, 'status      suspend until 2026-12-31 21:00'],
    [
      { status: 'suspend', until: at, isOver: true },
      'status      active, as a suspension was over on 2026-03-15 12:00',
    ],
    [{ closing: { code: 3, endsAt: later } }, 'closed      by a break until 2026-12-31 21:00'],
    [{ closing: { code: 4, endsAt: later } }, 'closed      by a self-exclusion until 2026-12-31 21:00'],
    [{ freeze: { frozenBy: 'job', reason: 'ledger', frozenAt: at } }, 'wallet      frozen by job: ledger'],
    [{ mayWithdraw: false }, 'withdrawals forbidden'],
    [
      { payoutStop: { stoppedAt: at, transactionId: 9 } },
      'stop        since 2026-03-15 12:00, from withdrawal 9, until a strong proof',
    ],
    [{ bookLock: { lockedAt: at, endsAt: null } }, 'book        locked, since 2026-03-15 12:00'],
    [
      { bookLock: { lockedAt: at, endsAt: later } },
      'book        locked until 2026-12-31 21:00, since 2026-03-15 12:00',
    ],
  ])('says how the player stands: %o', (change, line) => {
    expect(describePlayer(shownPlayer({ standing: { ...standing, ...change } })).split('\n')).toContain(line);
  });

  it('lists what there is of limits, payments, destinations and events, and what a second operator has to repeat', () => {
    const { deposit, withdraw } = transactionKind;
    const { pending, approved } = transactionStatus;
    const text = describePlayer(
      shownPlayer({
        correction: {
          operator: 'ada',
          name: 'Ece',
          surname: 'Tanju',
          birthDate: '1990-03-15',
          documentId: 9,
        },
        limits: [{ kind: 'loss', period: 'daily', amount: 5_000n, next: { amount: undefined, at: later } }],
        destinations: [{ account: 'TR33 … 1326', deposits: 1, withdrawals: 2, firstAt: at, lastAt: later }],
        openPayments: [{ id: 5, kind: withdraw, status: pending, amountMinor: 25_000n, createdAt: at }],
        timeline: [
          { type: 'payment', at, id: 4, kind: deposit, toStatus: approved, by: 'gateway', reason: null },
          { type: 'operator', at, operator: 'ada', action: 'view', subject: 'document 9' },
          { type: 'status', at, toStatus: 'suspend', by: 'operator ada', reason: 'a case' },
          { type: 'message', at, kind: 'new_place' },
          {
            type: 'limit',
            at,
            decision: { id: 1, changedAt: at, effectiveAt: at, type: 'review', outcome: 'kept' },
          },
        ],
      }),
    );
    for (const part of [
      'correction  ada asks for Ece Tanju, born 1990-03-15, as document 9 says',
      'none from 2026-12-31 21:00',
      'TR33 … 1326',
      '250.00',
      'deposit 4 approved by gateway',
      'ada: view document 9',
      'suspend by operator ada: a case',
      'new_place',
      'limits reviewed: kept',
    ])
      expect(text).toContain(part);
  });
});

describe('the accounts that an exclusion leaves open', () => {
  it('are listed with the command that excludes there', () => {
    const text = describeLeftOpen([{ brand: 'uydu', playerId: 77 }], '1-year').join('\n\n');
    expect(text).toContain('These accounts seem to be the same person’s and are not excluded');
    expect(text).toMatch(/77 +uydu/);
    expect(text).toContain('  exclude 77 --period 1-year --reason … --proof …');
  });

  it('are no words if there are none', () => {
    expect(describeLeftOpen([], '1-year')).toEqual([]);
  });
});
