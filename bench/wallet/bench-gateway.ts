import type { PostgresLedgerStore } from '@baize/db';
import type { BookCommand } from '@baize/ledger';

import { type Measure, measureCalls, middleOf } from './measure-calls.ts';
import { createMix, type MixedCall, takeTurns } from './mixed-calls.ts';
import { type GatewayOptions, startGateway } from './start-gateway.ts';

/** The rate over HTTP, each call signed, and that of the same calls to the ledger alone. */
export interface Compared {
  gateway: Measure;
  ledger: Measure;
}

export interface GatewayRates {
  /** Bets; the ledger is called for each alone, the gateway books in batches. */
  bets: Compared;
  /** Bets, wins and refunds, all in batches. */
  mixed: Compared;
}

export const GATEWAY_CALLERS = { bets: 32, mixed: 256 };
/** Each plays in a session of its own, which the server has cached before the measurement starts. */
const MAX_PLAYERS = 500;
/** The ledger's code has booked as many by then; a server that has just started is not yet compiled. */
const WARM_UP_CALLS = 16_000;

export interface GatewayBenchOptions extends GatewayOptions {
  /** Length and number of the measurements. */
  seconds: number;
  rounds: number;
  stores: { single: PostgresLedgerStore; batched: PostgresLedgerStore };
}

/** The gateway and the ledger take turns, so that a slow minute of the machine slows both. */
export async function benchGateway(options: GatewayBenchOptions): Promise<GatewayRates> {
  const { database, stores, seconds, rounds } = options;
  const range = { ...options, players: Math.min(options.players, MAX_PLAYERS) };
  const length = { duration: seconds };
  await using gateway = await startGateway(range);
  await gateway.sendBets(GATEWAY_CALLERS.bets, { amount: WARM_UP_CALLS });
  await gateway.sendMix(GATEWAY_CALLERS.mixed, { amount: WARM_UP_CALLS });
  const measured = {
    bets: { gateway: [] as Measure[], ledger: [] as Measure[] },
    mixed: { gateway: [] as Measure[], ledger: [] as Measure[] },
  };
  const measure = async (list: Measure[], run: () => Promise<Measure>) => {
    await database.pool.query('checkpoint');
    list.push(await run());
  };
  const { bets, mixed } = GATEWAY_CALLERS;
  for (let round = 0; round < rounds; round += 1) {
    await measure(measured.bets.gateway, () => gateway.sendBets(bets, length));
    await measure(measured.bets.ledger, () =>
      measureCalls(bets, seconds, callLedger(stores.single, range, `alone-${round}-`)),
    );
    await measure(measured.mixed.gateway, () => gateway.sendMix(mixed, length));
    await measure(measured.mixed.ledger, () =>
      measureCalls(mixed, seconds, callLedger(stores.batched, range, `mix-${round}-`, createMix(mixed))),
    );
  }
  return { bets: compare(measured.bets), mixed: compare(measured.mixed) };
}

function compare({ gateway, ledger }: Record<keyof Compared, Measure[]>): Compared {
  const middle = (list: Measure[]) => middleOf(list, ({ perSecond }) => perSecond);
  return { gateway: middle(gateway), ledger: middle(ledger) };
}

/** @param run begins the ids of transactions */
function callLedger(store: PostgresLedgerStore, range: GatewayOptions, run: string, next = createBets()) {
  return async () => {
    const { status } = await store.book(makeCommand(next(), run, range));
    if (status !== 'booked') throw new Error(`a booking of the benchmark got ${status}`);
  };
}

function createBets(): () => MixedCall {
  let bet = 0;
  return () => ({ kind: 'bet', bet: bet++ });
}

function makeCommand({ kind, bet }: MixedCall, run: string, range: GatewayOptions): BookCommand {
  const tx = `${run}${bet}`;
  const common = {
    siteId: range.siteId,
    playerId: takeTurns(bet, range.firstPlayer, range.players),
    provider: 'bench',
    amountMinor: 100n,
    currency: 1,
    gameId: 9087,
    roundId: tx,
  };
  if (kind === 'bet') return { kind, ...common, tx, play: 'round' };
  if (kind === 'win') return { kind, ...common, tx: `win-${tx}`, betTx: tx, play: 'round' };
  return { kind, ...common, tx: `refund-${tx}`, betTx: tx };
}
