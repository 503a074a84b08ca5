import type { Clock, IdMaker } from '@baize/clock';
import type { KeyRing } from '@baize/providers';

import type { TableSeed } from './feeds/tables/table-seed.ts';
import type { DrawBelow } from './studio/math/draw-game.ts';
import type { RetryPlan } from './wire/retry-plan.ts';

export interface SandboxConfig {
  /** The sandbox's origin as browsers reach it, such as http://127.0.0.1:3001. */
  origin: string;
  /** Where the site takes callbacks, such as http://127.0.0.1:3000. */
  siteUrl: string;
  /** Folder for what has to survive a restart. */
  dataFolder: string;
  /** The same keys that the site holds. */
  keys: KeyRing;
  /** Brand under which the studio door opens demo games by itself. */
  demoSiteId: number;
  /** Live tables that the provider runs; none unless said otherwise. */
  tables?: readonly TableSeed[];
  retry?: RetryPlan;
  /** How long a call to the site may take; 4,000 ms unless said otherwise. */
  callTimeoutMs?: number;
}

/** What the stand-ins share. */
export interface SandboxParts {
  config: SandboxConfig & { tables: readonly TableSeed[]; retry: RetryPlan; callTimeoutMs: number };
  clock: Clock;
  ids: IdMaker;
  draw: DrawBelow;
  feedDraw: DrawBelow;
}
