import { setImmediate } from 'node:timers/promises';

/** Work that goes on after a call has been answered, such as sending a letter. */
export interface Errands {
  /** Begins the work once the answer is on its way; a failure is told to the operators, never to the caller. */
  run(work: () => Promise<void>): void;
  /** Waits for what is under way. */
  finish(): Promise<void>;
}

export function createErrands(onProblem: (error: unknown) => void): Errands {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const done = attempt(work, onProblem).finally(() => running.delete(done));
      running.add(done);
    },
    async finish() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

async function attempt(work: () => Promise<void>, onProblem: (error: unknown) => void): Promise<void> {
  await setImmediate();
  try {
    await work();
  } catch (error) {
    onProblem(error);
  }
}
