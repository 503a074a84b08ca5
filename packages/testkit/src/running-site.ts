import { inject } from 'vitest';

/** The site that the browser tests of one worker share. */
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
    /** Where a worker asks for its site. */
    siteBroker: string;
  }
}

let taken: RunningSite | undefined;

/** Takes the site of a worker, which boots when it is asked for first. Workers share nothing, so none waits for another. */
export async function claimRunningSite(worker: string): Promise<void> {
  const answer = await fetch(new URL(worker, inject('siteBroker')));
  if (!answer.ok) throw new Error(`there is no running site: ${await answer.text()}`);
  taken = (await answer.json()) as RunningSite;
}

/** The running site, inside a browser test. */
export function runningSite(): RunningSite {
  if (!taken) throw new Error('a running site is there for browser tests alone');
  return taken;
}

/** The address of a brand on the running site: `http://lumen.localhost:41234`. */
export function brandUrl(slug: string): string {
  const url = new URL(runningSite().siteUrl);
  url.hostname = `${slug}.localhost`;
  return url.origin;
}
