import { PassThrough } from 'node:stream';

import { calls, type Reply, tooManyRequests } from '@baize/contract';
import {
  accountEvent,
  type PlayerContext,
  type PlayerEvent,
  type PlayerKey,
  readBalanceEvent,
  type SessionKey,
} from '@baize/services';
import { z } from 'zod';

const HEARTBEAT_MS = 20_000;
/** Tabs of one browser. */
const MAX_STREAMS_PER_SESSION = 5;
/** All sessions together. */
const MAX_STREAMS_PER_PLAYER = 20;

/** The open event streams of this process. */
export interface PlayerStreams {
  /**
   * Opens a stream that starts with the current balance and ends with the session.
   *
   * @throws CallError `too_many_requests` if the session or the player already has the maximum number of streams
   */
  open(context: PlayerContext): PassThrough;
  count(): number;
  /** Ends the streams of sessions that have ended: wake-ups may have been lost, as while the database was away. */
  check(): Promise<void>;
  /** Ends all streams; pages then reconnect to another process. */
  closeAll(): void;
  /** Notifies the streams of one brand that it is closed, and ends them. */
  closeOf(siteId: number): void;
}

export interface PlayerStreamsDeps {
  /** Which of these sessions have ended, by id, and why. */
  findEnded(sessions: readonly SessionKey[]): Promise<ReadonlyMap<number, string | null>>;
  /** How many messages of a player are unread. */
  countUnread(player: PlayerKey): Promise<number>;
  readonly onProblem: (error: unknown) => void;
}

export function createPlayerStreams({ findEnded, countUnread, onProblem }: PlayerStreamsDeps): PlayerStreams {
  const open = new Map<PassThrough, SessionKey>();
  const counts = new Map<string, number>();
  let heartbeat: NodeJS.Timeout | undefined;

  async function check(sessions: ReadonlyMap<PassThrough, SessionKey>): Promise<void> {
    if (sessions.size === 0) return;
    const ended = await findEnded([...sessions.values()]);
    for (const [stream, { sessionId }] of sessions)
      if (ended.has(sessionId)) signOut(stream, ended.get(sessionId));
  }

  const checkAll = () => check(new Map(open)).catch(onProblem);

  /** One for all streams, so that their sessions are checked together. */
  function beat(): void {
    for (const stream of open.keys()) if (stream.writable) stream.write(': still here\n\n');
    void checkAll();
  }

  async function begin(context: PlayerContext, stream: PassThrough, page: Page): Promise<void> {
    // The session may have ended after its token was checked and before the stream heard of such ends.
    await check(new Map([[stream, context.player]]));
    if (!stream.writable) return;
    // Messages may have come while the page had no stream.
    page.countAgain();
    page.write(await readBalanceEvent(context));
  }

  function count(key: string, change: number): void {
    const left = (counts.get(key) ?? 0) + change;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }

  return {
    open(context) {
      const { player } = context;
      const ofPlayer = `${player.siteId}-${player.id}`;
      const ofSession = `${ofPlayer}-${player.sessionId}`;
      const isFull =
        (counts.get(ofSession) ?? 0) >= MAX_STREAMS_PER_SESSION ||
        (counts.get(ofPlayer) ?? 0) >= MAX_STREAMS_PER_PLAYER;
      if (isFull) throw tooManyRequests(HEARTBEAT_MS / 1000);
      const stream = new PassThrough();
      open.set(stream, player);
      heartbeat ??= setInterval(beat, HEARTBEAT_MS);
      count(ofPlayer, 1);
      count(ofSession, 1);
      stream.once('close', () => {
        open.delete(stream);
        count(ofPlayer, -1);
        count(ofSession, -1);
        if (open.size > 0) return;
        clearInterval(heartbeat);
        heartbeat = undefined;
      });
      void begin(context, stream, feed(context, stream, { countUnread, onProblem })).catch(onProblem);
      return stream;
    },
    count: () => open.size,
    check: checkAll,
    closeAll() {
      for (const stream of open.keys()) stream.end();
    },
    closeOf(siteId) {
      for (const [stream, owner] of open) {
        if (owner.siteId === siteId) stream.end(`data: ${JSON.stringify({ kind: 'closed' })}\n\n`);
      }
    },
  };
}

/** The writing end of a page's stream. */
interface Page {
  write(event: Exclude<PlayerEvent, { kind: 'signed-out' | 'messages' }>): void;
  /** Sends how many messages are unread. */
  countAgain(): void;
}

/** Ends a stream with the end of its session; only a closed account is given as the reason. */
function signOut(stream: PassThrough, reason?: string | null): void {
  const event = { kind: 'signed-out', ...(reason === 'excluded' && { reason }) };
  if (stream.writable) stream.end(`data: ${JSON.stringify(event)}\n\n`);
}

/** Writes a player's events into a stream until either side ends it. */
function feed(
  context: PlayerContext,
  stream: PassThrough,
  { countUnread, onProblem }: Pick<PlayerStreamsDeps, 'countUnread' | 'onProblem'>,
): Page {
  const { player, wakeups, clock } = context;
  const key = { siteId: player.siteId, playerId: player.id };
  let sentVersion = -1;

  const send = (event: Reply<'GET /account/events'>) => {
    const data = z.encode(calls['GET /account/events'].reply, event);
    if (stream.writable) stream.write(`data: ${JSON.stringify(data)}\n\n`);
  };

  /** Bookings are published in the order of their replies, which may differ from the order of booking. */
  const write: Page['write'] = (event) => {
    if (event.kind === 'balance' && event.version <= sentVersion) return;
    if ('version' in event) sentVersion = Math.max(sentVersion, event.version);
    send(accountEvent(event));
  };

  const countAgain = oneAfterAnother(async () => {
    const unread = await countUnread(key);
    send({ kind: 'messages', unread });
  }, onProblem);

  const unsubscribe = wakeups.subscribe(key, (event) => {
    if (event.kind === 'messages') return countAgain();
    if (event.kind !== 'signed-out') return write(event);
    if (event.sessionId !== player.sessionId) return;
    signOut(stream, event.reason);
  });
  // The session may have been refreshed by then; the page reconnects with its current token.
  const lifeMs = Math.max(0, player.sessionExpiresAt.getTime() - clock.now().getTime());
  const end = setTimeout(() => stream.end(), lifeMs);
  stream.once('close', () => {
    unsubscribe();
    clearTimeout(end);
  });
  return { write, countAgain };
}

/**
 * Counts that run at the same time could be sent in the wrong order, so a stream has one at a time. What is asked for
 * meanwhile is one more, which starts after the last event and is therefore right.
 */
function oneAfterAnother(work: () => Promise<void>, onProblem: (error: unknown) => void): () => void {
  let state: 'idle' | 'running' | 'again' = 'idle';
  async function run(): Promise<void> {
    state = 'running';
    try {
      await work();
    } catch (error) {
      onProblem(error);
    }
    const isAsked = (state as string) === 'again';
    state = 'idle';
    if (isAsked) await run();
  }
  return () => {
    if (state === 'idle') void run();
    else state = 'again';
  };
}
