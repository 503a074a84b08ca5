const LOCK_MS = 1;

type Work = (lock: object | null) => Promise<void> | undefined;

/**
 * The locks of a browser, for tests: all tabs know of them at once, but a lock is never given within the task that
 * asks for it, because the browser asks another process.
 */
export function createLockDouble() {
  const held = new Set<string>();
  return {
    async request(name: string, { ifAvailable }: { ifAvailable: boolean }, work: Work) {
      if (!ifAvailable) throw new Error('tabs never wait for each other');
      await new Promise((resolve) => setTimeout(resolve, LOCK_MS));
      if (held.has(name)) return work(null);
      held.add(name);
      return Promise.resolve(work({})).finally(() => held.delete(name));
    },
  };
}
