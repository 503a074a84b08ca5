import { randomInt, timingSafeEqual } from 'node:crypto';

import { CallError, invalidFields } from '@baize/contract';
import { readTypedCode } from '@baize/contract/typed-secrets';
import { and, eq, gt, gte, inTransaction, isNotNull, isNull, lt, lte, or, smsCode, sql } from '@baize/db';

import type { Context } from '../context.ts';
import { keyedHash } from '../seal-secret.ts';
import { returnSmsBudget, takeSmsBudget } from './sms-budget.ts';
import { isToVerified, type SmsPurpose, type SmsRecipient } from './sms-recipient.ts';

const LIFE_MS = 10 * 60_000;
const RESEND_AFTER_MS = { verified: 60_000, other: 120_000 };
const MAX_TRIES = 5;
const DIGITS = 6;

function liveCode({ siteId, id }: Pick<SmsRecipient, 'siteId' | 'id'>, purpose: SmsPurpose) {
  return and(
    eq(smsCode.siteId, siteId),
    eq(smsCode.playerId, id),
    eq(smsCode.purpose, purpose),
    isNull(smsCode.closedAt),
  );
}

function hashCode(
  { personalIdKeys }: Pick<Context, 'personalIdKeys'>,
  bound: { readonly id: number; readonly playerId: number; readonly purpose: SmsPurpose },
  code: string,
): string {
  return keyedHash(`${bound.id} ${bound.playerId} ${bound.purpose} ${code}`, 'sms codes', personalIdKeys);
}

/** The id that a code is bound to, and whether it was sent just now rather than a moment ago. */
export interface SentCode {
  readonly id: number;
  readonly isNew: boolean;
}

/**
 * Sends a code and invalidates the previous one. A repeated request within a minute (two for the verification of a
 * phone) sends nothing: the previous code stays valid.
 *
 * @param textOf the text of the message with the code
 * @throws CallError as `takeSmsBudget`, `sms_unavailable` if the message could not be sent
 */
export async function sendSmsCode(
  context: Context,
  recipient: SmsRecipient,
  purpose: SmsPurpose,
  textOf: (code: string) => string,
): Promise<SentCode> {
  const { database, clock, ids, outbox } = context;
  const now = clock.now();
  const recent = await findRecent(context, recipient, purpose, resendAfterMs(purpose));
  if (recent !== undefined) return { id: recent, isNew: false };
  const isResend = (await findRecent(context, recipient, purpose, LIFE_MS)) !== undefined;
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, '0');
  const text = textOf(code);
  const budget = await takeSmsBudget(context, recipient, purpose, { text, isResend });
  const id = ids.next();
  const bound = { siteId: recipient.siteId, playerId: recipient.id, id, purpose };
  const row = {
    ...bound,
    codeHash: hashCode(context, bound, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + LIFE_MS),
  };
  const resendSince = new Date(now.getTime() - resendAfterMs(purpose));
  const entry = await inTransaction(database, async (transaction) => {
    // A code sent a moment ago stays valid and makes the insert conflict.
    const isOutdated = or(lte(smsCode.createdAt, resendSince), gte(smsCode.tries, MAX_TRIES));
    await transaction.sql
      .update(smsCode)
      .set({ closedAt: now })
      .where(and(liveCode(recipient, purpose), isOutdated));
    const [inserted] = await transaction.sql
      .insert(smsCode)
      .values(row)
      .onConflictDoNothing()
      .returning({ id: smsCode.id });
    if (!inserted) return undefined;
    const message = { siteId: recipient.siteId, to: recipient.phone, text };
    return outbox.add(transaction, { kind: 'sms', message }, LIFE_MS);
  });
  if (entry === undefined) {
    // A concurrent request has sent its own code.
    await returnSmsBudget(context, budget);
    const other = await findRecent(context, recipient, purpose, resendAfterMs(purpose));
    if (other === undefined) throw new CallError('please_try_again');
    return { id: other, isNew: false };
  }
  try {
    await outbox.finish(entry);
  } catch (cause) {
    // Fails at once: a code that arrives minutes later is useless, and a retry must not have to wait for it.
    await outbox.cancel(entry);
    await database.sql.update(smsCode).set({ closedAt: now }).where(liveCode(recipient, purpose));
    await returnSmsBudget(context, budget);
    context.meter.countSms('failed', purpose);
    throw new CallError('sms_unavailable', { cause });
  }
  context.meter.countSms('sent', purpose);
  return { id, isNew: true };
}

