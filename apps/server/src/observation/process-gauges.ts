import type { Database } from '@baize/db';
import { Gauge } from 'prom-client';

export interface ProcessFigures {
  readonly pool: Database['pool'];
  countStreams(): number;
}

/** Open connections and streams of this process, read at each scrape. */
export function createProcessGauges({ pool, countStreams }: ProcessFigures): Gauge[] {
  const connections = new Gauge({
    name: 'baize_database_connections',
    help: 'Connections of the pool, by state; waiting counts callers without one.',
    labelNames: ['state'],
    registers: [],
    collect() {
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const streams = new Gauge({
    name: 'baize_event_streams',
    help: 'Open event streams of players.',
    registers: [],
    collect() {
      this.set(countStreams());
    },
  });
  return [connections, streams];
}
