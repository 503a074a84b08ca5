import { Gauge } from 'prom-client';

import type { LedgerFigures } from '@baize/services';

interface LedgerSources {
  readLedger(): Promise<LedgerFigures>;
  onProblem(error: unknown): void;
}

interface Row {
  readonly name: string;
  readonly help: string;
  /** Undefined if there is no value yet, as before the first proof. */
  readonly value: (figures: LedgerFigures) => number | undefined;
}

const rows: readonly Row[] = [
  {
    name: 'baize_ledger_open_reviews',
    help: 'Requests of providers that need manual review.',
    value: ({ openReviews }) => openReviews,
  },
  {
    name: 'baize_ledger_open_debts',
    help: 'Wins on sport that could not be taken back after a correction; their players cannot bet.',
    value: ({ openDebts }) => openDebts,
  },
  {
    name: 'baize_ledger_stuck_rounds',
    help: 'Rounds with a bet that has not been settled for a day, or if it is on sport for 30 days.',
    value: ({ stuckRounds }) => stuckRounds,
  },
  {
    name: 'baize_ledger_open_sports_rounds',
    help: 'Bets on sport that have been open for a day to 30 days.',
    value: ({ openSportsRounds }) => openSportsRounds,
  },
  {
    name: 'baize_ledger_rows_without_month',
    help: 'Postings and game rows that no month was made for: the job make-ledger-months has not run.',
    value: ({ rowsWithoutMonth }) => rowsWithoutMonth,
  },
  {
    name: 'baize_ledger_breaks',
    help: 'Contradictions that the last proof of the ledger found. Anything but 0 is an emergency.',
    value: ({ lastProof }) => lastProof?.breaks,
  },
  {
    name: 'baize_ledger_proof_timestamp_seconds',
    help: 'When the ledger was last proven.',
    value: ({ lastProof }) => lastProof && lastProof.at.getTime() / 1000,
  },
];

/**
 * The state of the ledger in the database, the same in every process. Each scrape runs one small query; if that fails,
 * the gauges are left out and /metrics still replies.
 */
export function createLedgerGauges({ readLedger, onProblem }: LedgerSources): Gauge[] {
  let reading: Promise<LedgerFigures | undefined> | undefined;

  /** All gauges of one scrape share one query. */
  function read(): Promise<LedgerFigures | undefined> {
    reading ??= readLedger()
      .catch((error: unknown) => {
        onProblem(error);
        return undefined;
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return rows.map(
    ({ name, help, value }) =>
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          const figures = await read();
          const number = figures && value(figures);
          if (number === undefined) this.remove();
          else this.set(number);
        },
      }),
  );
}
