import { type Body, CallError } from '@baize/contract';
import { inTransaction, type Transaction } from '@baize/db';
import type { ExclusionPeriod } from '@baize/ledger';

import {
  endSessions,
  type MessageFacts,
  NOTICE_LIFE_MS,
  notifyContact,
  type PlayerMessage,
  publishEnds,
} from '../auth/index.ts';
import type { PlayerContext } from '../context.ts';
import { type ClosedAccount, closeLikeElsewhere, lockForClosing } from './close-elsewhere.ts';
import { formatMoment } from './format-moment.ts';
import { isBreak, writeClosingMessage } from './closing-message.ts';

export interface ClosingFacts extends MessageFacts {
  readonly isBreak: boolean;
  /** In the player's language and the brand's time. */
  readonly until: string;
}

/**
 * Closes the player's account for a break or a self-exclusion, or closes it for longer. From the commit on no bet is
 * accepted in any process, all sessions have ended and their games are closed; what is open is still settled. The same
 * code again within a minute changes nothing. If the exclusion is for all brands of the operator, accounts that are
 * proven to be the same person's there are closed with it. The player is notified, since nobody can undo it.
 *
 * @returns when the exclusion ends
 * @throws CallError `conflict` if the account is already closed until later
 */
export async function deactivateAccount(
  context: PlayerContext,
  { type }: Body<'POST /account/deactive-account'>,
  writeNotice: (facts: ClosingFacts) => PlayerMessage,
): Promise<Date> {
  const { database, ledger, brand, clock, outbox, exclusionEffects } = context;
  const key = { siteId: context.player.siteId, playerId: context.player.id };
  const scope = brand.traits['limits.exclusionScope'];
  const { endsAt, closed, notice } = await inTransaction(database, async (transaction) => {
    const book = ledger.within(transaction);
    const elsewhere = scope === 'operator' ? await book.accountsElsewhere(key.siteId, key.playerId) : [];
    await lockForClosing(context, transaction, [key, ...elsewhere]);
    const exclusion = await book.exclude(key.siteId, key.playerId, type, scope);
    if (!exclusion) throw new CallError('unauthenticated');
    const { status, endsAt } = exclusion;
    if (status === 'refused')
      throw new CallError('conflict', {
        message: 'closed_for_longer',
        values: { date: formatMoment(endsAt, context) },
      });
    const closed: ClosedAccount[] = [];
    if (status === 'repeated') return { endsAt, closed, notice: undefined };
    for (const apply of exclusionEffects) await apply(transaction, key, { endsAt });
    const notice = await notify(context, transaction, { code: type, endsAt }, writeNotice);
    closed.push({ key, ended: await endSessions(transaction, key, 'excluded', clock.now()) });
    for (const other of elsewhere) {
      const also = await closeLikeElsewhere(context, transaction, other, key);
      if (also) closed.push(also);
    }
    return { endsAt, closed, notice };
  });
  if (notice !== undefined) outbox.begin(notice);
  for (const { key: owner, ended } of closed) publishEnds(context, owner, ended, 'excluded');
  return endsAt;
}

/** In the player's messages and at the contact on file: a proof for the player, and a warning if it was somebody else. */
async function notify(
  context: PlayerContext,
  transaction: Transaction,
  { code, endsAt }: ExclusionPeriod,
  writeNotice: (facts: ClosingFacts) => PlayerMessage,
): Promise<number | undefined> {
  const { brand, clock, player: owner } = context;
  const key = { siteId: owner.siteId, playerId: owner.id };
  await writeClosingMessage(transaction, key, { code, endsAt }, clock.now());
  return notifyContact(context, transaction, owner.id, {
    path: '/',
    lifeMs: NOTICE_LIFE_MS,
    write: (facts) =>
      writeNotice({
        ...facts,
        isBreak: isBreak(code),
        until: formatMoment(endsAt, { brand, language: facts.language }),
      }),
  });
}
