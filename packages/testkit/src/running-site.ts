import { inject } from 'vitest';

/** The site that the browser tests of one worker share. */
export interface RunningSite {
  /** Address of the default brand, such as `http://localhost:41234`. */
  readonly siteUrl: string;
  readonly sandboxUrl: string;
  /** For tests that compare a page with the ledger. */
  readonly databaseUrl: string;
  /** Its keys, in base64url, for tests that prepare encrypted data. */
  readonly personalIdKeys: { readonly cipherKey: string; readonly hashKey: string };
  /** The key of documents, for operators who view them. */
  readonly documentKey: string;
  readonly chromiumPath: string;
  /** The worker whose site it is. */
  readonly worker: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    /** Address where a worker requests its site. */
    siteBroker: string;
  }
}

let site: RunningSite | undefined;

/**
 * Requests the site of a worker, which boots on the first request. Workers share nothing, so none waits for another.
 */
export async function claimRunningSite(worker: string): Promise<void> {
  const answer = await fetch(new URL(worker, inject('siteBroker')));
  if (!answer.ok) throw new Error(`there is no running site: ${await answer.text()}`);
  site = (await answer.json()) as RunningSite;
}

/** The running site, inside a browser test. */
export function runningSite(): RunningSite {
  if (!site) throw new Error('only browser tests have a running site');
  return site;
}

/** The address of a brand on the running site: `http://lumen.localhost:41234`. */
export function brandUrl(slug: string): string {
  const url = new URL(runningSite().siteUrl);
  url.hostname = `${slug}.localhost`;
  return url.origin;
}

/** Lets the time of the rounds that players share pass by milliseconds, stand still, or go on. */
export const changeRounds = (time: number | 'hold' | 'release'): Promise<void> => ask(`rounds/${time}`);

/** Runs a job of the server now, whatever its schedule; resolves once it has ended. */
export const runJob = (name: string): Promise<void> => ask(`job/${name}`);

async function ask(what: string): Promise<void> {
  const answer = await fetch(new URL(`/${runningSite().worker}/${what}`, inject('siteBroker')));
  if (!answer.ok) throw new Error(`${what} was not done: ${await answer.text()}`);
}
