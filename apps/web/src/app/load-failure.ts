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

/**
 * Waits for code as long as the specification allows.
 *
 * @throws LoadFailure if it fails or times out
 */
export async function loadInTime<Code>(code: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new LoadFailure(true)), LOAD_TIMEOUT_MS);
  });
  try {
    return await Promise.race([
      code.catch((cause: unknown) => {
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
