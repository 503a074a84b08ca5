import type { Database } from '@baize/db';
import { Gauge } from 'prom-client';

/** Waiting entries of the outbox, for all processes; absent while the database is unreachable. */
export function createOutboxGauges(pool: Database['pool']): Gauge[] {
  const gauge = (name: string, help: string, expression: string) =>
    new Gauge({
      name,
      help,
      registers: [],
      async collect() {
        this.reset();
        try {
          const { rows } = await pool.query<{ value: number }>(`select ${expression} as value from outbox`);
          this.set(rows[0]?.value ?? 0);
        } catch {
          // The readiness probe reports an unreachable database.
          this.remove();
        }
      },
    });
  return [
    gauge('baize_outbox_waiting', 'Entries of the outbox that are not done yet.', 'count(*)::integer'),
    gauge(
      'baize_outbox_oldest_seconds',
      'Age of the oldest entry of the outbox that is not done yet.',
      'coalesce(extract(epoch from now() - min(created_at)), 0)::float8',
    ),
  ];
}
