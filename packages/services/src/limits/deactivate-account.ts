import { type Body, CallError } from '@baize/contract';
import type { Transaction } from '@baize/db';
import type { ExclusionPeriod } from '@baize/ledger';

import { type MessageFacts, NOTICE_LIFE_MS, notifyContact, type PlayerMessage } from '../auth/index.ts';
import type { PlayerContext } from '../context.ts';
import { formatMoment } from '../format-moment.ts';
import { closeAccount, ClosedForLonger, NoAccount } from './close-account.ts';
import { isBreak } from './closing-message.ts';

export interface ClosingFacts extends MessageFacts {
  readonly isBreak: boolean;
  /** In the player's language and the brand's time. */
  readonly until: string;
}

/**
 * Closes the player's account as `closeAccount` does. The player is notified at the contact on file too, as a proof, and as
 * a warning if it was somebody else, since nobody can undo it.
 *
 * @returns when the exclusion ends
 * @throws CallError `conflict` if the account is already closed until later
 */
export async function deactivateAccount(
  context: PlayerContext,
  { type }: Body<'POST /account/deactive-account'>,
  writeNotice: (facts: ClosingFacts) => PlayerMessage,
): Promise<Date> {
  const { brand, outbox, player: owner } = context;
  const scope = brand.traits['limits.exclusionScope'];
  const notices: number[] = [];
  try {
    const closing = { siteId: owner.siteId, playerId: owner.id, code: type, scope };
    const { endsAt } = await closeAccount(context, closing, async (transaction, period) => {
      const notice = await notify(context, transaction, period, writeNotice);
      if (notice !== undefined) notices.push(notice);
    });
    for (const notice of notices) outbox.begin(notice);
    return endsAt;
  } catch (error) {
    if (error instanceof NoAccount) throw new CallError('unauthenticated');
    if (!(error instanceof ClosedForLonger)) throw error;
    const values = { date: formatMoment(error.endsAt, context) };
    throw new CallError('conflict', { message: 'closed_for_longer', values });
  }
}

function notify(
  context: PlayerContext,
  transaction: Transaction,
  { code, endsAt }: ExclusionPeriod,
  writeNotice: (facts: ClosingFacts) => PlayerMessage,
): Promise<number | undefined> {
  const { brand, player: owner } = context;
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
