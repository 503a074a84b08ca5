import type { Language } from '@baize/contract';

import type { Services } from '../../context.ts';
import { readNote } from '../../money/index.ts';

/** An amount of money. */
export interface CopyMoney {
  readonly minor: bigint;
  /** A number of ours, or ISO 4217 of money that only a gateway had. */
  readonly currency: number | string;
}

/** A word of ours, which the page has a text for: `approved`. */
export interface CopyTerm {
  readonly term: string;
}

export type CopyValue =
  | string
  | number
  | boolean
  | null
  | Date
  | CopyMoney
  | CopyTerm
  | Readonly<Record<string, string>>;

export type CopyRow = Readonly<Record<string, CopyValue>>;

/** Whose data are copied, and until when. */
export interface CopySource {
  readonly services: CopyServices;
  readonly copyId: number;
  readonly siteId: number;
  readonly playerId: number;
  readonly language: Language;
  /** What is newer is not part of the copy. */
  readonly until: Date;
  readonly currency: number;
}

export type CopyServices = Pick<
  Services,
  | 'database'
  | 'ledger'
  | 'clock'
  | 'ids'
  | 'outbox'
  | 'brandOrigin'
  | 'wakeups'
  | 'documentKeys'
  | 'personalIdKeys'
>;

/** A list of a part: an array of its file and a table of the page. */
export interface CopySection {
  /** Its key in the file. */
  readonly name: string;
  /** What each row has, in the order of the page. */
  readonly columns: readonly string[];
  /** One row, such as the profile: an object of the file, and a list on the page. */
  readonly isOne?: true;
  /** The rows, the latest first. There may be millions: they are never together in memory. */
  rows(source: CopySource): AsyncIterable<CopyRow>;
}

export interface CopyFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A part of the copy, which is one file of it. Entered into `data-parts.ts`. */
export interface DataPart {
  /** Name of the file, without `.json`. */
  readonly name: string;
  /** Tables whose rows are in it. */
  readonly tables: readonly string[];
  readonly sections: readonly CopySection[];
  /** Further files, after the part's own. */
  files?(source: CopySource): AsyncIterable<CopyFile>;
}

export const term = (name: string): CopyTerm => ({ term: name });
/** A note of an operator as it is, or the word for one of ours. */
export function noteValue(note: string | null): string | CopyTerm | null {
  if (note === null) return null;
  let isOurs = false;
  readNote(note, (key) => {
    isOurs = true;
    return key;
  });
  return isOurs ? term(note) : note;
}

export const orNull = <Value>(value: Value | null | undefined): Value | null => value ?? null;

const PAGE_ROWS = 1_000;

/** Reads a list that is sorted by a key in pages, without holding more than one of them. */
export async function* inPages<Row>(
  read: (after: Row | undefined, limit: number) => Promise<readonly Row[]>,
): AsyncIterable<Row> {
  let last: Row | undefined;
  for (;;) {
    const rows = await read(last, PAGE_ROWS);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < PAGE_ROWS) return;
  }
}

/** Reads a history of the ledger, whose pages are numbered. */
export async function* inNumberedPages<Row>(
  read: (page: number, perPage: number) => Promise<{ readonly rows: readonly Row[] }>,
): AsyncIterable<Row> {
  for (let page = 1; ; page += 1) {
    const { rows } = await read(page, PAGE_ROWS);
    yield* rows;
    if (rows.length < PAGE_ROWS) return;
  }
}
