import { CallError, invalidFields } from '@baize/contract';
import {
  and,
  authenticator,
  eq,
  inTransaction,
  isNotNull,
  isNull,
  lt,
  or,
  player as playerTable,
} from '@baize/db';
import { Secret, TOTP } from 'otpauth';

import type { PlayerContext, Services } from '../context.ts';
import { countInWindow, resetWindow } from '../rate-window.ts';
import { openSecret, sealSecret } from '../seal-secret.ts';
import { endOtherSessions } from './end-other-sessions.ts';
import { publishEnds } from './end-sessions.ts';

type Parts = Pick<Services, 'database' | 'clock' | 'personalIdKeys'>;

export interface AuthenticatorOwner {
  readonly siteId: number;
  readonly id: number;
}

const PURPOSE = 'authenticator secrets';
const STEP_MS = 30_000;
const SECRET_BYTES = 20;
/** Phone clocks drift, so the previous and the next code are also accepted. */
const STEPS_AROUND = 1;
const TRIES = { max: 5, windowMs: 5 * 60_000 };

function ownedBy({ siteId, id }: AuthenticatorOwner) {
  return and(eq(authenticator.siteId, siteId), eq(authenticator.playerId, id));
}

/** The time step that the code belongs to; undefined if it is not valid now. */
function stepOf(secret: string, code: string, nowMs: number): number | undefined {
  const totp = new TOTP({ secret: Secret.fromBase32(secret), period: STEP_MS / 1000 });
  const delta = totp.validate({ token: code, timestamp: nowMs, window: STEPS_AROUND });
  return delta === null ? undefined : Math.floor(nowMs / STEP_MS) + delta;
}

/**
 * Creates a new secret for the player's app. Sign-in does not require it until a code has been confirmed.
 *
 * @returns the secret in base32 and the URI that the app reads from a QR code
 * @throws CallError `conflict` if the player already has one
 */
export async function beginAuthenticator(context: PlayerContext): Promise<{ secret: string; uri: string }> {
  const { database, clock, brand, player, personalIdKeys } = context;
  const totp = new TOTP({
    issuer: brand.options.name,
    label: String(player.id),
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
      set: fresh,
      setWhere: isNull(authenticator.confirmedAt),
    })
    .returning({ siteId: authenticator.siteId });
  if (stored.length === 0) throw new CallError('conflict');
  return { secret, uri: totp.toString() };
}

/**
 * Enables the authenticator once a code proves that the app has the secret. The player's other sessions end.
 *
 * @throws CallError `invalid` at `code` if the code is wrong, `data_not_found` if no set-up was started
 */
export async function confirmAuthenticator(context: PlayerContext, code: string): Promise<void> {
  const { database, clock, player } = context;
  await redeemCode(context, player, code);
  const key = { siteId: player.siteId, playerId: player.id };
  const ended = await inTransaction(database, async (transaction) => {
    await transaction.sql
      .select({ id: playerTable.id })
      .from(playerTable)
      .where(and(eq(playerTable.siteId, key.siteId), eq(playerTable.id, key.playerId)))
      .for('update');
    const confirmed = await transaction.sql
      .update(authenticator)
      .set({ confirmedAt: clock.now() })
      .where(and(ownedBy(player), isNull(authenticator.confirmedAt)))
      .returning({ playerId: authenticator.playerId });
    return confirmed.length === 0 ? [] : endOtherSessions(transaction, context, 'gained');
  });
  publishEnds(context, key, ended);
}

export async function hasAuthenticator(
  { database }: Pick<Services, 'database'>,
  owner: AuthenticatorOwner,
): Promise<boolean> {
  const [row] = await database.sql
    .select({ id: authenticator.playerId })
    .from(authenticator)
    .where(and(ownedBy(owner), isNotNull(authenticator.confirmedAt)));
  return row !== undefined;
}

/**
 * Redeems a code. Neither it nor an older one is accepted again.
 *
 * @throws CallError `invalid` at `code`, `too_many_requests` after five wrong codes in five minutes
 */
export async function redeemCode(parts: Parts, owner: AuthenticatorOwner, code: string): Promise<void> {
  const { database, clock, personalIdKeys } = parts;
  const triesKey = `authenticator ${owner.siteId} ${owner.id}`;
  await countInWindow(parts, triesKey, TRIES);
  const [row] = await database.sql.select().from(authenticator).where(ownedBy(owner));
  if (!row) throw new CallError('data_not_found');
  const secret = openSecret(row.secretCipher, PURPOSE, personalIdKeys);
  const step = stepOf(secret, code.replaceAll(/\s/g, ''), clock.now().getTime());
  const isNew = step !== undefined && (await takeStep(parts, owner, step));
  if (!isNew) throw invalidFields({ code: { message: 'authenticator_code_wrong' } });
  await resetWindow(parts, triesKey);
}

async function takeStep({ database }: Parts, owner: AuthenticatorOwner, step: number): Promise<boolean> {
  const taken = await database.sql
    .update(authenticator)
    .set({ lastStep: step })
    .where(and(ownedBy(owner), or(isNull(authenticator.lastStep), lt(authenticator.lastStep, step))))
    .returning({ step: authenticator.lastStep });
  return taken.length > 0;
}
