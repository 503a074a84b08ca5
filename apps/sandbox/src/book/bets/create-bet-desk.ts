import { join } from 'node:path';

import { openJournal } from '../../journal/journal.ts';
import { openBetArchive } from './archive/bet-archive.ts';
import { type BetDeskDeps, SandboxBetDesk } from './bet-desk.ts';
import { type BetEntry, type BetRecord, keepBets } from './bet-record.ts';

export interface CreateBetDeskDeps extends Omit<BetDeskDeps, 'journal' | 'archive'> {
  /** Folder for data that must survive a restart. */
  readonly dataFolder: string;
}

export interface CreatedBetDesk {
  readonly desk: SandboxBetDesk;
  /** Continues what an earlier process left. Called once the wallet can be reached. */
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Delays end within this time. */
const TICK_MS = 100;
const SWEEP_MS = 60_000;

/**
 * Opens the bets of the book with what an earlier process left.
 *
 * @throws SyntaxError if the journal is damaged
 */
export async function createBetDesk({ dataFolder, ...deps }: CreateBetDeskDeps): Promise<CreatedBetDesk> {
  const keep = (entries: BetEntry[]) => keepBets(entries, deps.clock.now());
  const archive = await openBetArchive(join(dataFolder, 'bet-archive'), deps.log);
  const { journal, entries } = await openJournal<BetEntry, BetRecord>(join(dataFolder, 'bets.jsonl'), keep);
  const desk = new SandboxBetDesk({ ...deps, journal, archive });
  desk.restore(entries);
  const ticking = setInterval(() => desk.tick(), TICK_MS).unref();
  const sweeping = setInterval(() => desk.sweep(), SWEEP_MS).unref();
  return {
    desk,
    start: () => desk.resume(entries),
    async close() {
      clearInterval(ticking);
      clearInterval(sweeping);
      await desk.close();
    },
  };
}
