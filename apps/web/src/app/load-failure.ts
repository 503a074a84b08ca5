import { tabEntries } from './browser-storage.ts';

const LOAD_TIMEOUT_MS = 120_000;
const RELOADED_KEY = 'baize.reloaded';

/** The code of a page did not come: the connection is gone, too slow, or a newer release has taken its place. */
export class LoadFailure extends Error {
  /** Nothing came for as long as one waits; loading the document again would only begin another wait. */
  readonly isLate: boolean;

  constructor(isLate: boolean, cause?: unknown) {
    super('the code of the page did not come', { cause });
    this.name = 'LoadFailure';
    this.isLate = isLate;
  }
}

/**
 * Waits for code as long as the specification says.
 *
 * @throws LoadFailure when it fails or takes longer
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
 * Whether loading the document anew may help: after a release it brings the new names of the files. Once only,
 * until a page has opened, so that a file which stays away never makes a loop.
 */
export function mayReloadFor(failure: unknown): boolean {
  if (!(failure instanceof LoadFailure) || failure.isLate || !navigator.onLine) return false;
  if (tabEntries.read(RELOADED_KEY) !== null) return false;
  // If it can't be remembered, the second time would look like the first.
  return tabEntries.write(RELOADED_KEY, '');
}

/** A page has opened: the next failure is a new one. */
export function forgetReload(): void {
  tabEntries.remove(RELOADED_KEY);
}
