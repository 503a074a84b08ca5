const impatientAfterMs = 1000;

/**
 * Turns the first Ctrl-C, SIGTERM or SIGHUP into an abort, so that what is in flight can finish. npm passes Ctrl-C
 * on to a process that the terminal has told already: a second signal counts only when it comes later.
 */
export function watchStopSignals(): AbortSignal {
  const controller = new AbortController();
  let firstMs: number | undefined;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => {
      if (firstMs === undefined) {
        firstMs = performance.now();
        controller.abort();
      } else if (performance.now() - firstMs > impatientAfterMs) {
        process.stderr.write('Stopped without waiting any longer.\n');
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
