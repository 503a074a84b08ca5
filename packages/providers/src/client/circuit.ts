import { CircuitState, circuitBreaker, ConsecutiveBreaker, handleAll } from 'cockatiel';

/** `open` sends nothing, `halfOpen` waits for the outcome of one trial call. */
export type CircuitStatus = 'closed' | 'halfOpen' | 'open';

/** Nothing was sent: the last calls failed and the pause after them has not ended. */
export class CircuitOpen extends Error {
  override readonly name = 'CircuitOpen';
}

/** A circuit breaker: stops calling a third party that keeps failing, and tests with single calls when it is back. */
export interface Circuit {
  /**
   * Runs the work, which must reject only for failures of the third party.
   *
   * @throws CircuitOpen at once while the circuit is open
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

/** Based on cockatiel, which reads the system's clock; see docs/decisions/020-circuit-breaker.md. */
export function createCircuit(): Circuit {
  const breaker = circuitBreaker(handleAll, {
    halfOpenAfter: PAUSE_MS,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  return {
    async run(work) {
      // The library lets callers wait for another caller's trial; we fail at once instead.
      if (breaker.state === CircuitState.HalfOpen) throw new CircuitOpen('a trial call is running');
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
