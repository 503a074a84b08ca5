import { DeadlineExceeded, withDeadline } from '@baize/clock';

import { PageRefused } from './page-refused.ts';

export interface RenderQueueSettings {
  /** How many renders may wait for their data, or for their page to be compressed, at once. */
  readonly maxRunning: number;
  readonly maxWaiting: number;
  readonly maxWaitMs: number;
}

/**
 * Bounds the renders of this process. At most one begins in each turn of the event loop, so bets that have arrived
 * meanwhile are answered in between.
 */
export function createRenderQueue({ maxRunning, maxWaiting, maxWaitMs }: RenderQueueSettings) {
  /** In the order of arrival. */
  const waiting = new Set<() => void>();
  let running = 0;
  let hasBegun = false;

  function takeTurn() {
    hasBegun = true;
    setImmediate(() => {
      hasBegun = false;
      beginNext();
    });
  }

  function begin() {
    running += 1;
    takeTurn();
  }

  function beginNext() {
    const [next] = waiting;
    if (next === undefined || running >= maxRunning) return;
    waiting.delete(next);
    begin();
    next();
  }

  async function waitForTurn(): Promise<void> {
    if (waiting.size >= maxWaiting) throw new PageRefused(503, 'page_overloaded');
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.add(resolve);
    try {
      await withDeadline(() => promise, maxWaitMs);
    } catch (error) {
      waiting.delete(resolve);
      throw error instanceof DeadlineExceeded ? new PageRefused(503, 'page_overloaded') : error;
    }
  }

  return {
    /** @throws PageRefused if too many wait already or the wait takes too long, else what the render throws */
    async run<Page>(render: () => Promise<Page>): Promise<Page> {
      if (hasBegun || waiting.size > 0 || running >= maxRunning) await waitForTurn();
      else begin();
      try {
        return await render();
      } finally {
        running -= 1;
        if (!hasBegun) takeTurn();
      }
    },
  };
}
