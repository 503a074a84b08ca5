import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';

import type { Brand } from '@baize/brand';
import { and, eq, gt, isNull, lt, passkeyChallenge } from '@baize/db';

import type { PlayerContext, Services } from '../context.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { keyedHash } from '../seal-secret.ts';

export type { AuthenticationResponseJSON, RegistrationResponseJSON };

const CHALLENGE_MS = 5 * 60_000;

type Parts = Pick<Services, 'database' | 'clock'>;

/** Loaded with the first passkey: its parsers of certificates would slow down every start. */
export const loadWebAuthn = () => import('@simplewebauthn/server');

/**
 * Whom a passkey is for: the brand's own host, so that one of another brand, or of a copy of the site under another
 * address, never works.
 */
export function relyingParty(
  { brandOrigin }: Pick<Services, 'brandOrigin'>,
  brand: Brand,
): { readonly id: string; readonly name: string; readonly origin: string } {
  const origin = brandOrigin(brand);
  return { id: new URL(origin).hostname, name: brand.options.name, origin };
}

/** Names the player to authenticators without giving anything away; they store it for good. */
export function handleOf({ player: { siteId, id }, personalIdKeys }: PlayerContext): Buffer {
  return Buffer.from(keyedHash(`${siteId} ${id}`, 'passkey handles', personalIdKeys), 'hex');
}

/** What a challenge is for, and the session that it was issued to. */
export type ChallengeUse =
  | { readonly purpose: 'sign-in' }
  | { readonly purpose: 'proof' | 'set-up'; readonly sessionId: number };

const sessionOf = (use: ChallengeUse) => (use.purpose === 'sign-in' ? null : use.sessionId);

/** Stores what an authenticator has to sign within five minutes. */
export async function saveChallenge(
  { database, clock }: Parts,
  siteId: number,
  {
    challenge,
  }: Pick<PublicKeyCredentialCreationOptionsJSON | PublicKeyCredentialRequestOptionsJSON, 'challenge'>,
  use: ChallengeUse,
): Promise<void> {
  const expiresAt = new Date(clock.now().getTime() + CHALLENGE_MS);
  await database.sql.insert(passkeyChallenge).values({
    siteId,
    challenge,
    purpose: use.purpose,
    sessionId: sessionOf(use),
    expiresAt,
  });
}

/** Takes a challenge back, once; false if it was never issued for this, is used or has expired. */
export async function takeChallenge(
  { database, clock }: Parts,
  siteId: number,
  challenge: string,
  use: ChallengeUse,
): Promise<boolean> {
  const sessionId = sessionOf(use);
  const isFor =
    sessionId === null ? isNull(passkeyChallenge.sessionId) : eq(passkeyChallenge.sessionId, sessionId);
  const taken = await database.sql
    .delete(passkeyChallenge)
    .where(
      and(
        eq(passkeyChallenge.siteId, siteId),
        eq(passkeyChallenge.challenge, challenge),
        isFor,
        eq(passkeyChallenge.purpose, use.purpose),
        gt(passkeyChallenge.expiresAt, clock.now()),
      ),
    )
    .returning({ challenge: passkeyChallenge.challenge });
  return taken.length > 0;
}

/** Deletes challenges that nothing was signed for. */
export async function clearPasskeyChallenges(
  { database, clock }: Parts,
  signal?: AbortSignal,
): Promise<void> {
  const isOver = lt(passkeyChallenge.expiresAt, clock.now());
  await deleteInBatches(database.sql, passkeyChallenge, passkeyChallenge.expiresAt, isOver, { signal });
}
