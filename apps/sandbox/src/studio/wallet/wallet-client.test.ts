import { type ManualClock, manualClock } from '@baize/clock';
import { createKeyRing, STUDIO_PARTY } from '@baize/providers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createFaultBoard, type FaultBoard, type FaultKind } from './fault-board.ts';
import { FakeWallet } from './fake-wallet.ts';
import { createWalletClient, type WalletClient } from './wallet-client.ts';

const keys = createKeyRing(['k'.repeat(40)]);
const key = keys.current(STUDIO_PARTY, 7);
const START_MINOR = 100_000n;
const round = { player: '7-5', game: '172101', round: 'r1', currency: 'TRY' };
const bet = { ...round, session: 's1', tx: 'b1', kind: 'round', amountMinor: 1_200n } as const;
const win = { ...round, tx: 'w1', betTx: 'b1', kind: 'round', amountMinor: 3_000n } as const;
const rollback = { ...round, tx: 'x1', betTx: 'b1', amountMinor: 1_200n };

let clock: ManualClock;
let wallet: FakeWallet;
let faults: FaultBoard;
let client: WalletClient;
beforeEach(async () => {
  clock = manualClock(new Date('2026-05-01T12:00:00Z'));
  wallet = new FakeWallet(keys, clock);
  faults = createFaultBoard();
  client = createWalletClient({ siteUrl: await wallet.listen(), clock, faults, timeoutMs: 1_000 });
});
afterEach(() => wallet.close());

const fail = (kind: FaultKind) => faults.switchOn({ kind, call: 'any', remaining: 1 });

describe('a bet', () => {
  it('gets the reply of the wallet', async () => {
    expect(await client.call(key, 'bet', bet)).toMatchObject({
      kind: 'reply',
      reply: { status: 'OK', balance: 98_800 },
    });
  });

  it.each(['silent', 'half', 'html'] as const)(
    'whose reply is %s is undecided, although it is booked, and its repeat decides it',
    async (kind) => {
      fail(kind);
      expect(await client.call(key, 'bet', bet)).toMatchObject({ kind: 'undecided' });
      expect(wallet.balanceMinor).toBe(START_MINOR - bet.amountMinor);
      expect(await client.call(key, 'bet', bet)).toMatchObject({ kind: 'reply', reply: { status: 'OK' } });
      expect(wallet.balanceMinor).toBe(START_MINOR - bet.amountMinor);
    },
  );

  it.each(['refuse', 'clock'] as const)('with the fault %s is undecided and not booked', async (kind) => {
    fail(kind);
    expect(await client.call(key, 'bet', bet)).toMatchObject({ kind: 'undecided' });
    expect(wallet.calls).toEqual([]);
    // Its rollback comes before it, so that a late copy books nothing.
    await client.call(key, 'rollback', rollback);
    expect(await client.call(key, 'bet', bet)).toMatchObject({ reply: { status: 'CANCELLED' } });
    expect(wallet.balanceMinor).toBe(START_MINOR);
  });

  it('is undecided if the response is a failure, whatever its body says', async () => {
    wallet.isUp = false;
    expect(await client.call(key, 'bet', bet)).toEqual({
      kind: 'undecided',
      reason: 'the wallet answered 503',
    });
  });

  it('in another currency is signed as it is sent, and refused', async () => {
    fail('currency');
    expect(await client.call(key, 'bet', bet)).toMatchObject({ reply: { status: 'CURRENCY' } });
    expect(wallet.balanceMinor).toBe(START_MINOR);
  });

  it('that comes twice at once is booked once', async () => {
    fail('duplicate');
    expect(await client.call(key, 'bet', bet)).toMatchObject({ reply: { status: 'OK' } });
    expect(wallet.calls).toEqual(['bet', 'bet']);
    expect(wallet.balanceMinor).toBe(START_MINOR - bet.amountMinor);
  });
});

it.each(['silent', 'half', 'html', 'refuse', 'clock', 'duplicate'] as const)(
  'pays a win once if its call is %s',
  async (kind) => {
    await client.call(key, 'bet', bet);
    fail(kind);
    await client.call(key, 'win', win);
    await client.call(key, 'win', win);
    expect(wallet.balanceMinor).toBe(START_MINOR - bet.amountMinor + win.amountMinor);
  },
);

it.each(['silent', 'half', 'html', 'refuse', 'clock'] as const)(
  'leaves a session undecided whose call is %s',
  async (kind) => {
    fail(kind);
    expect(await client.openSession(key, { token: 't', game: '172101' })).toMatchObject({
      kind: 'undecided',
    });
  },
);
