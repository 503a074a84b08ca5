import { inject } from 'vitest';

/** The site that the browser tests of one run share. */
export interface RunningSite {
  /** The default brand, such as `http://localhost:41234`. */
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  /** For tests that compare what a page shows with what the ledger holds. */
  readonly databaseUrl: string;
  /** Its keys, in base64url, for tests that prepare what only the server could read. */
  readonly personalIdKeys: { readonly cipherKey: string; readonly hashKey: string };
  readonly chromiumPath: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    runningSite: RunningSite;
  }
}

/** The running site, inside a browser test. */
export function runningSite(): RunningSite {
  return inject('runningSite');
}

/** The address of a brand on the running site: `http://lumen.localhost:41234`. */
export function brandUrl(slug: string): string {
  const url = new URL(runningSite().siteUrl);
  url.hostname = `${slug}.localhost`;
  return url.origin;
}