function resendAfterMs(purpose: SmsPurpose): number {
  return RESEND_AFTER_MS[isToVerified(purpose) ? 'verified' : 'other'];
}

async function findRecent(
  { database, clock }: Context,
  recipient: SmsRecipient,
  purpose: SmsPurpose,
  ageMs: number,
): Promise<number | undefined> {
  const since = new Date(clock.now().getTime() - ageMs);
  const [row] = await database.sql
    .select({ id: smsCode.id })
    .from(smsCode)
    .where(and(liveCode(recipient, purpose), gt(smsCode.createdAt, since), lt(smsCode.tries, MAX_TRIES)));
  return row?.id;
}

/**
 * Redeems a code. Each try is counted before the code is compared; after the fifth a new code is needed.
 *
 * @param field the form's field with the code
 * @throws CallError `invalid` at the field
 */
export async function redeemSmsCode(
  context: Context,
  recipient: Pick<SmsRecipient, 'siteId' | 'id'>,
  purpose: SmsPurpose,
  { id, code }: { id: string; code: string },
  field = 'sms_code',
): Promise<void> {
  const { database, clock } = context;
  const isThis = and(liveCode(recipient, purpose), eq(smsCode.id, /^\d{1,15}$/.test(id) ? Number(id) : 0));
  const [row] = await database.sql
    .update(smsCode)
    .set({ tries: sql`${smsCode.tries} + 1` })
    .where(and(isThis, lt(smsCode.tries, MAX_TRIES), gt(smsCode.expiresAt, clock.now())))
    .returning({ id: smsCode.id, codeHash: smsCode.codeHash });
  if (!row) {
    const message = (await isClosedCode(context, recipient, purpose, { id, code }))
      ? 'code_used'
      : 'sms_code_expired';
    throw invalidFields({ [field]: { message } });
  }
  const asked = hashCode(context, { id: row.id, playerId: recipient.id, purpose }, readTypedCode(code));
  if (!timingSafeEqual(Buffer.from(asked), Buffer.from(row.codeHash)))
    throw invalidFields({ [field]: { message: 'sms_code_wrong' } });
  const closed = await database.sql
    .update(smsCode)
    .set({ closedAt: clock.now() })
    .where(isThis)
    .returning({ id: smsCode.id });
  if (closed.length === 0) throw invalidFields({ [field]: { message: 'code_used' } });
  context.meter.countSms('verified', purpose);
}

/** Whether a code is right, but no longer works: it opens nothing, so that nobody learns anything by it. */
async function isClosedCode(
  context: Context,
  { siteId, id: playerId }: Pick<SmsRecipient, 'siteId' | 'id'>,
  purpose: SmsPurpose,
  given: { readonly id: string; readonly code: string },
): Promise<boolean> {
  const id = /^\d{1,15}$/.test(given.id) ? Number(given.id) : 0;
  const codeHash = hashCode(context, { id, playerId, purpose }, readTypedCode(given.code));
  const isThis = and(eq(smsCode.siteId, siteId), eq(smsCode.playerId, playerId), eq(smsCode.id, id));
  const isClosed = and(eq(smsCode.codeHash, codeHash), isNotNull(smsCode.closedAt));
  return (await context.database.sql.$count(smsCode, and(isThis, isClosed))) > 0;
}

/**
 * The purpose of a player's valid code, by its id.
 *
 * @returns undefined if the player has no such code, or it is used or expired
 */
export async function findSmsPurpose(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { siteId, id: playerId }: Pick<SmsRecipient, 'siteId' | 'id'>,
  id: string,
): Promise<string | undefined> {
  if (!/^\d{1,15}$/.test(id)) return undefined;
  const [row] = await database.sql
    .select({ purpose: smsCode.purpose })
    .from(smsCode)
    .where(
      and(
        eq(smsCode.siteId, siteId),
        eq(smsCode.playerId, playerId),
        eq(smsCode.id, Number(id)),
        isNull(smsCode.closedAt),
        gt(smsCode.expiresAt, clock.now()),
      ),
    );
  return row?.purpose;
}
