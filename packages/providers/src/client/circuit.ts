import { CircuitState, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';

/** `open` sends nothing, `halfOpen` waits for the outcome of one trial. */
export type CircuitStatus = 'closed' | 'halfOpen' | 'open';

/** Nothing was sent: the last calls failed, and the pause after them is not over. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** Stops calling a third party that fails again and again, and lets single calls find out when it is back. */
export interface Circuit {
  /**
   * Runs the work, which rejects for failures of the third party and for nothing else.
   *
   * @throws CircuitOpen at once while the third party is given its pause
   */
  run<Value>(work: () => Promise<Value>): Promise<Value>;
  status(): CircuitStatus;
}

export const FAILURES_IN_A_ROW = 5;
export const PAUSE_MS = 10_000;

const statusNames = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'halfOpen',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const;

/** A circuit over cockatiel's breaker. The library reads the system's clock; see docs/decisions/020-circuit-breaker.md. */
export function createCircuit(): Circuit {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  return {
    async run(work) {
      // The library makes callers wait for the trial of another; an open circuit answers at once.
      if (breaker.state === CircuitState.HalfOpen) throw new CircuitOpen('another call is on trial');
      let isSent = false;
      try {
        return await breaker.execute(() => {
          isSent = true;
          return work();
        });
      } catch (error) {
        throw isSent ? error : new CircuitOpen('too many calls have failed', { cause: error });
      }
    },
    status: () => statusNames[breaker.state],
  };
}
