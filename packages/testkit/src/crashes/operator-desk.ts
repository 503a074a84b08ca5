import type { Brand } from '@baize/brand';
import { systemClock } from '@baize/clock';
import {
  addOperator,
  approvePayment,
  createLocalWakeups,
  OperatorError,
  type OperatorServices,
  rejectPayment,
} from '@baize/services';
import { setTimeout as sleep } from 'node:timers/promises';

import type { CrashContext } from './crash-context.ts';

/** Decides withdrawals, as operators do with their command. */
export interface OperatorDesk {
  /** Until it is stopped; some are left for later. */
  work(signal: AbortSignal): Promise<void>;
  /** Approves all that are pending. */
  approveAll(): Promise<void>;
}

const operator = { name: 'ada' };
const PAUSE_MS = 60;
const APPROVES = 0.8;
const REJECTS = 0.9;

export async function openDesk(context: CrashContext, brands: readonly Brand[]): Promise<OperatorDesk> {
  const { database, ledger, ids, random, activity } = context;
  const clock = systemClock;
  // There is one operator, so none of the decisions may take two, and all players have the same account.
  const alone = brands.map(({ siteId, slug, traits }) => ({
    siteId,
    slug,
    traits: { ...traits, 'money.twoDecisionsAbove': null, 'money.stoppingMarks': [] },
  }));
  const wakeups = createLocalWakeups();
  const services: OperatorServices = { database, ledger, clock, wakeups, brands: alone };
  await addOperator({ database, clock, ids }, undefined, operator.name);

  async function findPending(): Promise<number[]> {
    const { rows } = await database.pool.query<{ id: string }>(
      'select id from payment_transaction where site_id = $1 and kind = 2 and status = 0 order by created_at',
      [context.siteId],
    );
    return rows.map(({ id }) => Number(id));
  }

  const approve = (id: number) => activity.during('approval', approvePayment(services, operator, { id }));

  async function decide(id: number): Promise<void> {
    const choice = random();
    if (choice < APPROVES) await approve(id);
    else if (choice < REJECTS)
      await activity.during('rejection', rejectPayment(services, operator, { id, note: 'Hesap adı farklı' }));
  }

  return {
    async work(signal) {
      while (!signal.aborted) {
        await sleep(PAUSE_MS);
        // The database may be gone, and the player may have cancelled.
        const pending = await findPending().catch(() => []);
        for (const id of pending) if (!signal.aborted) await decide(id).catch(() => undefined);
      }
    },
    async approveAll() {
      for (const id of await findPending())
        await approve(id).catch((error: unknown) => {
          if (!(error instanceof OperatorError)) throw error;
        });
    },
  };
}
