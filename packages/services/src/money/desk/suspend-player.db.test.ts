import { eq, isFrozen, player } from '@baize/db';
import { afterAll, expect, test } from 'vitest';

import { withdrawalMethodId } from '../../testing/payment-rows.ts';
import { operator as ada, operatorServicesOf } from '../../testing/operator-decisions.ts';
import { openWithdrawals, sampleIban, siteId } from '../../testing/withdrawals.ts';
import { approvePayment, freezeWallet } from '../decisions/index.ts';
import { requestWithdrawal } from '../request-withdrawal.ts';
import { restorePlayer, suspendPlayer } from './suspend-player.ts';

const site = await openWithdrawals();
afterAll(() => site.database.drop());

/** With the rights of the site, as the console. */
const services = () => ({ ...site, ...operatorServicesOf(site), database: site.database.site });
const decision = (playerId: number) => ({ playerId, reason: 'A case' });

test('an open withdrawal of a suspended player stays for an operator, who may pay it', async () => {
  const playerId = await site.addPlayer(500_000n);
  const body = { payment_id: withdrawalMethodId, amount: '250.00', iban: sampleIban };
  const context = site.contextOf(playerId);
  const { transaction_id: id } = await requestWithdrawal(context, body as never);
  await suspendPlayer(services(), ada, decision(playerId));
  expect(await site.rowOf(id)).toMatchObject({ status: 0 });
  expect(await approvePayment(services(), ada, { id })).toMatchObject({ state: 'approved' });
  expect(await site.ledger.balance(siteId, playerId)).toBe(475_000n);
});

test('a frozen wallet stays frozen when the player is restored', async () => {
  const playerId = await site.addPlayer(500_000n);
  await freezeWallet(services(), ada, decision(playerId));
  await suspendPlayer(services(), ada, decision(playerId));
  await restorePlayer(services(), ada, decision(playerId));
  expect(await isFrozen(site.database.pool, { siteId, playerId })).toBe(true);
  const bet = { siteId, playerId, provider: 'p', tx: 't', currency: 1, gameId: 1, roundId: 'r' };
  const booked = await site.ledger.book({ kind: 'bet', ...bet, play: 'round', amountMinor: 1n });
  expect(booked.status).toBe('blocked');
});

test('a deleted account is not restored', async () => {
  const playerId = await site.addPlayer(0n);
  const isIt = eq(player.id, playerId);
  await site.database.sql.update(player).set({ status: 'delete' }).where(isIt);
  await expect(restorePlayer(services(), ada, decision(playerId))).rejects.toMatchObject({ why: 'refused' });
  expect(await site.database.sql.select({ status: player.status }).from(player).where(isIt)).toEqual([
    { status: 'delete' },
  ]);
});
