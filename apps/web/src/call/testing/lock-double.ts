const LOCK_MS = 1;

type Work = (lock: object | null) => Promise<void> | undefined;

/**
 * A browser's locks, for tests: all tabs see them at once, but a lock is never granted within the task that requests
 * it, because the browser asks another process.
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
