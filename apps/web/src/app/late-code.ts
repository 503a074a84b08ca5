import { LoadFailure, loadInTime } from './load-failure.ts';

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

/**
 * Browsers keep a failed module, and request it again only at another address. The failed one is named by the message of
 * Chromium and Firefox; Safari's names none, but the built code does, beside which all of it lies.
 */
function otherAddress(failure: unknown, code: string, count: number): string | undefined {
  if (!(failure instanceof Error)) return undefined;
  const [, failed] = /imported module: (https?:\S+)/.exec(failure.message) ?? [];
  const [, written] = /\bimport\(\s*[`'"](\.\/[^`'"]+\.js)[`'"]/.exec(code) ?? [];
  const address = failed ?? (/module script|MIME type/i.test(failure.message) ? written : undefined);
  if (address === undefined) return undefined;
  const url = new URL(address, import.meta.url);
  if (url.origin !== location.origin) return undefined;
  url.searchParams.set('again', String(count));
  return url.href;
}

const failedStyles = new Set<string>();

/** Notices stylesheets that fail to load; a second import would not request them again. */
export function watchStyles(): void {
  const listener = ({ target }: Event) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet') return;
    failedStyles.add(target.href);
    target.remove();
  };
  // These events do not bubble.
  window.addEventListener('error', listener, true);
}

async function reloadStyles(): Promise<void> {
  const loading = [...failedStyles].map(
    (href) =>
      new Promise((resolve, reject) => {
        failedStyles.delete(href);
        const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
        link.addEventListener('load', resolve);
        link.addEventListener('error', () => reject(new Error(`${href} did not load`)));
        document.head.append(link);
      }),
  );
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
    if (count > 0) await reloadStyles();
    const address = otherAddress(failure, String(load), count);
    if (address === undefined) return (await load())[name];
    return findExport((await import(/* @vite-ignore */ address)) as Record<string, unknown>, name) as Value;
  }

  async function loadOnce(): Promise<Value> {
    try {
      value = await loadInTime(request());
      return value;
    } catch (error) {
      failure = error instanceof LoadFailure ? error.cause : undefined;
      count += 1;
      pending = undefined;
      throw error;
    }
  }

  return { current: () => value, load: () => (pending ??= loadOnce()) };
}
