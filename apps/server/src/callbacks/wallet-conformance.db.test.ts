import { proveBalances } from '@baize/ledger';
import { takesAll } from '@baize/testkit/test-scope';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { createDialectApp } from '../testing/dialect-app.ts';
import { formHashDriver } from '../testing/form-hash-driver.ts';
import { pokerDriver } from '../testing/poker-driver.ts';
import { studioDriver } from '../testing/sandbox-studio-driver.ts';
import type { TestApp } from '../testing/test-app.ts';
import { shortList, sportsDrivers } from '../testing/sports-drivers.ts';
import { openDesk } from '../testing/test-desk.ts';
import { walletDrivers } from '../testing/wallet-drivers.ts';
import type { WalletDriver } from '../testing/wallet-driver.ts';
import { reasonWithout, type WalletRow } from '../testing/wallet-rows/row.ts';
import { walletRows } from '../testing/wallet-rows/wallet-rows.ts';

/*
 * Every row of the wallet protocol in every dialect, over HTTP. A row that a dialect cannot have is reported with the
 * reason, and what holds instead.
 */

/** Races of twenty calls, and waits for real locks: behind the dialects, two of which are enough for the gate. */
const racing: readonly string[] = ['W04', 'W09', 'W20', 'W42'];
const racedInGate: readonly WalletDriver[] = [studioDriver, formHashDriver];
/**
 * What dialects read and say by themselves: each call, each refusal, signatures and repeats. The other rows are decided behind
 * them, so the native dialect is enough for the gate.
 */
const ofDialects = new Set(
  'W01 W02 W03 W05 W08 W10 W12 W13 W16 W18 W24 W26 W29 W31 W32 W34 W35 W36 W37 W38 W39 W40 W44'.split(' '),
);
function isInScope(driver: WalletDriver, { id }: WalletRow): boolean {
  if (takesAll()) return true;
  if (racing.includes(id)) return racedInGate.includes(driver);
  return driver === studioDriver || ofDialects.has(id);
}

let app: TestApp;
beforeAll(async () => {
  app = await createDialectApp();
});
afterAll(async () => {
  await proveBalances(app.ledger);
  await app.close();
});

test('the table has every row', () => {
  const all = Array.from({ length: 44 }, (_, index) => `W${String(index + 1).padStart(2, '0')}`);
  expect([...new Set(walletRows.map(({ id }) => id))]).toEqual(all);
});

describe.each([...walletDrivers, sportsDrivers.complete, pokerDriver])(
  'the wallet for $provider',
  (driver) => {
    const rows = walletRows.map((row) => ({ ...row, row, reason: reasonWithout(driver, row) }));

    const held = rows.filter(({ reason, row }) => reason === undefined && isInScope(driver, row));
    test.each(held)('$id: $what', async ({ row }) => {
      await expect(row.run(openDesk(app, driver))).resolves.toBeUndefined();
    });

    const absent = rows.filter(({ reason }) => reason !== undefined);
    test.each(absent)('$id: $what (not in this dialect: $reason)', async ({ row }) => {
      if (row.needs) expect(driver.furtherCalls ?? []).not.toContain(row.needs);
      else expect(row.instead ?? driver.lacks?.[row.id]).toBeDefined();
      await row.instead?.(openDesk(app, driver));
    });
  },
);

describe.each(sportsDrivers.others)('the same dialect for $provider', (driver) => {
  const rows = walletRows.filter((row) => shortList.includes(row.id) && isInScope(driver, row));
  test.each(rows)('$id: $what', async (row) => {
    await expect(row.run(openDesk(app, driver))).resolves.toBeUndefined();
  });
});
