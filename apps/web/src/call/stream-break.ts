import type { AccountEvent } from './account-event.ts';

/** A stream is reopened within seconds after most breaks, which nobody needs to see. */
const SHORT_BREAK_MS = 5_000;
const POLL_MS = 15_000;

/** Something may have been missed. */
const refresh: AccountEvent = { kind: 'refresh' };

interface BreakParts {
  readonly onEvent: (event: AccountEvent) => void;
  /** What the page shows may be old, or is not any more. */
  readonly onOld: (isOld: boolean) => void;
}

/**
 * What a page does while it has no stream: after a short break its numbers count as old, and it asks for everything from time
 * to time as long as somebody can see it. A stream that is back after a break has it asked once more, since nothing of the
 * break is sent again.
 */
export function watchBreaks({ onEvent, onOld }: BreakParts) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasOpen = false;
  let isOld = false;

  function poll(): void {
    if (!document.hidden) onEvent(refresh);
    // Pages that lost their streams together do not ask together.
    timer = setTimeout(poll, POLL_MS * (0.75 + Math.random() / 2));
  }

  function age(): void {
    isOld = true;
    onOld(true);
    poll();
  }

  function end(): void {
    clearTimeout(timer);
    timer = undefined;
    if (!isOld) return;
    isOld = false;
    onOld(false);
  }

  return {
    /** There is no stream. */
    lost: () => void (timer ??= setTimeout(age, SHORT_BREAK_MS)),
    /** There is one again. */
    opened() {
      const hasMissed = wasOpen || isOld;
      end();
      wasOpen = true;
      if (hasMissed) onEvent(refresh);
    },
    /** None is wanted any more. */
    end,
  };
}
