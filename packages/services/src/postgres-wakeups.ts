import { answeredWithin, type Database } from '@baize/db';

import {
  createLocalWakeups,
  type PaymentWork,
  type PlayerEvent,
  type PlayerKey,
  type Wakeups,
} from './wakeups.ts';

const CHANNEL = 'baize_player';
const LISTEN = `listen ${CHANNEL}`;
/** Events published within this time are sent together. */
const BATCH_MS = 25;
/** PostgreSQL accepts payloads of less than 8,000 bytes. */
const MAX_PAYLOAD_CHARACTERS = 7_000;
const RECONNECT_MS = 2_000;
/** A connection that only listens would not notice that nobody is there any more. */
const HEARTBEAT_MS = 10_000;
const HEARTBEAT_ANSWER_MS = 5_000;

const MISSED: PlayerEvent = { kind: 'refresh' };

interface Waiting {
  readonly player: PlayerKey;
  readonly event: PlayerEvent;
}

export interface PostgresWakeupsOptions {
  readonly database: Pick<Database, 'pool'>;
  /** Identifies this process, whose own events are delivered directly. */
  readonly processId: string;
  readonly onProblem: (error: unknown) => void;
  /** Listening goes on after a break, and what was published meanwhile is lost. */
  readonly onReopen?: () => void;
  /** Times in milliseconds, shorter in tests: how often the listening connection is tried, … */
  readonly heartbeatMs?: number;
  /** … when it is given up, … */
  readonly answerMs?: number;
  /** … and when it is replaced. */
  readonly reconnectMs?: number;
}

/**
 * Wake-ups between processes by LISTEN and NOTIFY. Notifications are sent outside of booking transactions, since
 * committing one takes a lock that all notifying transactions share.
 */
export async function createPostgresWakeups(options: PostgresWakeupsOptions): Promise<Wakeups> {
  const local = createLocalWakeups();
  const listening = await listen(options, {
    deliver: (player, event) => local.publish(player, event),
    deliverWork: (work) => local.publishWork(work),
  });
  let waiting = new Map<string, Waiting>();
  let works: PaymentWork[] = [];
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function flush(): Promise<void> {
    timer = undefined;
    const batch = [...waiting.values()];
    const workBatch = works;
    waiting = new Map();
    works = [];
    try {
      for (const payload of [
        ...writeWork(options.processId, workBatch),
        ...writePayloads(options.processId, batch),
      ])
        await options.database.pool.query('select pg_notify($1, $2)', [CHANNEL, payload]);
    } catch (error) {
      options.onProblem(error);
      keepNews(batch);
    }
  }

  /** The ends of sessions are published again; of everything else, one event for each player says that there was some. */
  function keepNews(batch: readonly Waiting[]): void {
    for (const { player, event } of batch) {
      const entry = event.kind === 'signed-out' ? { player, event } : { player, event: MISSED };
      waiting.set(keyOf(entry), entry);
    }
    if (waiting.size > 0 && !isClosed) plan(options.reconnectMs ?? RECONNECT_MS);
  }

  function plan(delayMs: number): void {
    timer ??= setTimeout(() => void flush(), delayMs);
  }

  return {
    publish(player, event) {
      local.publish(player, event);
      const key = keyOf({ player, event });
      const known = waiting.get(key)?.event;
      const isOlder = event.kind === 'balance' && known?.kind === 'balance' && known.version > event.version;
      if (!isOlder) waiting.set(key, { player, event });
      plan(BATCH_MS);
    },
    subscribe: local.subscribe,
    publishWork(work) {
      local.publishWork(work);
      works.push(work);
      plan(BATCH_MS);
    },
    subscribeWork: local.subscribeWork,
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await flush();
      await listening.stop();
      await local.close();
    },
  };
}

/** A newer balance replaces an older one; other events are all sent. */
function keyOf({ player, event }: Waiting): string {
  return `${player.siteId}-${player.playerId}-${event.kind === 'balance' ? '' : JSON.stringify(event)}`;
}

