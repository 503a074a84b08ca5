import { manualClock } from '@baize/clock';
import { createLocalWakeups, type PlayerContext, type PlayerEvent } from '@baize/services';
import { expect, test } from 'vitest';

import { createPlayerStreams } from './player-streams.ts';

const player = { siteId: 1, id: 2, sessionId: 3, sessionExpiresAt: new Date('2026-03-15T13:00:00Z') };

/** A stream over a ledger whose answers the test controls, and the events that the page has received. */
function openStream() {
  const wakeups = createLocalWakeups();
  const clock = manualClock(new Date('2026-03-15T12:00:00Z'));
  let answer: ((account: { balanceMinor: bigint; version: number; currency: number }) => void) | undefined;
  let reads = 0;
  const mainAccount = () => {
    reads += 1;
    return new Promise((resolve) => (answer = resolve));
  };
  const problems: unknown[] = [];
  const streams = createPlayerStreams((problem) => problems.push(problem));
  const context = { player, wakeups, clock, ledger: { mainAccount } } as unknown as PlayerContext;
  const stream = streams.open(context).setEncoding('utf8');
  let text = '';
  stream.on('data', (chunk: string) => (text += chunk));
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    publish: (event: PlayerEvent) => wakeups.publish({ siteId: 1, playerId: 2 }, event),
    answer: (balanceMinor: bigint, version: number) => answer?.({ balanceMinor, version, currency: 1 }),
    async events(): Promise<unknown[]> {
      await settle();
      return text
        .split('\n\n')
        .filter((block) => block.startsWith('data: '))
        .map((block): unknown => JSON.parse(block.slice('data: '.length)));
    },
    reads: () => reads,
    problems,
    close: () => stream.destroy(),
  };
}

const balance = (minor: number, version: number): PlayerEvent => ({
  kind: 'balance',
  balanceMinor: String(minor),
  version,
});

test('a stream sends the balances returned by bookings, without reading them again', async () => {
  const page = openStream();
  page.answer(5_000n, 1);
  expect(await page.events()).toEqual([{ kind: 'balance', balance: '50.00', balance_version: 1 }]);
  page.publish(balance(4_000, 2));
  page.publish(balance(3_000, 3));
  expect((await page.events()).slice(1)).toEqual([
    { kind: 'balance', balance: '40.00', balance_version: 2 },
    { kind: 'balance', balance: '30.00', balance_version: 3 },
  ]);
  expect(page.reads()).toBe(1);
  expect(page.problems).toEqual([]);
  page.close();
});

test('an older balance never follows a newer one, not even the initial one', async () => {
  const page = openStream();
  page.publish(balance(3_000, 7));
  page.publish(balance(4_000, 6));
  page.answer(9_000n, 5);
  page.publish(balance(3_000, 7));
  expect(await page.events()).toEqual([{ kind: 'balance', balance: '30.00', balance_version: 7 }]);
  page.close();
});

test('a payment is sent even if its balance is not the newest', async () => {
  const page = openStream();
  page.answer(9_000n, 5);
  const transaction = { id: 4, status: 2, type: 1, amount: '12.00' };
  page.publish({ kind: 'transaction', balanceMinor: '9000', version: 5, transaction });
  expect((await page.events()).at(-1)).toEqual({
    kind: 'transaction',
    balance: '90.00',
    balance_version: 5,
    transaction,
  });
  page.close();
});
