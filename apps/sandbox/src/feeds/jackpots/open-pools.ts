import { join } from 'node:path';

import type { SandboxParts } from '../../sandbox-parts.ts';
import { openJournal } from '../../journal/journal.ts';
import { JackpotPools, keepNewest, type NetworkState } from './jackpot-pools.ts';

/** Restores the pools of an earlier process. */
export async function openPools({
  config,
  clock,
  feedDraw,
}: Pick<SandboxParts, 'config' | 'clock' | 'feedDraw'>): Promise<JackpotPools> {
  const { journal, entries } = await openJournal<NetworkState>(
    join(config.dataFolder, 'jackpot-pools.jsonl'),
    keepNewest,
  );
  return new JackpotPools({ journal, clock, draw: feedDraw }, entries);
}
