import { proveBalances } from '@baize/ledger';
import { afterAll, expect, test } from 'vitest';

import { applyReport } from '../money/index.ts';
import { openBonuses, welcome } from '../testing/bonuses.ts';
import { paymentProvider } from '../testing/payment-rows.ts';
import { siteId } from '../testing/withdrawals.ts';
import { offerForDeposits } from './offer-for-deposits.ts';

const open = await openBonuses();
await open.setTerms('weekend', {
  ...welcome,
  wagering: { times: 4, base: 'depositAndBonus' },
  percent: 50,
  audience: { deposits: 'every', days: [6, 7] },
});
afterAll(async () => {
  await proveBalances(open.ledger);
  await open.database.drop();
});

/** What a deposit of 300.00 that is credited at a time gives. */
async function offeredFor(at: string) {
  open.clock.set(new Date(at));
  const playerId = await open.addPlayer(0n);
  const id = await open.write({ id: open.ids.next(), siteId, playerId, amountMinor: 30_000n });
  await applyReport(open, {
    subject: 'payment',
    provider: paymentProvider,
    siteId,
    providerRef: `in-${id}`,
    transactionId: id,
    state: 'paid',
    amountMinor: 30_000n,
    currency: 'TRY',
  });
  // Looked for on the next day: the day of the credit counts, not this one.
  open.clock.advance(24 * 60 * 60_000);
  await offerForDeposits(open);
  return (await open.awardsOf(playerId)).map(({ amountMinor, wagerMinor }) => [amountMinor, wagerMinor]);
}

// Four times the deposit and the bonus.
const given = [[15_000n, 180_000n]];

// Midnight of the brand, in Istanbul, is at 21:00 UTC. 20 March 2026 is a Friday.
test.each([
  ['the last second of Friday', '2026-03-20T20:59:59.999Z', []],
  ['the first one of Saturday', '2026-03-20T21:00:00.000Z', given],
  ['the last one of Saturday', '2026-03-21T20:59:59.999Z', given],
  ['midnight UTC between the two days', '2026-03-22T00:00:00.000Z', given],
  ['the last one of Sunday', '2026-03-22T20:59:59.999Z', given],
  ['the first one of Monday', '2026-03-22T21:00:00.000Z', []],
])('a bonus of the weekend is for a deposit of %s in the time of the brand', async (_name, at, offers) => {
  expect(await offeredFor(at)).toEqual(offers);
});

test('another brand has the days of its own time zone', async () => {
  const setZone = (zone: string) =>
    open.database.pool.query('update site_zone set time_zone = $2 where site_id = $1', [siteId, zone]);
  await setZone('America/New_York');
  // Still Friday evening there, and on Monday in Istanbul still Sunday.
  expect(await offeredFor('2026-03-20T21:00:00.000Z')).toEqual([]);
  expect(await offeredFor('2026-03-22T21:00:00.000Z')).toEqual(given);
  await setZone('Europe/Istanbul');
});
