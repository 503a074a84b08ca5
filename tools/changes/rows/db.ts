import type { Change } from '../change.ts';
import { dbTableChanges } from './db-tables.ts';

const leases = 'packages/db/src/lease-worker.ts';
const store = 'packages/db/src/ledger-store.ts';
const ofLeases = ['packages/db/src/lease-worker'];
const ofStore = ['packages/db/src/ledger-store'];
const ofReads = ['packages/db/src/ledger-reads'];
const ofTransactions = ['packages/db/src/open-database', 'packages/db/src/ledger-store'];

/** Worker numbers, transactions and the reads of the ledger. */
const programChanges: readonly Change[] = [
  {
    file: leases,
    find: ' where leased_until <= now()\n',
    replace: '\n',
    promise: 'a leased worker number is not leased again',
    tests: ofLeases,
  },
  {
    file: leases,
    find: ' for update skip locked)',
    replace: ')',
    promise: 'processes that start together get different worker numbers',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'ids_until_ms = greatest(free.ids_until_ms, $3::bigint) + $2',
    replace: 'ids_until_ms = $3::bigint + $2',
    promise: 'a holder whose clock is behind can make ids after those of the former holder',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'ids_until_ms = greatest(ids_until_ms, $4::bigint + $3)',
    replace: 'ids_until_ms = $4::bigint + $3',
    promise: 'a renewal after a clock was set back does not shorten the range of ids',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'where number = $1 and holder = $2 returning',
    replace: 'where number = $1 and $2::text is not null returning',
    promise: 'a process does not renew a number that another one has taken over',
    tests: ofLeases,
  },
  {
    file: leases,
    find: "leased_until = '-infinity' where number = $1 and holder = $2`",
    replace: "leased_until = '-infinity' where number = $1 and $2::text is not null`",
    promise: 'a process that ends does not free the number of the one that took it over',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'fromMs: Number(row.from_ms)',
    replace: 'fromMs: 0',
    promise: 'ids of a new holder come after those of the former one',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'slot = renewed ?? (await acquire());',
    replace: 'slot = renewed;',
    promise: 'a process that lost its number gets another one',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'if (error instanceof IdsUnavailable) renewal.renewNow();',
    replace: '',
    promise: 'a process that lost its number seeks one as soon as it needs an id',
    tests: ofLeases,
  },
  {
    file: leases,
    find: '      if (isExpedited || isStopped) return;\n',
    replace: '',
    promise: 'a database that is away is not asked for a worker number by every bet',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'plan(Math.min(retryMs, everyMs));',
    replace: 'plan(everyMs);',
    promise: 'a renewal that failed is tried again soon',
    tests: ofLeases,
  },
  {
    file: leases,
    find: 'if (waited > leaseMs) throw noNumber();',
    replace: 'if (waited >= 0) throw noNumber();',
    promise: 'a start waits for the number of a process that was killed',
    tests: ofLeases,
  },
  {
    file: leases,
    find: '      slot = undefined;\n      if (held',
    replace: '      if (held',
    promise: 'no ids are made with a number that has been released',
    tests: ofLeases,
  },
  {
    file: 'packages/db/src/open-database.ts',
    find: 'lock_timeout: limits.lockTimeoutMs,',
    replace: 'lock_timeout: 0,',
    promise: 'a statement does not wait for a lock without end',
    tests: ofTransactions,
  },
  {
    file: 'packages/db/src/open-database.ts',
    find: "await client.query('rollback').catch((failure: Error) => {\n      broken = failure;\n    });\n",
    replace: '',
    promise: 'a transaction that failed is rolled back before its connection is used again',
    tests: ofTransactions,
  },
  {
    file: 'packages/db/src/open-database.ts',
    find: '    throw error;\n',
    replace: '    return undefined as never;\n',
    promise: 'the caller hears that its transaction failed',
    tests: ofTransactions,
  },
  {
    file: 'packages/db/src/migrate.ts',
    find: "    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);\n",
    replace: '',
    promise: 'two processes that start on a new database migrate it once',
    tests: ['packages/db/src/schema'],
  },
  {
    file: 'packages/db/src/migrate.ts',
    find: 'if (present !== hash) {',
    replace: "if (hash === '') {",
    promise: 'a migration that was changed after it ran is refused',
    tests: ['packages/db/src/schema'],
  },
  {
    file: store,
    find: 'createStore({ ...context, runner: client }, onAlarm);',
    replace: 'createStore({ ...context, runner: pool }, onAlarm);',
    promise: 'a booking inside a transaction is undone with it',
    tests: ofStore,
  },
  {
    file: store,
    find: "'update account set state = $3 where site_id = $1 and player_id = $2 and kind = 1'",
    replace: "'update account set state = $3 where site_id = $1 and $2::bigint > 0 and kind = 1'",
    promise: 'blocking one player leaves the others free',
    tests: ofReads,
  },
  {
    file: store,
    find: 'created_at >= $3 and created_at < $4 and',
    replace: 'created_at >= $3 and created_at <= $4 and',
    promise: 'the history ends before its end date',
    tests: ofReads,
  },
  {
    file: store,
    find: '(query.page - 1) * query.perPage',
    replace: 'query.page - 1',
    promise: 'the second page of the history follows the first',
    tests: ofReads,
  },
  {
    file: store,
    find: 'and created_at >= $2 and type = 2 and amount > 0',
    replace: 'and created_at >= $2 and type = 2',
    promise: 'a lost round is not shown among the last wins',
    tests: ofReads,
  },
  {
    file: store,
    find: 'when 1 then amount when 3 then -amount end',
    replace: 'when 1 then amount end',
    promise: 'a refunded stake does not count as staked',
    tests: ofReads,
  },
  {
    file: store,
    find: 'from ledger_review where site_id = $1 order by',
    replace: 'from ledger_review where $1::integer > 0 order by',
    promise: 'the reviews of a brand are its own',
    tests: ofReads,
  },
  {
    file: store,
    find: 'and created_at >= $3 and type = 1\n       group by',
    replace: 'and created_at >= $3\n       group by',
    promise: 'a game that only paid a prize was not played',
    tests: ofReads,
  },
  {
    file: store,
    find: 'r.parent_id = t.id and r.kind = 3 and r.outcome = 0',
    replace: 'r.parent_id = t.id and r.kind = 3',
    promise: 'a refused bet does not count as undone',
    tests: ofReads,
  },
  {
    file: store,
    find: 'r.parent_id = t.id and r.kind = 3 and r.outcome = 0',
    replace: 'r.parent_id = t.id and r.outcome = 0',
    promise: 'a bet that won does not count as undone',
    tests: ofReads,
  },
  {
    file: store,
    find: 'and w.kind = 2 and w.provider_tx = $5),',
    replace: 'and w.kind = 2 and w.provider_tx = $5 and false),',
    promise: 'a win that names its round only is repeated with the bet that it was paid on',
    tests: ofReads,
  },
  {
    file: store,
    find: 'order by exists (select from transfer r where',
    replace: 'order by not exists (select from transfer r where',
    promise: 'a win that names its round only is not paid on a bet that was taken back',
    tests: ofReads,
  },
  {
    file: store,
    find: 'and g.provider = $3 and g.round_id = $4 and g.type = 1',
    replace: 'and g.provider = $3 and $4::text is not null and g.type = 1',
    promise: 'a win that names its round only is paid on a bet of that round',
    tests: ofReads,
  },
  {
    file: 'packages/db/src/ledger-booking.ts',
    find: 'const index = Number(row.place) - 1;',
    replace: 'const index = results.length - Number(row.place);',
    promise: 'each bet of a batch gets its own answer',
    tests: ['packages/db/src/ledger-batch'],
  },
  {
    file: 'packages/db/src/ledger-proof.ts',
    find: 'FIRST_SEARCH_MS) - OVERLAP_MS;',
    replace: 'FIRST_SEARCH_MS);',
    promise: 'a bet that committed late is still searched for open rounds',
    tests: ['packages/db/src/ledger-proof'],
  },
  {
    file: 'packages/db/src/ledger-proof.ts',
    find: 'set checked_at = excluded.checked_at, found = excluded.found`',
    replace: 'set checked_at = excluded.checked_at`',
    promise: 'the figures show what the last proof found',
    tests: ['packages/db/src/ledger-proof'],
  },
];

/** The database: its tables, and the programs that write them. */
export const dbChanges: readonly Change[] = [...programChanges, ...dbTableChanges];
