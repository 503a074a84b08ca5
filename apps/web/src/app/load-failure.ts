import { tabEntries } from './browser-storage.ts';

const LOAD_TIMEOUT_MS = 120_000;
const RELOADED_KEY = 'baize.reloaded';

/** The code of a page could not be loaded: offline, too slow, or replaced by a newer release. */
export class LoadFailure extends Error {
  /** It timed out; reloading the document would only start another wait. */
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super('the code of the page did not come', { cause });
    this.name = 'LoadFailure';
    this.isLate = isLate;
  }
}

/** What browsers say if a module or its style does not arrive; they reject with the type of a programming error. */
const lostCode =
  /dynamically imported module|importing a module script failed|preload css|did not load|valid JavaScript MIME type/i;

/** An error that the code itself threw when it ran, or that a browser found when it read it. */
function isOfCode(cause: unknown): boolean {
  const types = [TypeError, ReferenceError, SyntaxError, RangeError];
  return types.some((type) => cause instanceof type) && !lostCode.test(String(cause));
}

/**
 * Waits for code as long as the specification allows.
 *
 * @throws LoadFailure if it does not arrive or times out, and the error of code that arrived and failed
 */
export async function loadInTime<Code>(code: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadFailure(true)), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([
      code.catch((cause: unknown) => {
        if (isOfCode(cause)) throw cause;
        throw new LoadFailure(false, cause);
      }),
      late,
    ]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Whether reloading the document may help: after a release it has the new file names. Only once until a page has
 * opened, so that a missing file never causes a reload loop.
 */
export function mayReloadFor(failure: unknown): boolean {
  if (!(failure instanceof LoadFailure) || failure.isLate || !navigator.onLine) return false;
  if (tabEntries.read(RELOADED_KEY) !== null) return false;
  // If this can't be remembered, a second failure would look like the first.
  return tabEntries.write(RELOADED_KEY, '');
}

/** Call when a page has opened: the next failure is a new one. */
export function forgetReload(): void {
  tabEntries.remove(RELOADED_KEY);
}
