import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client';

import type { ProviderRegistry } from '@baize/providers';
import type { LedgerFigures, Meter } from '@baize/services';

import { createBonusGauges } from './bonus-gauges.ts';
import { createCircuitGauge } from './circuit-gauge.ts';
import { createLedgerGauges } from './ledger-gauges.ts';
import { createOutboxGauges } from './outbox-gauges.ts';
import { createReconciliationGauges } from './reconciliation-gauges.ts';
import { createWithdrawalGauges } from './withdrawal-gauges.ts';
import { createProcessGauges, type ProcessFigures } from './process-gauges.ts';

export interface MetricsSources extends ProcessFigures {
  readLedger(): Promise<LedgerFigures>;
  onProblem(error: unknown): void;
  readonly providers: Pick<ProviderRegistry, 'all'>;
}

/** Metrics of this process. */
export interface Metrics extends Meter {
  observeRequest(facts: { method: string; route: string; status: number; seconds: number }): void;
  countJob(job: string, result: 'done' | 'failed'): void;
  countBooking(facts: { provider: string; call: string; status: string }): void;
  countPayoutProblem(facts: { provider: string; error: string }): void;
  /** Prometheus' text form. */
  write(): Promise<string>;
  readonly contentType: string;
}

const DURATIONS_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(sources: MetricsSources): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry, prefix: 'baize_' });
  const durations = new Histogram({
    name: 'baize_http_request_duration_seconds',
    help: 'Time from the request to its response, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: DURATIONS_SECONDS,
    registers,
  });
  const bookings = new Counter({
    name: 'baize_wallet_calls_total',
    help: 'Wallet calls of game providers, by provider, call and outcome.',
    labelNames: ['provider', 'call', 'status'],
    registers,
  });
  const alarms = new Counter({
    name: 'baize_ledger_alarms_total',
    help: 'Amounts that cannot be booked, bookings that would overflow a balance, wins above the largest amount.',
    labelNames: ['reason'],
    registers,
  });
  const jobRuns = new Counter({
    name: 'baize_job_runs_total',
    help: 'Runs of jobs in this process, by job and result.',
    labelNames: ['job', 'result'],
    registers,
  });
  const entries = new Counter({
    name: 'baize_outbox_entries_total',
    help: 'Attempts at outbox entries in this process: done, failed for now, expired.',
    labelNames: ['event', 'kind'],
    registers,
  });
  const payoutProblems = new Counter({
    name: 'baize_payout_problems_total',
    help: 'Attempts at payouts that their gateways did not answer, by gateway and class of the error.',
    labelNames: ['provider', 'error'],
    registers,
  });
  const gauges = [
    ...createProcessGauges(sources),
    ...createLedgerGauges(sources),
    ...createOutboxGauges(sources.pool),
    ...createReconciliationGauges(sources.pool),
    ...createWithdrawalGauges(sources.pool),
    ...createBonusGauges(sources.pool),
    createCircuitGauge(sources.providers),
  ];
  for (const gauge of gauges) registry.registerMetric(gauge);
  return {
    observeRequest: ({ method, route, status, seconds }) =>
      durations.observe({ method, route, status: String(status) }, seconds),
    countBooking: (facts) => bookings.inc(facts),
    countPayoutProblem: (facts) => payoutProblems.inc(facts),
    countLedgerAlarm: (reason) => alarms.inc({ reason }),
    countJob: (job, result) => jobRuns.inc({ job, result }),
    countOutbox: (event, kind) => entries.inc({ event, kind }),
    ...countAccounts(registers),
    write: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Counters of registering and signing in. */
function countAccounts(
  registers: Registry[],
): Pick<Meter, 'countSms' | 'countReusedToken' | 'countRefusedRegistration'> {
  const messages = new Counter({
    name: 'baize_sms_codes_total',
    help: 'SMS codes: sent, verified, failed to send, refused by a limit. A ratio of sent to verified above 2 suggests abuse.',
    labelNames: ['event', 'purpose'],
    registers,
  });
  const reusedTokens = new Counter({
    name: 'baize_session_tokens_reused_total',
    help: 'Session tokens that were reused after a newer one had been used; their sessions were ended.',
    registers,
  });
  const refusedRegistrations = new Counter({
    name: 'baize_registrations_refused_total',
    help: 'Registrations of people who had excluded themselves, by brand.',
    labelNames: ['brand'],
    registers,
  });
  return {
    // The purpose of a verification is followed by the phone number, which must not become a label.
    countSms: (event, purpose) => messages.inc({ event, purpose: purpose.replace(/ .*$/, '') }),
    countReusedToken: () => reusedTokens.inc(),
    countRefusedRegistration: (brand) => refusedRegistrations.inc({ brand }),
  };
}
