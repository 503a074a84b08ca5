/** Pauses between two requests: the first while somebody looks on, the longer ones while nobody does. */
export const PAUSES_MS = [4_000, 10_000, 15_000, 30_000, 60_000, 180_000] as const;

export interface PollDeps {
  /** Asks once. @returns false when nothing of use came */
  request(): Promise<boolean>;
  /** Whether somebody looks on. */
  isVisible(): boolean;
}

/**
 * Asks again and again: quickly while somebody looks on and there are answers, step by step more seldom
 * otherwise. Being looked at again asks at once.
 */
export function startPoll({ request, isVisible }: PollDeps) {
  let step = 0;
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function run() {
    timer = undefined;
    const isGood = await request();
    if (isStopped) return;
    step = isGood && isVisible() ? 0 : Math.min(step + 1, PAUSES_MS.length - 1);
    timer = setTimeout(() => void run(), PAUSES_MS[step]);
  }

  void run();
  return {
    /** Somebody looks on again. */
    resume() {
      if (step === 0 || timer === undefined) return;
      clearTimeout(timer);
      step = 0;
      void run();
    },
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
