import { PassThrough } from 'node:stream';

import { calls, tooManyRequests } from '@baize/contract';
import {
  accountEvent,
  type PlayerContext,
  type PlayerEvent,
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
  readonly onProblem: (error: unknown) => void;
}

export function createPlayerStreams({ findEnded, onProblem }: PlayerStreamsDeps): PlayerStreams {
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

  async function begin(context: PlayerContext, stream: PassThrough, write: WriteEvent): Promise<void> {
    // The session may have ended after its token was checked and before the stream heard of such ends.
    await check(new Map([[stream, context.player]]));
    if (stream.writable) write(await readBalanceEvent(context));
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
      void begin(context, stream, feed(context, stream)).catch(onProblem);
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

type WriteEvent = (event: Exclude<PlayerEvent, { kind: 'signed-out' }>) => void;

/** Ends a stream with the end of its session; only a closed account is given as the reason. */
function signOut(stream: PassThrough, reason?: string | null): void {
  const event = { kind: 'signed-out', ...(reason === 'excluded' && { reason }) };
  if (stream.writable) stream.end(`data: ${JSON.stringify(event)}\n\n`);
}

/** Writes a player's events into a stream until either side ends it; what it returns writes another one. */
function feed(context: PlayerContext, stream: PassThrough): WriteEvent {
  const { player, wakeups, clock } = context;
  let sentVersion = -1;

  /** Bookings are published in the order of their replies, which may differ from the order of booking. */
  const write: WriteEvent = (event) => {
    if (event.kind === 'balance' && event.version <= sentVersion) return;
    if ('version' in event) sentVersion = Math.max(sentVersion, event.version);
    const data = z.encode(calls['GET /account/events'].reply, accountEvent(event));
    if (stream.writable) stream.write(`data: ${JSON.stringify(data)}\n\n`);
  };

  const unsubscribe = wakeups.subscribe({ siteId: player.siteId, playerId: player.id }, (event) => {
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
  return write;
}
