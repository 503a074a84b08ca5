/** Loads something; after a failure again when the connection is back. */
export function loadOnline(load: () => Promise<unknown>, signal: AbortSignal): void {
  const again = () => loadOnline(load, signal);
  load().catch(() => window.addEventListener('online', again, { once: true, signal }));
}
