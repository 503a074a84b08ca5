import type { Services } from '../context.ts';
import { countInWindow, countOrRetryAfter, readWindow, resetWindow, uncount } from '../rate-window.ts';

type Parts = Pick<Services, 'database' | 'clock'>;

/** The player whose codes they are: those of the authenticator app and the recovery codes. */
export interface CodeOwner {
  readonly siteId: number;
  readonly id: number;
}

const DAY_MS = 24 * 60 * 60_000;
/** Of both kinds together. */
const tries = { max: 5, windowMs: 5 * 60_000 };
/** Three codes of an app are valid at a time, so a day of this many is a chance of 1 in 16,000. */
const triesOfDay = { max: 20, windowMs: DAY_MS };
const NOTICE_AT = 5;

const keyOf = ({ siteId, id }: CodeOwner) => `authenticator ${siteId} ${id}`;
const dayKeyOf = (owner: CodeOwner) => `${keyOf(owner)} day`;

/**
 * Counts a try before the code is compared. Only a new password lets anybody try on after the tries of a day.
 *
 * @throws CallError `too_many_requests` after five wrong codes in five minutes, or twenty in a day
 */
export async function countCodeTry(parts: Parts, owner: CodeOwner): Promise<void> {
  await countInWindow(parts, keyOf(owner), tries);
  await countInWindow(parts, dayKeyOf(owner), triesOfDay);
}

/** Undoes what the right code counted; the wrong ones before it still count for the day. */
export async function endCodeTries(parts: Parts, owner: CodeOwner): Promise<void> {
  await resetWindow(parts, keyOf(owner));
  await uncount(parts, dayKeyOf(owner));
}

/** Undoes the count of a try with a code that was right, but is used: it was no guess, and opens nothing. */
export async function uncountCodeTry(parts: Parts, owner: CodeOwner): Promise<void> {
  await uncount(parts, keyOf(owner));
  await uncount(parts, dayKeyOf(owner));
}

/** Who knew the old password has to begin again. */
export async function resetCodeTries(
  parts: { readonly database: Pick<Services['database'], 'sql'> },
  owner: CodeOwner,
): Promise<void> {
  await resetWindow(parts, keyOf(owner));
  await resetWindow(parts, dayKeyOf(owner));
}

/** Whether the owner is to be notified of wrong codes: once a day, after a few of them. */
export async function isNoticeOfCodesDue(parts: Parts, owner: CodeOwner): Promise<boolean> {
  if ((await readWindow(parts, dayKeyOf(owner))) < NOTICE_AT) return false;
  const key = `${keyOf(owner)} notice`;
  return (await countOrRetryAfter(parts, key, { max: 1, windowMs: DAY_MS })) === undefined;
}
