/** Work that took longer than it was allowed to. */
export class DeadlineExceeded extends Error {
  override readonly name = 'DeadlineExceeded';

  constructor(timeoutMs: number) {
    super(`not done within ${timeoutMs} ms`);
  }
}

/**
 * Runs work that has to be done within a time. Work that can be interrupted should observe the signal; work that
 * ignores it goes on, but its result is dropped.
 *
 * @throws DeadlineExceeded once the time is up, else whatever the work throws
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
