import { join } from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, manualClock } from '@baize/clock';
import { createLedgerStore, createTestDatabase, type TestDatabase, useTestClock } from '@baize/db';
import type { ExclusionCode } from '@baize/ledger';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { importPlayer } from '../auth/index.ts';
import type { PlayerContext } from '../context.ts';
import type { ExclusionEffect } from '../exclusion-effects.ts';
import { samplePlayer } from '../testing/sample-player.ts';
import { createLocalWakeups } from '../wakeups.ts';
import { type ClosingFacts, deactivateAccount } from './deactivate-account.ts';
import { requestReturn } from './request-return.ts';

const brand = defaultBrand(loadBrands(join(import.meta.dirname, '../../../../brands')));
if (!brand) throw new Error('there is no default brand');
const { siteId } = brand;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
const ids = createIdMaker(clock);
const personalIdKeys = { cipherKey: Buffer.alloc(32, 1), hashKey: Buffer.alloc(32, 2) };

let database: TestDatabase;
let setTime: (at: Date) => Promise<void>;
let common: object;
beforeAll(async () => {
  database = await createTestDatabase();
  setTime = await useTestClock({ database, clock });
  const ledger = createLedgerStore({ pool: database.pool, clock, ids, batching: false });
  const outbox = { add: async () => 1, begin() {} };
  const brandOrigin = () => 'https://example.com';
  const wakeups = createLocalWakeups();
  common = { database, ledger, clock, ids, brand, language: 'en', wakeups, outbox, brandOrigin };
});
afterAll(() => database.drop());

let count = 0;

/** A new player, with what closing an account needs of a context. */
async function signedIn(exclusionEffects: readonly ExclusionEffect[] = []): Promise<PlayerContext> {
  count += 1;
  const { ledger } = common as Pick<PlayerContext, 'ledger'>;
  const id = await importPlayer({ database, ledger, clock, ids, personalIdKeys }, siteId, {
    ...samplePlayer,
    username: `kaya-${count}`,
    email: `kaya-${count}@example.com`,
    phone: `532555${String(count).padStart(4, '0')}`,
    personalId: `1000000${String(count).padStart(4, '0')}`,
  });
  return { ...common, exclusionEffects, player: { siteId, id } } as unknown as PlayerContext;
}

const notices: ClosingFacts[] = [];
const exclude = (context: PlayerContext, type: ExclusionCode) =>
  deactivateAccount(context, { type }, (facts) => {
    notices.push(facts);
    return { subject: '', text: '', html: '', sms: '' };
  });

test('what else an exclusion means happens in its transaction, and not again for a repeat', async () => {
  const seen: string[] = [];
  const context = await signedIn([
    async (transaction, { playerId }, { endsAt }) => {
      const { rows } = await transaction.client.query<{ closed: boolean }>(
        'select account_is_closed($1, $2) as closed',
        [siteId, playerId],
      );
      seen.push(`${playerId} ${rows[0]?.closed} ${endsAt.toISOString()}`);
    },
  ]);
  const endsAt = await exclude(context, 1);
  expect(await exclude(context, 1)).toEqual(endsAt);
  expect(seen).toEqual([`${context.player.id} true ${endsAt.toISOString()}`]);
  await exclude(context, 2);
  expect(seen).toHaveLength(2);
});

test('nothing is closed if a part of it fails', async () => {
  const context = await signedIn([() => Promise.reject(new Error('the bonuses could not be frozen'))]);
  await expect(exclude(context, 4)).rejects.toThrow('frozen');
  expect(await context.ledger.closing(siteId, context.player.id)).toBeUndefined();
  const { rowCount } = await database.pool.query('select from exclusion where player_id = $1', [
    context.player.id,
  ]);
  expect(rowCount).toBe(0);
});

const code = fc.constantFrom<ExclusionCode>(1, 2, 3, 4, 5, 6);
const step = fc.oneof(
  // Several at once: a double click, two tabs, two devices.
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(code, fc.constant('return' as const)), { minLength: 1, maxLength: 4 }),
  },
  { weight: 3, arbitrary: fc.constantFrom(MINUTE_MS / 2, DAY_MS, 20 * DAY_MS, 190 * DAY_MS, 2_000 * DAY_MS) },
);

interface State {
  readonly endsAtMs: number;
  /** Infinity while a return has to be asked for; 0 if it is open. */
  readonly opensAtMs: number;
}

async function stateOf({ ledger, player }: PlayerContext): Promise<State> {
  const closing = await ledger.closing(siteId, player.id);
  if (!closing) return { endsAtMs: 0, opensAtMs: 0 };
  return { endsAtMs: closing.endsAt.getTime(), opensAtMs: closing.opensAt?.getTime() ?? Infinity };
}

/** Whether an account may open earlier than it would have: only by a request after the end, and a day later. */
function mayOpenEarlier(before: State, nowMs: number, after: State): boolean {
  return before.opensAtMs === Infinity && nowMs >= before.endsAtMs && after.opensAtMs >= nowMs + DAY_MS;
}

test('whatever is called at once and whenever, no end moves earlier and a reply is kept', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (steps) => {
      await setTime(new Date('2026-03-15T12:00:00Z'));
      const context = await signedIn();
      for (const one of steps) {
        const before = await stateOf(context);
        const nowMs = clock.now().getTime();
        if (typeof one === 'number') await setTime(new Date(nowMs + one));
        else {
          const calls = one.map((what) =>
            what === 'return' ? requestReturn(context) : exclude(context, what),
          );
          const results = await Promise.allSettled(calls);
          const after = await stateOf(context);
          for (const result of results) {
            if (result.status === 'fulfilled')
              expect(after.opensAtMs).toBeGreaterThanOrEqual(result.value.getTime());
            else expect(result.reason).toMatchObject({ code: 'conflict' });
          }
          expect(after.endsAtMs).toBeGreaterThanOrEqual(before.endsAtMs);
          expect(after.opensAtMs >= before.opensAtMs || mayOpenEarlier(before, nowMs, after)).toBe(true);
        }
        const left = await stateOf(context);
        if (before.opensAtMs > clock.now().getTime())
          expect(left.endsAtMs).toBeGreaterThanOrEqual(before.endsAtMs);
      }
    }),
    { numRuns: 40 },
  );
});
