import type { Database } from '@baize/db';

import { createLocalWakeups, type PlayerEvent, type PlayerKey, type Wakeups } from './wakeups.ts';

const CHANNEL = 'baize_player';
/** Events of one busy moment travel together. */
const GATHER_MS = 25;
/** PostgreSQL takes payloads of less than 8,000 bytes. */
const MAX_PAYLOAD_CHARACTERS = 7_000;
const RECONNECT_MS = 2_000;

interface Waiting {
  readonly player: PlayerKey;
  readonly event: PlayerEvent;
}

export interface PostgresWakeupsOptions {
  readonly database: Pick<Database, 'pool'>;
  /** Distinguishes this process, whose own events are delivered without a detour. */
  readonly processId: string;
  readonly onProblem: (error: unknown) => void;
}

/**
 * Wake-ups between processes by LISTEN and NOTIFY. Notifications are sent outside of the transactions
 * that book money, since committing one takes a lock that all notifying transactions share.
 */
export async function createPostgresWakeups(options: PostgresWakeupsOptions): Promise<Wakeups> {
  const local = createLocalWakeups();
  const listening = await listen(options, (player, event) => local.publish(player, event));
  let waiting = new Map<string, Waiting>();
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    timer = undefined;
    const batch = [...waiting.values()];
    waiting = new Map();
    for (const payload of writePayloads(options.processId, batch)) {
      await options.database.pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    }
  }

  return {
    publish(player, event) {
      local.publish(player, event);
      // A later balance replaces an earlier one; the other events each count.
      const key = `${player.siteId}-${player.playerId}-${event.kind === 'balance' ? '' : JSON.stringify(event)}`;
      waiting.set(key, { player, event });
      timer ??= setTimeout(() => void flush().catch(options.onProblem), GATHER_MS);
    },
    subscribe: local.subscribe,
    async close() {
      clearTimeout(timer);
      await flush().catch(options.onProblem);
      await listening.stop();
      await local.close();
    },
  };
}

/** One connection stays open to listen; when it breaks it is made again. */
async function listen(
  { database, processId, onProblem }: PostgresWakeupsOptions,
  deliver: (player: PlayerKey, event: PlayerEvent) => void,
): Promise<{ stop(): Promise<void> }> {
  let stopped = false;
  let release: (() => void) | undefined;
  let retry: NodeJS.Timeout | undefined;

  async function connect(): Promise<void> {
    const client = await database.pool.connect();
    const lose = (error: unknown) => {
      if (stopped || release === undefined) return;
      release = undefined;
      client.release(true);
      onProblem(error);
      again();
    };
    release = () => client.release(true);
    client.on('error', lose);
    client.on('end', () => lose(new Error('the listening connection ended')));
    client.on('notification', ({ payload }) => {
      for (const { player, event } of readPayload(processId, payload ?? '')) deliver(player, event);
    });
    await client.query(`listen ${CHANNEL}`);
  }

  function again(): void {
    retry = setTimeout(() => {
      connect().catch((error: unknown) => {
        onProblem(error);
        if (!stopped) again();
      });
    }, RECONNECT_MS);
  }

  await connect();
  return {
    async stop() {
      stopped = true;
      clearTimeout(retry);
      release?.();
    },
  };
}

interface Payload {
  readonly from: string;
  readonly events: readonly Waiting[];
}

function writePayloads(from: string, events: readonly Waiting[]): string[] {
  if (events.length === 0) return [];
  const payload = JSON.stringify({ from, events } satisfies Payload);
  if (payload.length < MAX_PAYLOAD_CHARACTERS || events.length === 1) return [payload];
  const middle = Math.ceil(events.length / 2);
  return [...writePayloads(from, events.slice(0, middle)), ...writePayloads(from, events.slice(middle))];
}

function readPayload(processId: string, text: string): readonly Waiting[] {
  try {
    // Written by another process of ours; anything else on the channel is passed over.
    const payload = JSON.parse(text) as Partial<Payload>;
    return payload.from === processId ? [] : (payload.events ?? []);
  } catch {
    return [];
  }
}
