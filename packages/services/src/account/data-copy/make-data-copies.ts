import { and, dataCopy, eq, inTransaction, player } from '@baize/db';

import { NOTICE_LIFE_MS, notifyContact } from '../../auth/index.ts';
import { sendMessage } from '../../messages/index.ts';
import { DATA_COPY_DOWNLOADS, DATA_COPY_MS } from './copy-rules.ts';
import type { CopyServices, CopySource } from './copy-part.ts';
import {
  claimCopy,
  CopyTaken,
  createChunkWriter,
  isOwnRun,
  releaseCopy,
  removeOtherRuns,
} from './copy-store.ts';
import type { DataCopyWriter } from './copy-writer.ts';
import { writeCopy } from './write-copy.ts';

/** After so many attempts it has failed, and the player can ask again. */
const MAX_RUNS = 10;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

type Claimed = NonNullable<Awaited<ReturnType<typeof claimCopy>>>;

/**
 * Makes the copies that wait, the oldest first. An attempt that a crash interrupts leaves chunks that no key opens; once
 * its claim has run out, another begins anew. Run by schedule.
 *
 * @throws AggregateError if a copy could not be made, after all others
 */
export async function makeDataCopies(
  services: CopyServices,
  writer: DataCopyWriter,
  signal: AbortSignal,
): Promise<void> {
  const problems: unknown[] = [];
  for (;;) {
    signal.throwIfAborted();
    const copy = await claimCopy(services.database, services.clock.now());
    if (!copy) break;
    if (copy.run > MAX_RUNS) {
      // Its attempts ended with their processes, and the next one may as well.
      await releaseCopy(services.database, copy, 'never');
      problems.push(new Error(`data copy ${copy.id} is given up: no attempt came to its end`));
      continue;
    }
    try {
      await makeCopy(services, writer, copy, signal);
    } catch (error) {
      if (error instanceof CopyTaken) continue;
      await giveBack(services, copy, signal);
      signal.throwIfAborted();
      problems.push(error);
    }
  }
  if (problems.length > 0) throw new AggregateError(problems, 'copies of players’ data could not be made');
}

async function giveBack(
  { database, clock }: CopyServices,
  copy: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const now = clock.now();
  const waitMs = signal.aborted ? 0 : copy.run * MINUTE_MS;
  const isLast = copy.run >= MAX_RUNS && !signal.aborted;
  await releaseCopy(database, copy, isLast ? 'never' : new Date(now.getTime() + waitMs));
}

async function makeCopy(
  services: CopyServices,
  writer: DataCopyWriter,
  copy: Claimed,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, documentKeys } = services;
  const brand = writer.brandOf(copy.siteId);
  if (!brand) throw new Error(`there is no brand of site ${copy.siteId}`);
  const [owner] = await database.sql
    .select({ currency: player.currency })
    .from(player)
    .where(and(eq(player.siteId, copy.siteId), eq(player.id, copy.playerId)));
  if (!owner) throw new Error(`there is no player of data copy ${copy.id}`);
  const madeAt = clock.now();
  const { siteId, playerId, language, requestedAt } = copy;
  const source: CopySource = {
    services,
    copyId: copy.id,
    siteId,
    playerId,
    language,
    until: madeAt,
    currency: owner.currency,
  };
  const chunks = createChunkWriter(database, copy, documentKeys, () => clock.now());
  const origin = services.brandOrigin(brand);
  const facts = { brand, language, origin, playerId, requestedAt, madeAt };
  await writeCopy(source, writer, facts, (piece) => chunks.write(piece), signal);
  const file = await chunks.end();
  await publishCopy(services, writer, copy, file);
}

/** The file is ready and its player is notified, in one transaction, unless another process has taken the copy over. */
async function publishCopy(
  services: CopyServices,
  writer: DataCopyWriter,
  copy: Claimed,
  file: Awaited<ReturnType<ReturnType<typeof createChunkWriter>['end']>>,
): Promise<void> {
  const { database, clock, outbox, brandOrigin } = services;
  const brand = writer.brandOf(copy.siteId);
  if (!brand) return;
  const now = clock.now();
  const expiresAt = new Date(now.getTime() + DATA_COPY_MS);
  const notice = await inTransaction(database, async (transaction) => {
    const published = await transaction.sql
      .update(dataCopy)
      .set({
        ...file,
        state: 'ready',
        isMaking: false,
        claimedUntil: null,
        readyAt: now,
        expiresAt,
        downloadsLeft: DATA_COPY_DOWNLOADS,
      })
      .where(isOwnRun(copy))
      .returning({ id: dataCopy.id });
    if (published.length === 0) throw new CopyTaken(`data copy ${copy.id} is no longer made here`);
    await removeOtherRuns(transaction, copy);
    const { siteId, playerId } = copy;
    const facts = { until: expiresAt.toISOString() };
    const cause = `data ${copy.id}`;
    await sendMessage(transaction, { siteId, playerId }, { kind: 'data_copy_ready', facts, cause }, now);
    return notifyContact({ brand, brandOrigin, outbox }, transaction, copy.playerId, {
      path: '/account/data',
      lifeMs: NOTICE_LIFE_MS,
      write: (facts) => writer.notice({ ...facts, days: DATA_COPY_MS / DAY_MS, count: DATA_COPY_DOWNLOADS }),
    });
  });
  if (notice !== undefined) outbox.begin(notice);
}
