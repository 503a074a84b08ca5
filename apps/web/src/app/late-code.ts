import { loadInTime } from './load-failure.ts';

/** Code that loads on demand. */
export interface LateCode<Value> {
  /** Undefined until it has loaded. */
  current(): Value | undefined;
  /**
   * Loads it once; after a failure, the next call requests it again.
   *
   * @throws LoadFailure
   */
  load(): Promise<Value>;
}

/** Chromium keeps a failed module, and requests it again only at another address. Its message names the failed one. */
function otherAddress(failure: unknown, count: number): string | undefined {
  const [address] = /https?:\/\/\S+/.exec(failure instanceof Error ? failure.message : '') ?? [];
  if (!address || new URL(address).origin !== location.origin) return undefined;
  const url = new URL(address);
  url.searchParams.set('again', String(count));
  return url.href;
}

/** Requests the stylesheets that failed again, which a second import does not. */
async function reloadStyles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  const loading = links.flatMap((link) => {
    if (link.sheet) return [];
    const next = document.createElement('link');
    next.rel = 'stylesheet';
    next.href = link.href;
    link.replaceWith(next);
    return new Promise((resolve, reject) => {
      next.addEventListener('load', resolve);
      next.addEventListener('error', () => reject(new Error(`the stylesheet ${next.href} did not load`)));
    });
  });
  await Promise.all(loading);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The export of a module; in a file of several modules, each of them is an export. */
function findExport(file: Readonly<Record<string, unknown>>, name: string): unknown {
  const module = [file, ...Object.values(file).filter(isObject)].find((exports) => name in exports);
  if (!module) throw new Error(`the file has no ${name}`);
  return module[name];
}

/** One export of a module that is imported on demand. */
export function lateCode<const Name extends string, Value>(
  name: Name,
  load: () => Promise<Readonly<Record<Name, Value>>>,
): LateCode<Value> {
  let value: Value | undefined;
  let pending: Promise<Value> | undefined;
  let failure: unknown;
  let count = 0;

  async function request(): Promise<Value> {
    if (count === 0) return (await load())[name];
    await reloadStyles();
    const address = otherAddress(failure, count);
    if (address === undefined) return (await load())[name];
    return findExport((await import(/* @vite-ignore */ address)) as Record<string, unknown>, name) as Value;
  }

  async function loadOnce(): Promise<Value> {
    try {
      value = await loadInTime(
        request().catch((error: unknown) => {
          failure = error;
          throw error;
        }),
      );
      return value;
    } catch (error) {
      count += 1;
      pending = undefined;
      throw error;
    }
  }

  return { current: () => value, load: () => (pending ??= loadOnce()) };
}
