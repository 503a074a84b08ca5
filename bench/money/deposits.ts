import type { Database, PostgresLedgerStore } from '@baize/db';
import { GATEWAY_PARTY, type PaymentReport } from '@baize/providers';

/** Pending deposits that the benchmark approves, each once. */
export interface Deposits {
  /** Inserts as many as one measurement may need. */
  prepare(): Promise<void>;
  /** The gateway's report that the next one was paid. */
  nextReport(): PaymentReport;
  /** A report that was made before. */
  earlierReport(): PaymentReport;
  /** Players take turns in large steps, so that neighbouring rows are used at different times. */
  playerOf(number: number): number;
}

export const DEPOSIT_MINOR = 10_000n;
const LIRA = 1;
const FIRST_PLAYER = 1_000_001;
const FIRST_ID = 5_000_000_001;
/** More than a measurement approves. */
const AHEAD = 15_000;
const OPENERS = 8;

/** Opens the accounts of players whose deposits are approved by the gateway's reports. */
export async function createDeposits(
  owner: Database,
  ledger: PostgresLedgerStore,
  { siteId, players }: { readonly siteId: number; readonly players: number },
): Promise<Deposits> {
  const { rows } = await owner.pool.query<{ id: number }>(
    'select id from payment_method where kind = 1 and provider = $1 order by id limit 1',
    [GATEWAY_PARTY],
  );
  const method = rows[0]?.id;
  if (method === undefined) throw new Error('the gateway has no method to deposit');
  let opened = 0;
  const open = async () => {
    while (opened < players) await ledger.openAccounts(siteId, FIRST_PLAYER + opened++, LIRA);
  };
  await Promise.all(Array.from({ length: OPENERS }, open));
  let inserted = 0;
  let used = 0;
  const playerOf = (number: number) => FIRST_PLAYER + ((number * 7919) % players);
  const reportOf = (number: number): PaymentReport => ({
    subject: 'payment',
    providerRef: `bench-${number}`,
    transactionId: FIRST_ID + number,
    state: 'paid',
    amountMinor: DEPOSIT_MINOR,
    currency: 'TRY',
  });
  return {
    playerOf,
    async prepare() {
      const last = used + AHEAD;
      await owner.pool.query(
        `insert into payment_transaction (site_id, player_id, id, method_id, kind, amount_minor, currency, provider,
             provider_ref, fields, created_at, expires_at)
           select $1, $2::bigint + (n * 7919) % $3::bigint, $4::bigint + n, $5, 1, $6, $7, $8, 'bench-' || n, '{}', now(),
               now() + interval '1 day'
             from generate_series($9::bigint, $10::bigint) as n`,
        [
          siteId,
          FIRST_PLAYER,
          players,
          FIRST_ID,
          method,
          DEPOSIT_MINOR,
          LIRA,
          GATEWAY_PARTY,
          inserted + 1,
          last,
        ],
      );
      inserted = Math.max(inserted, last);
      await owner.pool.query('analyze payment_transaction');
    },
    nextReport() {
      used += 1;
      if (used > inserted) throw new Error('the benchmark has run out of deposits');
      return reportOf(used);
    },
    earlierReport() {
      return reportOf(1 + Math.floor(Math.random() * used));
    },
  };
}
