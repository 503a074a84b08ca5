import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Log } from '../../../log.ts';
import { Recent } from '../../matches/recent.ts';
import { ownerOf, type OwnerId } from '../bet-owner.ts';
import type { BetRecord } from '../bet-record.ts';
import { appendLines } from './append-lines.ts';

/** At least; a file is deleted as a whole. */
const KEPT_MONTHS = 24;
/** Contents of files in memory. */
const MOST_FILES = 64;
const FILE = /^(\d{4}-\d{2})-[0-9a-f]{2}\.jsonl$/;

/**
 * Bets that are over for long, in files that are only appended to: one for each month in which bets were placed and each 256th
 * of the players, so that a page of a history reads little, and nothing of it has to be in memory.
 */
export class BetArchive {
  readonly #folder: string;
  readonly #log: Log;
  /** Such as `2026-05`, newest first. */
  #months: readonly string[];
  readonly #files = new Recent<string, readonly BetRecord[]>(MOST_FILES);

  constructor(folder: string, months: readonly string[], log: Log) {
    this.#folder = folder;
    this.#log = log;
    this.#months = sortMonths(months);
  }

  /** All are on disk when it returns. After an error they can be added again: the last line of a bet counts. */
  async add(records: readonly BetRecord[]): Promise<void> {
    const files = Map.groupBy(records, (record) => fileOf(monthOf(record), ownerOf(record)));
    for (const [file, added] of files) {
      await appendLines(
        join(this.#folder, file),
        added.map((record) => JSON.stringify(record)),
      );
      this.#files.delete(file);
      this.#months = sortMonths([...this.#months, ...added.map(monthOf)]);
    }
  }

  find(owner: OwnerId, id: string): BetRecord | null {
    for (const month of this.#months) {
      const found = this.#read(month, owner).find((record) => record.id === id);
      if (found) return found;
    }
    return null;
  }

  /** A player's bets, newest first. Reads a month when it is needed. */
  *of(owner: OwnerId): Generator<BetRecord> {
    for (const month of this.#months) yield* this.#read(month, owner);
  }

  /** Deletes months that are over for two years. */
  async expire(now: Date): Promise<void> {
    const oldest = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - KEPT_MONTHS)).toISOString();
    const isExpired = (month: string) => month < oldest.slice(0, MONTH);
    if (!this.#months.some(isExpired)) return;
    for (const file of await readdir(this.#folder))
      if (isExpired(FILE.exec(file)?.[1] ?? oldest)) await rm(join(this.#folder, file));
    this.#months = this.#months.filter((month) => !isExpired(month));
  }

  #read(month: string, owner: OwnerId): readonly BetRecord[] {
    const file = fileOf(month, owner);
    const records = this.#files.getOrMake(file, () => this.#parse(file));
    return records.filter((record) => ownerOf(record) === owner);
  }

  #parse(file: string): readonly BetRecord[] {
    const byId = new Map<string, BetRecord>();
    // What follows the last line break was never confirmed.
    for (const line of readText(join(this.#folder, file)).split('\n').slice(0, -1)) {
      try {
        const record = JSON.parse(line) as BetRecord;
        byId.set(record.id, record);
      } catch (error) {
        this.#log.error({ err: error, file }, 'a line of the archive of bets is damaged');
      }
    }
    return [...byId.values()].toSorted((a, b) => Number(b.id) - Number(a.id));
  }
}

/** Opens the archive of a folder, which is made if it does not exist. */
export async function openBetArchive(folder: string, log: Log): Promise<BetArchive> {
  await mkdir(folder, { recursive: true });
  const months = (await readdir(folder)).flatMap((file) => FILE.exec(file)?.[1] ?? []);
  return new BetArchive(folder, months, log);
}

const MONTH = 'yyyy-mm'.length;

const monthOf = ({ placedAt }: BetRecord): string => placedAt.slice(0, MONTH);

function fileOf(month: string, owner: OwnerId): string {
  const [byte = 0] = createHash('sha256').update(owner).digest();
  return `${month}-${byte.toString(16).padStart(2, '0')}.jsonl`;
}

const sortMonths = (months: readonly string[]): string[] => [...new Set(months)].toSorted().toReversed();

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
