import { afterAll, beforeAll, expect, test } from 'vitest';

import {
  binaryId,
  liveSlotIds,
  pokerIds,
  slotId,
  sportsbookIds,
  switchedOffId,
} from '../../testing/seed-catalogue.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const read = (id: number, brand = app.brand) => app.call('GET', `/product-page/${id}`, { brand });

test('a product that no lobby has is at a page of its own, at every brand', async () => {
  for (const brand of [app.brand, app.otherBrand]) {
    const pageOf = async (id: number) => (await read(id, brand)).json<{ data: object }>().data;
    expect(await pageOf(pokerIds.room)).toEqual({ page: 'poker' });
    expect(await pageOf(liveSlotIds.second)).toEqual({ page: 'live_slot' });
    expect(await pageOf(binaryId)).toEqual({ page: 'binary' });
    expect(await pageOf(sportsbookIds.betradar)).toEqual({ page: 'sport', sports_provider: 'betradar' });
  }
});

test('a game of a lobby and what nobody has are at none', async () => {
  for (const id of [slotId, switchedOffId, 999_999]) expect((await read(id)).statusCode, `${id}`).toBe(404);
});
