import { Gauge } from 'prom-client';

import type { LedgerFigures } from '@baize/services';

interface LedgerSources {
  readLedger(): Promise<LedgerFigures>;
  onProblem(error: unknown): void;
}

interface Row {
  readonly name: string;
  readonly help: string;
  /** Undefined while there is nothing to say, as before the first proof. */
  readonly value: (figures: LedgerFigures) => number | undefined;
}

const rows: readonly Row[] = [
  {
    name: 'baize_ledger_open_reviews',
    help: 'Requests of providers that a person has to look at.',
    value: ({ openReviews }) => openReviews,
  },
  {
    name: 'baize_ledger_stuck_rounds',
    help: 'Rounds with a bet that nothing has settled for a day.',
    value: ({ stuckRounds }) => stuckRounds,
  },
  {
    name: 'baize_ledger_breaks',
    help: 'Contradictions that the last proof of the books found. Anything but 0 is an emergency.',
    value: ({ lastProof }) => lastProof?.breaks,
  },
  {
    name: 'baize_ledger_proof_timestamp_seconds',
    help: 'When the books were last proven.',
    value: ({ lastProof }) => lastProof && lastProof.at.getTime() / 1000,
  },
];

/**
 * The state of the books as the database knows it, the same in every process. One small query at each scrape;
 * without an answer the gauges are left out, and /metrics goes on.
 */
export function createLedgerGauges({ readLedger, onProblem }: LedgerSources): Gauge[] {
  let reading: Promise<LedgerFigures | undefined> | undefined;

  /** All gauges of one scrape share one reading. */
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
