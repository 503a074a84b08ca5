import type { Brand } from '@baize/brand';
import { and, eq, inTransaction, playerMessage } from '@baize/db';

import { NOTICE_LIFE_MS, notifyContact, type PlayerMessage } from '../auth/index.ts';
import type { Services } from '../context.ts';
import { formatMoment } from '../format-moment.ts';
import type { MessageNoticeEntry } from '../outbox/message-notice.ts';
import type { ClosingFacts } from './deactivate-account.ts';

/**
 * Queues the notice of an account that an operator has closed on the player's request, in the transaction that ends the
 * entry: it is the same as if the player had closed it.
 */
export async function sendClosingNotice(
  services: Pick<Services, 'database' | 'outbox' | 'brandOrigin'>,
  brand: Brand,
  { siteId, playerId, messageId }: MessageNoticeEntry,
  entryId: number,
  write: (facts: ClosingFacts) => PlayerMessage,
): Promise<void> {
  const { database, outbox, brandOrigin } = services;
  const notice = await inTransaction(database, async (transaction) => {
    if (!(await outbox.end(transaction, entryId))) return undefined;
    const isMessage = and(
      eq(playerMessage.siteId, siteId),
      eq(playerMessage.playerId, playerId),
      eq(playerMessage.id, messageId),
    );
    const [message] = await transaction.sql.select().from(playerMessage).where(isMessage);
    if (!message) return undefined;
    const { until } = message.facts as { readonly until: string };
    return notifyContact({ brand, brandOrigin, outbox }, transaction, playerId, {
      path: '/',
      lifeMs: NOTICE_LIFE_MS,
      write: (facts) =>
        write({
          ...facts,
          isBreak: message.kind === 'break_begun',
          until: formatMoment(new Date(until), { brand, language: facts.language }),
        }),
    });
  });
  if (notice !== undefined) outbox.begin(notice);
}
