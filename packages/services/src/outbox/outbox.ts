import {
  and,
  asc,
  type Database,
  eq,
  inArray,
  isNull,
  lt,
  lte,
  or,
  outbox,
  sql,
  type Transaction,
} from '@baize/db';
import { type Email, type MailPort, type ShortMessage, type SmsPort, smsText } from '@baize/providers';
import type { Clock, IdMaker } from '@baize/clock';
import { setImmediate } from 'node:timers/promises';

import type { Meter } from '../meter.ts';
import type { PersonalIdKeys } from '../personal-id-keys.ts';
import { openSecret, sealSecret } from '../seal-secret.ts';
import { OUTBOX_MS } from './outbox-life.ts';
import { type MessageNoticeEntry, noticeKinds, readMessageNotice } from './message-notice.ts';

/** Work to be done. E-mails and SMS get the row's id, so that a provider can recognize a second attempt. */
export type OutboxEntry =
  | { readonly kind: 'mail'; readonly message: Omit<Email, 'id'> }
  | { readonly kind: 'sms'; readonly message: Omit<ShortMessage, 'id' | 'text'> & { readonly text: string } }
  | RecoveryEntry
  | GuessWarningEntry;

/** A request for a password link; without a player nothing is sent. */
export interface RecoveryEntry {
  readonly kind: 'recovery';
  readonly siteId: number;
  readonly playerId: number | null;
}

/** Somebody is guessing the password of a user name, which may not exist. */
export interface GuessWarningEntry {
  readonly kind: 'guesses';
  readonly siteId: number;
  readonly username: string;
}

/**
 * Work that must not be lost after a commit. Each entry is done at least once, by one process at a time, and its row is
 * then deleted.
 */
export interface Outbox {
  /** Adds an entry in the caller's transaction. Call `begin` after the commit. */
  add(transaction: Transaction, entry: OutboxEntry, lifeMs: number): Promise<number>;
  /** Starts the work in the background; if it fails it is retried. */
  begin(id: number): void;
  /** Begins the notices of payments and closed accounts that nobody has begun, whatever process has added them. */
  beginNotices(): Promise<void>;
  /**
   * Does the work, unless another process is doing it or has done it.
   *
   * @throws the error of the work, which will be retried
   */
  finish(id: number): Promise<void>;
  /**
   * Removes an entry in the caller's transaction, for work that is a transaction itself; false if it was already done.
   */
  end(transaction: Transaction, id: number): Promise<boolean>;
  /** Removes an entry whose work is no longer needed. */
  cancel(id: number): Promise<void>;
  /** Removes expired entries and does those that have waited for a while: the last resort after a crash. */
  sweep(): Promise<void>;
  /** Waits for the work that this process has started. */
  settle(): Promise<void>;
}

export interface OutboxDeps {
  readonly database: Pick<Database, 'pool' | 'sql'>;
  readonly clock: Clock;
  readonly ids: IdMaker;
  readonly personalIdKeys: Pick<PersonalIdKeys, 'cipherKey'>;
  readonly mail: MailPort;
  readonly sms: SmsPort;
  readonly meter: Pick<Meter, 'countOutbox'>;
  recover(entry: RecoveryEntry, id: number): Promise<void>;
  warnOfGuesses(entry: GuessWarningEntry, id: number): Promise<void>;
  notifyOfPayment(entry: MessageNoticeEntry, id: number): Promise<void>;
  notifyOfClosing(entry: MessageNoticeEntry, id: number): Promise<void>;
  /** Schedules a job, in the transaction, that finishes the entry if this process does not. */
  queue(transaction: Transaction, id: number): Promise<void>;
  onProblem(error: unknown): void;
}

/** Longer than a provider's time-out. */
export const OUTBOX_CLAIM_MS = 10_000;
const SWEEP_AFTER_MS = 60_000;
const SWEEP_LIMIT = 500;

/** Another process is working on the entry: check later whether it was done. */
class EntryClaimed extends Error {
  override readonly name = 'EntryClaimed';
}

type Row = typeof outbox.$inferSelect;

