/** Pauses between two requests: the first while visible, the longer ones while not. */
export const PAUSES_MS = [4_000, 10_000, 15_000, 30_000, 60_000, 180_000] as const;

export interface PollDeps {
  /** Makes one request. @returns false if it returned nothing useful */
  request(): Promise<boolean>;
  /** Whether the data is visible to the user. */
  isVisible(): boolean;
}

/** Polls quickly while visible and answered, and gradually slower otherwise. */
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
    /** Polls at once; call when the data is visible again. */
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
