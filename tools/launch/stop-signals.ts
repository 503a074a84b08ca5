const repeatAfterMs = 1000;

/**
 * Turns the first Ctrl-C, SIGTERM or SIGHUP into an abort, so that requests in flight can finish. Ctrl-C arrives twice,
 * from the terminal and from npm, so a second signal counts only after a moment.
 */
export function watchStopSignals(): AbortSignal {
  const controller = new AbortController();
  let firstMs: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (firstMs === undefined) {
        firstMs = performance.now();
        controller.abort();
      } else if (performance.now() - firstMs > repeatAfterMs) {
        process.stderr.write('Stopped without waiting.\n');
        process.exit(130);
      }
    });
  }
  return controller.signal;
}

/** Resolves when the signal is aborted. */
export function untilStopped(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