export function createOutbox(deps: OutboxDeps): Outbox {
  const { database, clock, ids, meter } = deps;
  const running = new Set<Promise<void>>();

  function begin(id: number): void {
    const done = attempt(() => finish(id), deps.onProblem).finally(() => running.delete(done));
    running.add(done);
  }

  async function finish(id: number): Promise<void> {
    const row = await claim(deps, id);
    if (row === undefined) return;
    if (row.expiresAt <= clock.now()) return expire(row);
    try {
      await perform(deps, row);
    } catch (error) {
      meter.countOutbox('failed', row.kind);
      await free(row);
      throw error;
    }
    meter.countOutbox('done', row.kind);
    await remove(id);
  }

  async function expire({ id, kind, tries }: Row): Promise<void> {
    await remove(id);
    meter.countOutbox('expired', kind);
    deps.onProblem(new Error(`an outbox entry of kind ${kind} was given up after ${tries} tries`));
  }

  /** Unless the claim has run out meanwhile and another process is at it. */
  async function free({ id, claimedUntil }: Row): Promise<void> {
    const isOwn = claimedUntil === null ? isNull(outbox.claimedUntil) : eq(outbox.claimedUntil, claimedUntil);
    await database.sql
      .update(outbox)
      .set({ claimedUntil: null })
      .where(and(eq(outbox.id, id), isOwn));
  }

  async function remove(id: number): Promise<void> {
    await database.sql.delete(outbox).where(eq(outbox.id, id));
  }

  return {
    begin,
    finish,
    cancel: remove,
    async beginNotices() {
      const added = await database.sql
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(inArray(outbox.kind, [...noticeKinds]), eq(outbox.tries, 0)))
        .orderBy(asc(outbox.createdAt))
        .limit(SWEEP_LIMIT);
      for (const { id } of added) begin(id);
    },
    async add(transaction, entry, lifeMs) {
      // The page about the data of players says how long e-mails wait.
      if (lifeMs > OUTBOX_MS) throw new Error(`an entry of the outbox cannot wait for ${lifeMs} ms`);
      const id = ids.next();
      const now = clock.now();
      await transaction.sql.insert(outbox).values({
        id,
        kind: entry.kind,
        sealed: sealSecret(JSON.stringify(entry), purposeOf(id), deps.personalIdKeys),
        createdAt: now,
        expiresAt: new Date(now.getTime() + lifeMs),
      });
      await deps.queue(transaction, id);
      return id;
    },
    async end(transaction, id) {
      const ended = await transaction.sql
        .delete(outbox)
        .where(eq(outbox.id, id))
        .returning({ id: outbox.id });
      return ended.length > 0;
    },
    async sweep() {
      const now = clock.now();
      const waiting = await database.sql
        .select({ id: outbox.id })
        .from(outbox)
        .where(or(lte(outbox.expiresAt, now), lt(outbox.createdAt, new Date(now.getTime() - SWEEP_AFTER_MS))))
        .orderBy(asc(outbox.createdAt))
        .limit(SWEEP_LIMIT);
      for (const { id } of waiting) await attempt(() => finish(id), deps.onProblem);
    },
    async settle() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}

/** An entry's sealed text cannot be opened as another entry. */
function purposeOf(id: number): string {
  return `outbox ${id}`;
}

/**
 * @returns undefined if the entry is already done
 * @throws EntryClaimed if another process is working on it
 */
async function claim({ database, clock }: OutboxDeps, id: number): Promise<Row | undefined> {
  const now = clock.now();
  const isThis = eq(outbox.id, id);
  const [row] = await database.sql
    .update(outbox)
    .set({ claimedUntil: new Date(now.getTime() + OUTBOX_CLAIM_MS), tries: sql`${outbox.tries} + 1` })
    .where(and(isThis, or(isNull(outbox.claimedUntil), lte(outbox.claimedUntil, now))))
    .returning();
  if (row) return row;
  const [other] = await database.sql.select({ id: outbox.id }).from(outbox).where(isThis);
  if (other) throw new EntryClaimed(`another process is working on outbox entry ${id}`);
  return undefined;
}

async function perform(deps: OutboxDeps, { id, kind, sealed }: Row): Promise<void> {
  if (kind === 'payment') return deps.notifyOfPayment(readMessageNotice(sealed), id);
  if (kind === 'closing') return deps.notifyOfClosing(readMessageNotice(sealed), id);
  // Sealed by `add`, so its shape is known.
  const entry = JSON.parse(openSecret(sealed, purposeOf(id), deps.personalIdKeys)) as OutboxEntry;
  switch (entry.kind) {
    case 'mail':
      return deps.mail.send({ ...entry.message, id: String(id) });
    case 'sms':
      return deps.sms.send({ ...entry.message, text: smsText(entry.message.text), id: String(id) });
    case 'recovery':
      return deps.recover(entry, id);
    case 'guesses':
      return deps.warnOfGuesses(entry, id);
  }
}

/** Runs after the response has been sent; a failure is reported to operators, never to the caller. */
async function attempt(work: () => Promise<void>, onProblem: (error: unknown) => void): Promise<void> {
  await setImmediate();
  try {
    await work();
  } catch (error) {
    if (!(error instanceof EntryClaimed)) onProblem(error);
  }
}
