import type { Clock, IdMaker } from '@baize/clock';
import type { Draw } from '@baize/games';
import type { KeyRing } from '@baize/providers';

import type { RsaStudioKeyTexts } from './dialects/rsa-keys.ts';
import type { GameArtSource, TilePictures } from './studio/art/game-looks.ts';
import type { TableSeed } from './tables/table-seed.ts';
import type { RetryPlan } from './wire/retry-plan.ts';

export interface SandboxConfig {
  /** The sandbox's origin for browsers, such as http://127.0.0.1:3001. */
  origin: string;
  /** The site's origin for callbacks, such as http://127.0.0.1:3000. */
  siteUrl: string;
  /** Folder for data that must survive a restart. */
  dataFolder: string;
  /** The same keys as the site's. */
  keys: KeyRing;
  /** Brand of demo games that are opened in the studio console. */
  demoSiteId: number;
  /** All brands, for providers whose launches do not name one; that of the demo by default. */
  siteIds?: readonly number[];
  /** Keys of the provider that signs with RSA; without them it has no stand-in. */
  rsa?: RsaStudioKeyTexts;
  /** The provider's live tables; none by default. */
  tables?: readonly TableSeed[];
  /** What the looks of the studio's slots are made of, by code; all are plain by default. */
  art?: GameArtSource;
  /** The picture on the tile of each game, by its code; none by default. */
  tiles?: TilePictures;
  retry?: RetryPlan;
  /** How long a call to the site may take; 4,000 ms by default. */
  callTimeoutMs?: number;
}

/** Dependencies of the stand-ins. */
export interface SandboxParts {
  config: SandboxConfig & {
    tables: readonly TableSeed[];
    art: GameArtSource;
    tiles: TilePictures;
    retry: RetryPlan;
    callTimeoutMs: number;
  };
  clock: Clock;
  /** Of the rounds that players share, and of the pace of slots. */
  roundClock: Clock;
  ids: IdMaker;
  draw: Draw;
  feedDraw: Draw;
}
