import type { Runner } from './ledger-booking.ts';

/** Rows that are proven by one statement. */
const SLICE_ROWS = 10_000;

export interface TrailEntry {
  readonly operator: string;
  readonly action: string;
  /** Null for what is of no brand. */
  readonly siteId: number | null;
  readonly subject: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Adds a row in the caller's transaction. The end of the chain stays locked until that ends, so append last.
 *
 * @returns the row's number
 */
export async function appendToTrail(runner: Runner, entry: TrailEntry): Promise<number> {
  const { rows } = await runner.query<{ number: string }>(
    'select append_to_trail($1, $2, $3, $4, $5) as number',
    [entry.operator, entry.action, entry.siteId, entry.subject, JSON.stringify(entry.details)],
  );
  return Number(rows[0]?.number);
}

export interface KeyCheck {
  readonly isRight: boolean;
  /** Until when no key is right; undefined unless too many were wrong. */
  readonly lockedUntil: Date | undefined;
}

/**
 * Checks the key of an operator. A wrong one is a row of the trail and counts towards a lock of some minutes.
 *
 * @param runner not in a transaction, so that a wrong key is counted whatever follows
 */
export async function checkOperatorKey(runner: Runner, name: string, keyHash: string): Promise<KeyCheck> {
  const { rows } = await runner.query<{ is_right: boolean; locked_to: Date | null }>(
    'select is_right, locked_to from sign_in_operator($1, $2)',
    [name, keyHash],
  );
  return { isRight: rows[0]?.is_right === true, lockedUntil: rows[0]?.locked_to ?? undefined };
}

export interface TrailProof {
  /** The first row that is missing, changed or not where it was; undefined if the chain is whole. */
  readonly brokenAt: number | undefined;
  readonly rows: number;
  /** Hash of the last row, in hex: noted elsewhere, it shows later that nothing before it was rewritten. */
  readonly hash: string;
}

/** Proves the chain of the trail. Rows that are added meanwhile are left out. */
export async function proveTrail(runner: Runner, sliceRows = SLICE_ROWS): Promise<TrailProof> {
  const { rows: ends } = await runner.query<{
    number: string;
    hash: string;
    last: string;
    last_hash: string | null;
  }>(
    `select e.number, encode(e.hash, 'hex') as hash, coalesce(t.number, 0) as last, encode(t.hash, 'hex') as last_hash
       from operator_trail_end e left join lateral (
         select l.number, l.hash from operator_trail l order by l.number desc limit 1
       ) t on true`,
  );
  const [end] = ends;
  if (!end) return { brokenAt: 1, rows: 0, hash: '' };
  const [count, last] = [Number(end.number), Number(end.last)];
  const proof = { rows: last, hash: end.hash };
  for (let after = 0; after < last; after += sliceRows) {
    const { rows } = await runner.query<{ at: string | null }>('select first_trail_break($1, $2) as at', [
      after,
      Math.min(after + sliceRows, last),
    ]);
    const at = rows[0]?.at;
    if (at !== null && at !== undefined) return { ...proof, brokenAt: Number(at) };
  }
  // The last rows were removed, or the end was changed.
  if (count !== last) return { ...proof, brokenAt: Math.min(count, last) + 1 };
  const isWhole = last === 0 ? end.hash === '' : end.hash === end.last_hash;
  return { ...proof, brokenAt: isWhole ? undefined : last };
}
