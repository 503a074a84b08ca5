import type { PayoutProblem } from '@baize/services';
import type { FastifyBaseLogger } from 'fastify';

import type { Metrics } from './create-metrics.ts';

/** Logs and counts attempts at payouts that their gateways did not answer. */
export function watchPayouts(
  metrics: Pick<Metrics, 'countPayoutProblem'>,
  log: Pick<FastifyBaseLogger, 'error'>,
): (problem: PayoutProblem) => void {
  return ({ siteId, id, provider, error }) => {
    metrics.countPayoutProblem({ provider, error: error instanceof Error ? error.name : typeof error });
    log.error({ err: error, siteId, payment: id, provider }, 'a payout was not answered');
  };
}
