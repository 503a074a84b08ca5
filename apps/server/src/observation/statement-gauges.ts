import type { Database } from '@baize/db';
import { Gauge } from 'prom-client';

export interface StatementGauge {
  readonly name: string;
  readonly help: string;
  /** Returns one row with the column `value`; null leaves the gauge out. */
  readonly statement: string;
}

/** Gauges that read the database at each scrape, the same in all processes; absent while it is unreachable. */
export function createStatementGauges(pool: Database['pool'], rows: readonly StatementGauge[]): Gauge[] {
  return rows.map(
    ({ name, help, statement }) =>
      new Gauge({
        name,
        help,
        registers: [],
        async collect() {
          this.remove();
          try {
            const { rows: found } = await pool.query<{ value: number | null }>(statement);
            const value = found[0]?.value ?? null;
            if (value !== null) this.set(value);
          } catch {
            // The readiness probe reports an unreachable database.
          }
        },
      }),
  );
}
