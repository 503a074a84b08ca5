import { CallError, type Reply } from '@baize/contract';
import { and, eq, lt, or, passkey, player, sql } from '@baize/db';

import type { Context, PlayerContext } from '../context.ts';
import { openSession } from './open-session.ts';
import {
  type AuthenticationResponseJSON,
  type ChallengeUse,
  loadWebAuthn,
  relyingParty,
  saveChallenge,
  takeChallenge,
} from './passkey-ceremony.ts';
import { ownPasskeys } from './passkeys.ts';
import { requireActive } from './require-active.ts';

/** What the browser needs to sign in with a passkey; the player chooses which, so no name is asked for. */
export async function beginPasskeySignIn(context: Context): Promise<object> {
  const { brand } = context;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context, brand).id,
    userVerification: 'required',
  });
  await saveChallenge(context, brand.siteId, options, { purpose: 'sign-in' });
  return options;
}

/**
 * Signs a player in by a passkey. The device has verified its user, so there is no second step, and nothing to guess, so
 * attempts are not counted.
 *
 * @throws CallError `passkey_removed` if the brand has none of its id, which devices offer for its host only after it was
 * removed; `passkey_refused` for every other fault, so that none can be probed; `account_suspend` and other statuses only
 * after a right one
 */
export async function signInByPasskey(
  context: Context,
  response: { readonly id: string },
): Promise<Reply<'POST /login/passkey'>> {
  const owner = await verifyPasskey(context, response as AuthenticationResponseJSON, {
    purpose: 'sign-in',
  });
  await requireActive(context, owner);
  return openSession({ ...context, deviceToken: undefined }, { ...owner, isStrong: true });
}

/** What the browser needs to prove with one of the player's passkeys who is using the session. */
export async function beginPasskeyProof(context: PlayerContext): Promise<object> {
  const { brand, database, player: owner } = context;
  const { generateAuthenticationOptions } = await loadWebAuthn();
  const own = await database.sql.select().from(passkey).where(ownPasskeys(owner));
  const options = await generateAuthenticationOptions({
    rpID: relyingParty(context, brand).id,
    userVerification: 'required',
    allowCredentials: own.map(({ credentialId }) => ({ id: credentialId })),
  });
  await saveChallenge(context, owner.siteId, options, proofIn(owner));
  return options;
}

const proofIn = ({ sessionId }: PlayerContext['player']) => ({ purpose: 'proof', sessionId }) as const;

/** @throws CallError `passkey_removed` or `passkey_refused` unless a passkey of the player has answered a challenge of this session */
export async function proveByPasskey(
  context: PlayerContext,
  response: { readonly id: string },
): Promise<void> {
  const { player: owner } = context;
  const found = await verifyPasskey(context, response as AuthenticationResponseJSON, proofIn(owner));
  if (found.id !== owner.id) throw new CallError('passkey_refused');
}

async function verifyPasskey(context: Context, response: AuthenticationResponseJSON, use: ChallengeUse) {
  const { database, brand, clock } = context;
  const isThis = and(eq(passkey.siteId, brand.siteId), eq(passkey.credentialId, response.id));
  const [row] = await database.sql
    .select({ passkey, player })
    .from(passkey)
    .innerJoin(player, and(eq(player.siteId, passkey.siteId), eq(player.id, passkey.playerId)))
    .where(isThis);
  if (!row) throw new CallError('passkey_removed');
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const party = relyingParty(context, brand);
  try {
    if (response.response.userHandle !== row.passkey.userHandle)
      throw new Error('the passkey is another player’s');
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => takeChallenge(context, brand.siteId, challenge, use),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The counter is compared below, where concurrent sign-ins cannot both pass.
      credential: { id: response.id, publicKey: new Uint8Array(row.passkey.publicKey), counter: 0 },
    });
    const { newCounter } = authenticationInfo;
    const isNewer = or(
      lt(passkey.counter, newCounter),
      // Passkeys that are synced between devices do not count.
      and(eq(passkey.counter, 0), sql`${newCounter} = 0`),
    );
    const used = await database.sql
      .update(passkey)
      .set({ counter: newCounter, lastUsedAt: clock.now(), rpId: party.id })
      .where(and(isThis, isNewer))
      .returning({ id: passkey.id });
    if (!verified || used.length === 0) throw new Error('the passkey is not verified or was copied');
    return row.player;
  } catch (cause) {
    throw new CallError('passkey_refused', { cause });
  }
}
