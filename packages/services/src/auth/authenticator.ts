import { CallError, invalidFields } from '@baize/contract';
import { readTypedCode } from '@baize/contract/typed-secrets';
import { and, authenticator, eq, isNotNull, isNull, lt, or, sql } from '@baize/db';
import { Secret, TOTP } from 'otpauth';

import type { PlayerContext, Services } from '../context.ts';
import { openSecret, sealSecret } from '../seal-secret.ts';
import { type CodeOwner, countCodeTry, endCodeTries, uncountCodeTry } from './code-tries.ts';

type AuthenticatorRow = typeof authenticator.$inferSelect;
type Parts = Pick<Services, 'database' | 'clock' | 'personalIdKeys'>;

const PURPOSE = 'authenticator secrets';
const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** Earlier set-ups, of other tabs, can be confirmed as long as this. */
const START_MS = 15 * 60_000;
const EARLIER_STARTS = 4;
/** Phone clocks drift, so the previous and the next code are also accepted. */
const STEPS_AROUND = 1;

/** The condition on a player's row. */
export function authenticatorOf({ siteId, id }: CodeOwner) {
  return and(eq(authenticator.siteId, siteId), eq(authenticator.playerId, id));
}

/** The time step that the code belongs to; undefined if it is not valid now. */
function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_MS / 1000 });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(nowMs / STEP_MS) + delta;
}

/**
 * Creates a new secret for the player's app. Sign-in does not require it until a code has been confirmed. Secrets that were
 * created in the last minutes can also be confirmed: they are those of other tabs.
 *
 * @param username what the app shows beside the brand
 * @returns the secret in base32 and the URI that the app reads from a QR code
 * @throws CallError `conflict` if the player already has one
 */
export async function beginAuthenticator(
  { database, clock, brand, player, personalIdKeys }: PlayerContext,
  username: string,
): Promise<{ secret: string; uri: string }> {
  const totp = new TOTP({
    issuer: brand.options.name,
    label: username,
    secret: new Secret({ size: SECRET_BYTES }),
  });
  const secret = totp.secret.base32;
  const fresh = {
    secretCipher: sealSecret(secret, PURPOSE, personalIdKeys),
    lastStep: null,
    createdAt: clock.now(),
  };
  const stored = await database.sql
    .insert(authenticator)
    .values({ siteId: player.siteId, playerId: player.id, ...fresh })
    .onConflictDoUpdate({
      target: [authenticator.siteId, authenticator.playerId],
      set: { ...fresh, earlierStarts: startsSince(clock.now()) },
      setWhere: isNull(authenticator.confirmedAt),
    })
    .returning({ siteId: authenticator.siteId });
  if (stored.length === 0) throw new CallError('conflict', { message: 'authenticator_is_on' });
  return { secret, uri: totp.toString() };
}

/** The starts of a stored row, the latest first. */
function startsSince(now: Date) {
  const since = new Date(now.getTime() - START_MS);
  const last = sql`jsonb_build_array(jsonb_build_object(
    'secretCipher', ${authenticator.secretCipher}, 'createdAt', ${authenticator.createdAt}))`;
  return sql`(
    select coalesce(jsonb_agg(start order by place), '[]') from (
      select start, place from jsonb_array_elements(${last} || ${authenticator.earlierStarts}) with ordinality e (start, place)
        where (start->>'createdAt')::timestamptz > ${since.toISOString()}::timestamptz
        order by place limit ${EARLIER_STARTS}
    ) recent
  )`;
}

export async function hasAuthenticator(
  { database }: { readonly database: Pick<Services['database'], 'sql'> },
  owner: CodeOwner,
): Promise<boolean> {
  const [row] = await database.sql
    .select({ id: authenticator.playerId })
    .from(authenticator)
    .where(and(authenticatorOf(owner), isNotNull(authenticator.confirmedAt)));
  return row !== undefined;
}

/** The sealed secrets that a code may be of: one, unless a set-up is still to be confirmed. */
function sealedSecrets({ secretCipher, confirmedAt, earlierStarts }: AuthenticatorRow, now: Date): string[] {
  if (confirmedAt) return [secretCipher];
  const since = now.getTime() - START_MS;
  const earlier = earlierStarts.filter(({ createdAt }) => Date.parse(createdAt) > since);
  return [secretCipher, ...earlier.map((start) => start.secretCipher)];
}

/**
 * Redeems a code. Neither it nor an older one is accepted again. That a code is used is no help to a guesser: it opens
 * nothing, it says nothing about the next one, and all other tries count.
 *
 * @returns the sealed secret that the code belongs to
 * @throws CallError `invalid` at `code`, `authenticator_code_used`, `too_many_requests` as `countCodeTry`
 */
export async function redeemCode(parts: Parts, owner: CodeOwner, code: string): Promise<string> {
  const { database, clock, personalIdKeys } = parts;
  await countCodeTry(parts, owner);
  const [row] = await database.sql.select().from(authenticator).where(authenticatorOf(owner));
  if (!row) throw new CallError('data_not_found');
  const now = clock.now();
  const typed = readTypedCode(code);
  for (const secretCipher of sealedSecrets(row, now)) {
    const secret = openSecret(secretCipher, PURPOSE, personalIdKeys);
    const step = stepOf(secret, typed, now.getTime());
    if (step === undefined) continue;
    if (!(await takeStep(parts, owner, step))) {
      await uncountCodeTry(parts, owner);
      const message = 'authenticator_code_used';
      throw new CallError('authenticator_code_used', { fields: { code: [{ message }] } });
    }
    await endCodeTries(parts, owner);
    return secretCipher;
  }
  throw invalidFields({ code: { message: 'authenticator_code_wrong' } });
}

async function takeStep({ database }: Parts, owner: CodeOwner, step: number): Promise<boolean> {
  const taken = await database.sql
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(authenticatorOf(owner), or(isNull(authenticator.lastStep), lt(authenticator.lastStep, step))))
    .returning({ step: authenticator.lastStep });
  return taken.length > 0;
}
