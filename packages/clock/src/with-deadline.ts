/** The work did not finish in time. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor(timeoutMs: number) {
    super(`not done within ${timeoutMs} ms`);
  }
}

/**
 * Runs work with a time limit. The work should observe the signal; if it ignores it, it continues, but its result is
 * dropped.
 *
 * @throws DeadlineExceeded after the time limit, else the error of the work
 */
export async function withDeadline<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  timeoutMs: number,
): Promise<Result> {
  const controller = new AbortController();
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const error = new DeadlineExceeded(timeoutMs);
    // Rejects first: aborted work may fail in the same turn with an error of its own.
    reject(error);
    controller.abort(error);
  }, timeoutMs);
  try {
    return await Promise.race([work(controller.signal), late]);
  } finally {
    clearTimeout(timer);
  }
}
