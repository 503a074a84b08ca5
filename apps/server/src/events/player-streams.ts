import { PassThrough } from 'node:stream';

import { calls, tooManyRequests } from '@baize/contract';
import { accountEvent, type PlayerContext, type PlayerEvent } from '@baize/services';
import { z } from 'zod';

const HEARTBEAT_MS = 20_000;
const MAX_STREAMS_PER_PLAYER = 5;

/** The open event streams of this process. */
export interface PlayerStreams {
  /**
   * Opens a stream that begins with the balance of now and ends with the session.
   *
   * @throws CallError `too_many_requests` while the player has as many as one may have
   */
  open(context: PlayerContext): PassThrough;
  count(): number;
  /** Ends all streams; the pages open new ones elsewhere. */
  closeAll(): void;
  /** Tells those of one brand that it is closed, and ends them. */
  closeOf(siteId: number): void;
}

export function createPlayerStreams(onProblem: (error: unknown) => void): PlayerStreams {
  const open = new Map<PassThrough, number>();
  const countByPlayer = new Map<string, number>();

  function count(key: string, change: number): void {
    const left = (countByPlayer.get(key) ?? 0) + change;
    if (left > 0) countByPlayer.set(key, left);
    else countByPlayer.delete(key);
  }

  return {
    open(context) {
      const { player } = context;
      const key = `${player.siteId}-${player.id}`;
      if ((countByPlayer.get(key) ?? 0) >= MAX_STREAMS_PER_PLAYER) {
        throw tooManyRequests(HEARTBEAT_MS / 1000);
      }
      const stream = new PassThrough();
      open.set(stream, player.siteId);
      count(key, 1);
      stream.once('close', () => {
        open.delete(stream);
        count(key, -1);
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
  let isBalanceWaiting = false;
  let turn: Promise<void> = Promise.resolve();

  /** One event after the other, and many changes of the balance in one. */
  function write(event: Exclude<PlayerEvent, { kind: 'signed-out' }>): void {
    if (event.kind === 'balance') {
      if (isBalanceWaiting) return;
      isBalanceWaiting = true;
    }
    turn = turn
      .then(async () => {
        if (event.kind === 'balance') isBalanceWaiting = false;
        const data = z.encode(calls['GET /account/events'].reply, await accountEvent(context, event));
        send(JSON.stringify(data));
      })
      .catch(onProblem);
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
  // The session may have been refreshed by then: the page comes back with the token that it has.
  const lifeMs = Math.max(0, player.sessionExpiresAt.getTime() - clock.now().getTime());
  const end = setTimeout(() => stream.end(), lifeMs);
  stream.once('close', () => {
    unsubscribe();
    clearInterval(heartbeat);
    clearTimeout(end);
  });
  write({ kind: 'balance' });
}
