import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { defaultBrand, loadBrands } from '@baize/brand';
import { createIdMaker, systemClock } from '@baize/clock';
import { createLedgerStore, openDatabase, prepareDatabase } from '@baize/db';
import { type BinarySource, startEmbedded } from '@baize/db/embedded';
import { proveBalances } from '@baize/ledger';
import { GATEWAY_PARTY } from '@baize/providers';
import { applyReport, createLocalWakeups } from '@baize/services';

import { startChildServer } from '../web/child-server.ts';
import { type Measure, measureCalls, middleOf } from '../wallet/measure-calls.ts';
import { createDeposits, DEPOSIT_MINOR, type Deposits } from './deposits.ts';
import { createNoticeSender } from './send-notices.ts';

export interface MoneyOptions {
  binaries: BinarySource;
  callers: number;
  /** Length of one measurement. */
  seconds: number;
  /** How often each rate is measured, alternating with the others; the median counts. */
  rounds: number;
  players: number;
}

export interface MoneyResult {
  version: string;
  callers: number;
  /** Bookings of deposits by the ledger alone, one statement each. */
  ledger: Measure;
  /** The verb that applies a report: status, booking, limits and reviews in one transaction. */
  verb: Measure;
  /** Signed notices over HTTP to the product in a process of its own. */
  gateway: Measure;
  /** Notices that the product has already had. */
  repeated: Measure;
}

/** Site id of the players' brand. */
const SITE = defaultBrand(loadBrands(resolve(import.meta.dirname, '../../brands')))?.siteId ?? 0;
const LIRA = 1;

/** Measures one server on a new cluster in a folder of its own, with full durability. */
export async function benchMoney(options: MoneyOptions): Promise<MoneyResult> {
  const dataDir = await mkdtemp(join(tmpdir(), 'baize-bench-'));
  await using cleanup = new AsyncDisposableStack();
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true }));
  const server = await startEmbedded({
    dataDir,
    binaries: options.binaries,
    settings: { max_connections: '120' },
  });
  cleanup.defer(() => rm(server.home, { recursive: true, force: true }));
  cleanup.defer(() => server.stop());
  const { url } = await prepareDatabase({ url: server.url });
  const owner = openDatabase({ url: server.url, maxConnections: 8 });
  cleanup.defer(() => owner.close());
  const site = openDatabase({ url, maxConnections: options.callers });
  cleanup.defer(() => site.close());
  const ids = createIdMaker(systemClock);
  const ledger = createLedgerStore({ pool: site.pool, clock: systemClock, ids, batching: false });
  const key = randomBytes(32).toString('base64url');
  const product = await startChildServer(
    '../wallet/gateway-process.ts',
    server.url,
    join(dataDir, 'site'),
    key,
  );
  cleanup.defer(() => product.stop());
  const deposits = await createDeposits(owner, ledger, { siteId: SITE, players: options.players });
  const services = { database: site, ledger, clock: systemClock, wakeups: createLocalWakeups() };
  const measures = await measureAll(options, {
    prepare: async () => {
      await deposits.prepare();
      await owner.pool.query('checkpoint');
    },
    book: bookDeposit(ledger, deposits),
    apply: async () => {
      const { result } = await applyReport(services, {
        ...deposits.nextReport(),
        siteId: SITE,
        provider: GATEWAY_PARTY,
      });
      if (result !== 'decided') throw new Error(`a report of the benchmark got ${result}`);
    },
    send: createNoticeSender(
      { url: product.ready.url, siteId: SITE, secret: key, callers: options.callers },
      deposits,
    ),
  });
  await proveBalances(ledger);
  const { rows } = await owner.pool.query<{ server_version: string }>('show server_version');
  return { version: rows[0]?.server_version ?? 'unknown', callers: options.callers, ...measures };
}

function bookDeposit(ledger: ReturnType<typeof createLedgerStore>, deposits: Deposits) {
  let number = 0;
  return async (): Promise<void> => {
    number += 1;
    const { status } = await ledger.book({
      kind: 'deposit',
      siteId: SITE,
      playerId: deposits.playerOf(number),
      provider: 'bench',
      tx: `alone-${number}`,
      amountMinor: DEPOSIT_MINOR,
      currency: LIRA,
    });
    if (status !== 'booked') throw new Error(`a deposit of the benchmark got ${status}`);
  };
}

interface Kinds {
  /** Before each measurement, so that none pays for the previous one. */
  prepare(): Promise<void>;
  book(): Promise<void>;
  apply(): Promise<void>;
  send(kind: 'new' | 'repeated', seconds: number): Promise<Measure>;
}

async function measureAll(
  { callers, seconds, rounds }: MoneyOptions,
  { prepare, book, apply, send }: Kinds,
): Promise<Omit<MoneyResult, 'version' | 'callers'>> {
  const kinds = [
    () => measureCalls(callers, seconds, book),
    () => measureCalls(callers, seconds, apply),
    () => send('new', seconds),
    () => send('repeated', seconds),
  ];
  const measures: Measure[][] = kinds.map(() => []);
  // The first round only warms up.
  for (let round = 0; round <= rounds; round += 1)
    for (const [index, measure] of kinds.entries()) {
      await prepare();
      const measured = await measure();
      if (round > 0) measures[index]?.push(measured);
    }
  const middle = (index: number) => middleOf(measures[index] ?? [], ({ perSecond }) => perSecond);
  return { ledger: middle(0), verb: middle(1), gateway: middle(2), repeated: middle(3) };
}
