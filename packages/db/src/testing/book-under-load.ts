/**
 * A process that books bets of many callers until it is killed, and prints what it has sent and what was acknowledged.
 * Arguments: database address, then player ids.
 */
import { createIdMaker, systemClock } from '@baize/clock';

import { createLedgerStore } from '../ledger-store.ts';
import { openDatabase } from '../open-database.ts';
import { bet } from './ledger-fixture.ts';

const [url = '', ...players] = process.argv.slice(2);
const CALLERS = 16;

const database = openDatabase({ url, maxConnections: CALLERS });
const store = createLedgerStore({
  pool: database.pool,
  clock: systemClock,
  ids: createIdMaker(systemClock, 2),
});

async function call(caller: number): Promise<void> {
  for (let number = 0; ; number += 1) {
    const player = Number(players[(caller + number) % players.length]);
    const tx = `${caller}-${number}`;
    process.stdout.write(`sent ${player} ${tx}\n`);
    const result = await store.book(bet(player, tx, { amountMinor: 1n }));
    process.stdout.write(`${result.status} ${player} ${tx}\n`);
  }
}

// If the server dies, the process ends, and unacknowledged bets stay undecided.
await Promise.all(Array.from({ length: CALLERS }, (_, caller) => call(caller))).catch(() => process.exit(3));
