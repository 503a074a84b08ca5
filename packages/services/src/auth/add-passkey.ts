import { type Body, CallError } from '@baize/contract';
import { and, eq, inTransaction, passkey, player } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { violatedConstraint } from '../unique-violation.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';
import {
  type ChallengeUse,
  handleOf,
  loadWebAuthn,
  type RegistrationResponseJSON,
  relyingParty,
  saveChallenge,
  takeChallenge,
} from './passkey-ceremony.ts';
import { ownPasskeys, readLabel } from './passkeys.ts';

const MAX_PASSKEYS = 10;
/** Ed25519, ES256 and RS256 by their COSE numbers, which every platform has at least one of. */
const ALGORITHMS = [-8, -7, -257];

function setUpIn({ sessionId }: PlayerContext['player']): ChallengeUse {
  return { purpose: 'set-up', sessionId };
}

/**
 * What the browser needs to create a passkey: one that names the player itself and that a finger, a face or a PIN unlocks,
 * so that it stands for the password and the second step.
 *
 * @throws CallError `proof_needed`, `too_many_passkeys`
 */
export async function beginPasskey(context: PlayerContext): Promise<object> {
  const { database, brand, player: owner } = context;
  await requireFreshProof(context);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const [[row], existing] = await Promise.all([
    database.sql
      .select({ username: player.username, name: player.name, surname: player.surname })
      .from(player)
      .where(and(eq(player.siteId, owner.siteId), eq(player.id, owner.id))),
    database.sql.select().from(passkey).where(ownPasskeys(owner)),
  ]);
  if (!row) throw new CallError('unauthenticated');
  if (existing.length >= MAX_PASSKEYS) throw new CallError('too_many_passkeys');
  const party = relyingParty(context, brand);
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(handleOf(context)),
    userName: row.username,
    userDisplayName: `${row.name} ${row.surname}`,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: existing.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await saveChallenge(context, owner.siteId, options, setUpIn(owner));
  return options;
}

/**
 * Stores a new passkey and notifies the owner.
 *
 * @throws CallError `proof_needed`, `invalid` at the label, `passkey_refused` for every other reason
 */
export async function addPasskey(
  context: PlayerContext,
  { response, label }: Body<'POST /account/passkeys'>,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const { database, clock, ids, player: owner } = context;
  await requireFreshProof(context);
  const name = readLabel(label);
  const credential = await readCredential(context, response);
  const values = {
    siteId: owner.siteId,
    playerId: owner.id,
    id: ids.next(),
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: credential.transports ?? [],
    isSynced: credential.isSynced,
    userHandle: handleOf(context).toString('base64url'),
    label: name,
    rpId: relyingParty(context, context.brand).id,
    createdAt: clock.now(),
  };
  try {
    const notice = await inTransaction(database, async (transaction) => {
      // Locked, so that concurrent requests do not exceed the limit.
      await lockPlayer(transaction, { siteId: owner.siteId, playerId: owner.id });
      if ((await transaction.sql.$count(passkey, ownPasskeys(owner))) >= MAX_PASSKEYS)
        throw new CallError('too_many_passkeys');
      await transaction.sql.insert(passkey).values(values);
      const change = { kind: 'passkey_added', label: name } as const;
      return notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
    });
    beginNotice(context, notice);
  } catch (error) {
    throw violatedConstraint(error) === 'passkey_credential_key' ? new CallError('passkey_refused') : error;
  }
}

async function readCredential(context: PlayerContext, response: unknown) {
  const { brand, player: owner } = context;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const party = relyingParty(context, brand);
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      // The library checks the shape itself.
      response: response as RegistrationResponseJSON,
      expectedChallenge: (challenge) => takeChallenge(context, owner.siteId, challenge, setUpIn(owner)),
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (!verified) throw new Error('the registration of a passkey is not verified');
    return { ...registrationInfo.credential, isSynced: registrationInfo.credentialBackedUp };
  } catch (cause) {
    throw new CallError('passkey_refused', { cause });
  }
}
