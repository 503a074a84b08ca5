import { eq, freezePlayer, player as playerTable } from '@baize/db';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

import type { PlayerContext } from '../context.ts';
import { depositMethodId } from '../testing/payment-rows.ts';
import { openWithdrawals, siteId } from '../testing/withdrawals.ts';
import { listPaymentMethods } from './list-payment-methods.ts';
import { startDeposit } from './start-deposit.ts';

const open = await openWithdrawals();
const { database, clock, addPlayer, contextOf } = open;
afterAll(() => database.drop());

let playerId: number;
beforeEach(async () => {
  playerId = await addPlayer(0n);
});

describe('no deposit is started', () => {
  const body = { payment_id: depositMethodId, amount: '250.00' } as never;
  /** What the list of methods says. */
  const blockedIn = async (context: PlayerContext, type: 1 | 2 = 1) =>
    (await listPaymentMethods(context, { type })).data.blocked;

  test('while the wallet is frozen, as the list of methods says before', async () => {
    expect(await blockedIn(contextOf(playerId))).toBeNull();
    await freezePlayer(database.pool, { siteId, playerId }, { by: 'job', reason: 'drift', at: clock.now() });
    await expect(startDeposit(contextOf(playerId), body)).rejects.toMatchObject({
      code: 'wallet_frozen',
      details: { message: 'deposit_wallet_frozen' },
    });
    expect(await blockedIn(contextOf(playerId))).toBe('frozen');
    // What is in the way of a withdrawal is said by its own call.
    expect(await blockedIn(contextOf(playerId), 2)).toBeNull();
    expect(await blockedIn(contextOf(await addPlayer(0n)))).toBeNull();
  });

  test('before the identity is verified, where the brand asks for it, as the list of methods says before', async () => {
    const traits = { ...open.traits, 'money.identityBeforeDeposit': true };
    const strict = () => contextOf(playerId, { origin: '', brand: { siteId, traits } as never });
    await expect(startDeposit(strict(), body)).rejects.toMatchObject({
      code: 'identity_verification_needed',
      details: { message: 'deposit_identity_needed' },
    });
    expect([await blockedIn(strict()), await blockedIn(strict(), 2)]).toEqual(['identity', null]);
    expect(await blockedIn(contextOf(playerId))).toBeNull();
    await database.sql
      .update(playerTable)
      .set({ identityVerifiedAt: clock.now() })
      .where(eq(playerTable.id, playerId));
    expect(await blockedIn(strict())).toBeNull();
    // The gateway of these tests opens nothing.
    await expect(startDeposit(strict(), body)).rejects.toThrow('payment_gateway_unavailable');
    expect(await startDeposit(contextOf(playerId), body).catch(({ code }) => code)).toBe(
      'payment_gateway_unavailable',
    );
  });
});
