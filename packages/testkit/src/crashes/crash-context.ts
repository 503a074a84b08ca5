import type { IdMaker } from '@baize/clock';
import type { Database, PostgresLedgerStore } from '@baize/db';

/** What the parts of a run of crashes share. */
export interface CrashContext {
  /** Of the owner, through which nothing but checks, operators and the passing of time go. */
  readonly database: Database;
  readonly ledger: PostgresLedgerStore;
  readonly ids: IdMaker;
  readonly siteId: number;
  /** Forwards to the running servers in turn. */
  readonly balancedUrl: string;
  readonly sandboxUrl: string;
  /** From 0 to 1, repeatable by the run's seed. */
  readonly random: () => number;
  readonly activity: Activity;
}

/** What is in progress, and how often something was when a process was killed. */
export interface Activity {
  during<Result>(name: string, work: Promise<Result>): Promise<Result>;
  /** Called at a kill. */
  note(): void;
  /** How many kills each activity has seen. */
  readonly seen: ReadonlyMap<string, number>;
}

export function createActivity(): Activity {
  const running = new Map<string, number>();
  const seen = new Map<string, number>();
  const add = (map: Map<string, number>, name: string, count: number) =>
    map.set(name, (map.get(name) ?? 0) + count);
  return {
    seen,
    async during(name, work) {
      add(running, name, 1);
      try {
        return await work;
      } finally {
        add(running, name, -1);
      }
    },
    note() {
      for (const [name, count] of running) if (count > 0) add(seen, name, 1);
    },
  };
}

/** Mulberry32: small, and good enough to choose what happens next. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
