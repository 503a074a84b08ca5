import { CallError, invalidFields, type Reply, textProblem } from '@baize/contract';
import { and, desc, eq, inTransaction, passkey } from '@baize/db';

import type { PlayerContext } from '../context.ts';
import { lockPlayer } from '../lock-player.ts';
import { distrustSessions } from './distrust-sessions.ts';
import { publishEnds } from './end-sessions.ts';
import { requireFreshProof } from './fresh-proof.ts';
import { handleOf } from './passkey-ceremony.ts';
import { beginNotice, notifyOfChange, type WriteSecurityNotice } from './notify-owner.ts';

const MAX_LABEL = 60;

export function ownPasskeys({ siteId, id }: { readonly siteId: number; readonly id: number }) {
  return and(eq(passkey.siteId, siteId), eq(passkey.playerId, id));
}

/** @throws CallError `invalid` at `label` */
export function readLabel(text: string): string {
  const label = text.normalize('NFC').trim().replaceAll(/\s+/g, ' ');
  const problem = textProblem(label);
  if (problem === 'blank') throw invalidFields({ label: { message: 'field_required' } });
  if (problem !== undefined) throw invalidFields({ label: { message: 'field_signs' } });
  if ([...label].length > MAX_LABEL)
    throw invalidFields({ label: { message: 'field_max_length', values: { max: MAX_LABEL } } });
  return label;
}

/** The player's passkeys, the latest first, with what the browser needs to name them to the device. */
export async function listPasskeys(
  context: PlayerContext,
): Promise<Omit<Reply<'GET /account/passkeys'>, 'success'>> {
  const { database, player: owner } = context;
  const rows = await database.sql
    .select()
    .from(passkey)
    .where(ownPasskeys(owner))
    .orderBy(desc(passkey.createdAt), desc(passkey.id));
  const passkeys = rows.map(({ id, label, createdAt, lastUsedAt, isSynced, credentialId, rpId }) => ({
    id,
    label,
    created_at: createdAt,
    last_used_at: lastUsedAt,
    is_synced: isSynced ? (1 as const) : (0 as const),
    credential_id: credentialId,
    rp_id: rpId,
  }));
  return { passkeys, user_handle: handleOf(context).toString('base64url') };
}

/** @throws CallError `invalid` at `label`, `data_not_found` if the player has no such passkey */
export async function renamePasskey(
  { database, player: owner }: PlayerContext,
  id: number,
  text: string,
): Promise<void> {
  const renamed = await database.sql
    .update(passkey)
    .set({ label: readLabel(text) })
    .where(and(ownPasskeys(owner), eq(passkey.id, id)))
    .returning({ id: passkey.id });
  if (renamed.length === 0) throw new CallError('data_not_found');
}

/**
 * Removes a passkey, which may be in other hands, so the player's other sessions end.
 *
 * @throws CallError `proof_needed`, `data_not_found` if the player has no such passkey
 */
export async function removePasskey(
  context: PlayerContext,
  id: number,
  writeNotice: WriteSecurityNotice,
): Promise<void> {
  const { database, player: owner } = context;
  await requireFreshProof(context);
  const { ended, notice } = await inTransaction(database, async (transaction) => {
    await lockPlayer(transaction, { siteId: owner.siteId, playerId: owner.id });
    const [removed] = await transaction.sql
      .delete(passkey)
      .where(and(ownPasskeys(owner), eq(passkey.id, id)))
      .returning({ label: passkey.label });
    if (!removed) throw new CallError('data_not_found');
    const change = { kind: 'passkey_removed', label: removed.label } as const;
    const notice = await notifyOfChange(context, transaction, { playerId: owner.id, change }, writeNotice);
    return { ended: await distrustSessions(transaction, context, 'gained'), notice };
  });
  publishEnds(context, { siteId: owner.siteId, playerId: owner.id }, ended);
  beginNotice(context, notice);
}