interface Delivery {
  deliver(player: PlayerKey, event: PlayerEvent): void;
  deliverWork(work: PaymentWork): void;
}

interface Connection {
  /** Resolves with the reason once the connection is lost. */
  readonly lost: Promise<unknown>;
  close(): void;
}

async function openConnection(
  { database, processId, heartbeatMs = HEARTBEAT_MS, answerMs = HEARTBEAT_ANSWER_MS }: PostgresWakeupsOptions,
  { deliver, deliverWork }: Delivery,
): Promise<Connection> {
  const client = await database.pool.connect();
  const { promise: lost, resolve: lose } = Promise.withResolvers<unknown>();
  // A broken connection emits an error and then an end; only the first of the two counts.
  client.on('error', lose);
  client.on('end', () => lose(new Error('the listening connection ended')));
  client.on('notification', ({ payload }) => {
    const { events = [], works = [] } = readPayload(processId, payload ?? '');
    for (const { player, event } of events) deliver(player, event);
    for (const work of works) deliverWork(work);
  });
  const heartbeat = setInterval(
    () => void client.query(answeredWithin(answerMs, LISTEN)).catch(lose),
    heartbeatMs,
  );
  const connection = {
    lost,
    close() {
      clearInterval(heartbeat);
      client.release(true);
    },
  };
  try {
    await client.query(LISTEN);
  } catch (error) {
    connection.close();
    throw error;
  }
  return connection;
}

/**
 * Keeps one listening connection open and replaces it when it breaks. A single loop opens and closes connections, so
 * there are never two and each is released exactly once.
 *
 * @throws Error if the first connection cannot be opened
 */
async function listen(
  options: PostgresWakeupsOptions,
  delivery: Delivery,
): Promise<{ stop(): Promise<void> }> {
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>();
  const stopping = new AbortController();

  async function pause(): Promise<void> {
    const { promise: elapsed, resolve: elapse } = Promise.withResolvers<void>();
    const timer = setTimeout(elapse, options.reconnectMs ?? RECONNECT_MS);
    await Promise.race([elapsed, stopped]);
    clearTimeout(timer);
  }

  async function reopen(): Promise<Connection | undefined> {
    while (!stopping.signal.aborted) {
      await pause();
      if (stopping.signal.aborted) return undefined;
      try {
        const connection = await openConnection(options, delivery);
        options.onReopen?.();
        return connection;
      } catch (error) {
        options.onProblem(error);
      }
    }
    return undefined;
  }

  async function replaceWhenLost(first: Connection): Promise<void> {
    let connection: Connection | undefined = first;
    while (connection) {
      const reason = await Promise.race([connection.lost, stopped]);
      connection.close();
      if (stopping.signal.aborted) return;
      options.onProblem(reason);
      connection = await reopen();
    }
  }

  const running = replaceWhenLost(await openConnection(options, delivery));
  return {
    async stop() {
      stopping.abort();
      stop();
      await running;
    },
  };
}

interface Payload {
  readonly from: string;
  readonly events?: readonly Waiting[];
  readonly works?: readonly PaymentWork[];
}

function writePayloads(from: string, events: readonly Waiting[]): string[] {
  if (events.length === 0) return [];
  const payload = JSON.stringify({ from, events } satisfies Payload);
  if (payload.length < MAX_PAYLOAD_CHARACTERS || events.length === 1) return [payload];
  const middle = Math.ceil(events.length / 2);
  return [...writePayloads(from, events.slice(0, middle)), ...writePayloads(from, events.slice(middle))];
}

function writeWork(from: string, works: readonly PaymentWork[]): string[] {
  return works.map((work) => JSON.stringify({ from, works: [work] } satisfies Payload));
}

function readPayload(processId: string, text: string): Partial<Payload> {
  try {
    // Written by another of our processes; anything else on the channel is ignored.
    const payload = JSON.parse(text) as Partial<Payload>;
    return payload.from === processId ? {} : payload;
  } catch {
    return {};
  }
}
