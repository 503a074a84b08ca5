import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { Database } from '@baize/db';
import type { Meter } from '@baize/services';

export interface MetricsSources {
  readonly pool: Database['pool'];
  countStreams(): number;
}

/** What a monitoring system reads of this process. */
export interface Metrics extends Meter {
  observeRequest(facts: { method: string; route: string; status: number; seconds: number }): void;
  countBooking(call: string, status: string): void;
  /** Prometheus' text form. */
  write(): Promise<string>;
  readonly contentType: string;
}

const DURATIONS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics({ pool, countStreams }: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'baize_' });
  const durations = new Histogram({
    name: 'baize_http_request_duration_seconds',
    help: 'Time from the request to its answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS_SECONDS,
    registers,
  });
  const bookings = new Counter({
    name: 'baize_wallet_calls_total',
    help: 'Wallet calls of studios, by call and answer.',
    labelNames: ['call', 'status'],
    registers,
  });
  const messages = new Counter({
    name: 'baize_sms_codes_total',
    help: 'Codes by SMS: sent, verified, failed to go out, refused by a limit. Sent over verified above 2 is a sign of abuse.',
    labelNames: ['event', 'purpose'],
    registers,
  });
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
  registry.registerMetric(connections);
  registry.registerMetric(streams);
  return {
    observeRequest: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    countBooking: (call, status) => bookings.inc({ call, status }),
    // The purpose of a verification goes on with the number, which is nobody's label.
    countSms: (event, purpose) => messages.inc({ event, purpose: purpose.replace(/ .*$/, '') }),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}
