import { PassThrough } from 'node:stream';

import { calls, tooManyRequests } from '@baize/contract';
import { accountEvent, type PlayerContext, type PlayerEvent, readBalanceEvent } from '@baize/services';
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
  /** Ends all streams; pages then reconnect to another process. */
  closeAll(): void;
  /** Notifies the streams of one brand that it is closed, and ends them. */
  closeOf(siteId: number): void;
}

export function createPlayerStreams(onProblem: (error: unknown) => void): PlayerStreams {
  const open = new Map<PassThrough, number>();
  const counts = new Map<string, number>();

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
      open.set(stream, player.siteId);
      count(ofPlayer, 1);
      count(ofSession, 1);
      stream.once('close', () => {
        open.delete(stream);
        count(ofPlayer, -1);
        count(ofSession, -1);
      });
      feed(context, stream, onProblem);
      return stream;
    },
    count: () => open.size,
    closeAll() {
      for (const stream of open.keys()) stream.end();
    },
    closeOf(siteId) {
      for (const [stream, owner] of open) {
        if (owner === siteId) stream.end(`data: ${JSON.stringify({ kind: 'closed' })}\n\n`);
      }
    },
  };
}

/** Writes a player's events into a stream until either side ends it. */
function feed(context: PlayerContext, stream: PassThrough, onProblem: (error: unknown) => void): void {
  const { player, wakeups, clock } = context;
  let sentVersion = -1;

  /** Bookings are published in the order of their replies, which may differ from the order of booking. */
  function write(event: Exclude<PlayerEvent, { kind: 'signed-out' }>): void {
    if (event.kind === 'balance' && event.version <= sentVersion) return;
    sentVersion = Math.max(sentVersion, event.version);
    const data = z.encode(calls['GET /account/events'].reply, accountEvent(event));
    send(JSON.stringify(data));
  }

  function send(data: string): void {
    if (stream.writable) stream.write(`data: ${data}\n\n`);
  }

  const unsubscribe = wakeups.subscribe({ siteId: player.siteId, playerId: player.id }, (event) => {
    if (event.kind !== 'signed-out') return write(event);
    if (event.sessionId !== player.sessionId) return;
    send(JSON.stringify({ kind: 'signed-out' }));
    stream.end();
  });
  const heartbeat = setInterval(() => stream.writable && stream.write(': still here\n\n'), HEARTBEAT_MS);
  // The session may have been refreshed by then; the page reconnects with its current token.
  const lifeMs = Math.max(0, player.sessionExpiresAt.getTime() - clock.now().getTime());
  const end = setTimeout(() => stream.end(), lifeMs);
  stream.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(end);
  });
  void readBalanceEvent(context).then(write).catch(onProblem);
}
