import { setTimeout as sleep } from 'node:timers/promises';

import type { FaultKind } from '../studio/wallet/fault-board.ts';
import type { PostResult } from './post-text.ts';

/** How a call differs from the right one. */
export interface WrongCall {
  /** ISO code in place of the player's currency. */
  readonly currency?: string;
  /** How fast the sender's clock is. */
  readonly skewMs?: number;
}

const SLOW_BY_MS = 3_000;
/** A second more than a signature with a time may be off. */
const CLOCK_OFF_MS = 301_000;
/** No player has an account in it. */
const WRONG_CURRENCY = 'USD';

/** Sends a call to the site as the fault that is on for it makes it. */
export async function sendWithFault(
  fault: FaultKind | null,
  post: (wrong: WrongCall) => Promise<PostResult>,
): Promise<PostResult> {
  switch (fault) {
    case null:
      return post({});
    case 'slow':
      await sleep(SLOW_BY_MS);
      return post({});
    case 'silent':
      await post({});
      return { kind: 'none', reason: 'switched on: no reply' };
    case 'half':
      return changeBody(await post({}), (body) => body.slice(0, body.length / 2));
    case 'html':
      return changeBody(await post({}), () => '<!doctype html><title>Bad gateway</title>');
    case 'refuse':
      return { kind: 'none', reason: 'switched on: connection refused' };
    case 'currency':
      return post({ currency: WRONG_CURRENCY });
    case 'clock':
      return post({ skewMs: CLOCK_OFF_MS });
    case 'duplicate': {
      const [first] = await Promise.all([post({}), post({})]);
      return first;
    }
  }
}

function changeBody(result: PostResult, change: (body: string) => string): PostResult {
  return result.kind === 'answer' ? { ...result, body: change(result.body) } : result;
}
