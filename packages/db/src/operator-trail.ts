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

export type Enrolment = 'enrolled' | 'wrong' | 'ended';

/**
 * Makes the key of an invited operator and ends the code. A wrong code of a name that exists is a row of the trail.
 *
 * @param runner not in a transaction, so that the row is committed whatever follows
 * @returns `ended` if the time of the code is over, `wrong` for another code and one that was used
 */
export async function enrolOperatorKey(
  runner: Runner,
  name: string,
  { codeHash, keyHash, at }: { readonly codeHash: string; readonly keyHash: string; readonly at: Date },
): Promise<Enrolment> {
  const { rows } = await runner.query<{ outcome: Enrolment }>(
    'select enrol_operator($1, $2, $3, $4) as outcome',
    [name, codeHash, keyHash, at],
  );
  return rows[0]?.outcome ?? 'wrong';
}

export interface TrailRefusal extends Pick<TrailEntry, 'operator' | 'action' | 'subject'> {
  /** In one word, and in a sentence. */
  readonly why: string;
  readonly reason: string;
}

/**
 * Adds a row of what an operator was refused; of very many within a minute only the first.
 *
 * @param runner not in the transaction that was refused
 */
export async function appendRefusal(runner: Runner, refusal: TrailRefusal): Promise<void> {
  const { operator, action, subject, why, reason } = refusal;
  await runner.query('select record_refusal($1, $2, $3, $4, $5)', [operator, action, subject, why, reason]);
}

/** One of `others` with whom an operator does not decide at a time, and until when; undefined if there is none. */
export async function tiedOperator(
  runner: Runner,
  {
    operator,
    others,
    at,
  }: { readonly operator: string; readonly others: readonly string[]; readonly at: Date },
): Promise<{ readonly name: string; readonly until: Date } | undefined> {
  const { rows } = await runner.query<{ name: string; until: Date }>(
    `select o.name, t.until from unnest($2::text[]) as o (name) cross join tied_until($1, o.name, $3) as t (until)
       where o.name <> $1 and t.until is not null order by t.until desc, o.name limit 1`,
    [operator, [...others], at],
  );
  return rows[0];
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
