import { PassThrough } from 'node:stream';

import { calls, type Reply } from '@baize/contract';
import {
  accountEvent,
  type PlayerContext,
  type PlayerEvent,
  type PlayerKey,
  readBalanceEvent,
  type SessionKey,
} from '@baize/services';
import { z } from 'zod';

import { endSoon, isClogged, writeTo } from './stream-drain.ts';

const HEARTBEAT_MS = 20_000;
/** Tabs of one browser. */
const MAX_STREAMS_PER_SESSION = 5;
/** All sessions together. */
const MAX_STREAMS_PER_PLAYER = 20;
/** Pages that are refreshed at the same time after a break. */
const REFRESHED_AT_ONCE = 20;

/** The open event streams of this process. */
export interface PlayerStreams {
  /**
   * Opens a stream that starts with the current balance and ends with the session. If the session or the player has the
   * maximum number, the oldest one ends: a phone that moves between networks leaves streams that nobody reads.
   */
  open(context: PlayerContext): PassThrough;
  count(): number;
  /** Ends the streams of sessions that have ended: wake-ups may have been lost, as while the database was away. */
  check(): Promise<void>;
  /** As `check`, and then sends each page what it may have missed, and that it has to read everything else again. */
  refresh(): Promise<void>;
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

interface Opened {
  readonly player: PlayerContext['player'];
  readonly page: Page;
}

export function createPlayerStreams({ findEnded, countUnread, onProblem }: PlayerStreamsDeps): PlayerStreams {
  // In the order in which they were opened.
  const open = new Map<PassThrough, Opened>();
  const counts = new Map<string, number>();
  let heartbeat: NodeJS.Timeout | undefined;

  async function check(sessions: ReadonlyMap<PassThrough, Opened>): Promise<void> {
    if (sessions.size === 0) return;
    const ended = await findEnded([...sessions.values()].map(({ player }) => player));
    for (const [stream, { player }] of sessions)
      if (ended.has(player.sessionId)) signOut(stream, ended.get(player.sessionId));
  }

  const checkAll = () => check(new Map(open)).catch(onProblem);

  /** One for all streams, so that their sessions are checked together. */
  function beat(): void {
    for (const stream of open.keys()) {
      if (isClogged(stream)) stream.destroy();
      else writeTo(stream, ': still here\n\n');
    }
    void checkAll();
  }

  async function begin(stream: PassThrough, opened: Opened): Promise<void> {
    // The session may have ended after its token was checked and before the stream heard of such ends.
    await check(new Map([[stream, opened]]));
    // Messages may have come while the page had no stream.
    if (stream.writable) await opened.page.readAgain();
  }

  function count(key: string, change: number): void {
    const left = (counts.get(key) ?? 0) + change;
    if (left > 0) counts.set(key, left);
    else counts.delete(key);
  }

  /** At once, whether or not anybody reads the end of the stream. */
  function leave(stream: PassThrough, player: Opened['player']): void {
    if (!open.delete(stream)) return;
    for (const key of keysOf(player)) count(key, -1);
    if (open.size > 0) return;
    clearInterval(heartbeat);
    heartbeat = undefined;
  }

  function makeRoom(player: Opened['player']): void {
    const [ofSession, ofPlayer] = keysOf(player);
    const full =
      (counts.get(ofSession) ?? 0) >= MAX_STREAMS_PER_SESSION
        ? ofSession
        : (counts.get(ofPlayer) ?? 0) >= MAX_STREAMS_PER_PLAYER
          ? ofPlayer
          : undefined;
    if (full === undefined) return;
    for (const [stream, { player: owner }] of open) {
      if (!keysOf(owner).includes(full)) continue;
      leave(stream, owner);
      endSoon(stream, dataOf({ kind: 'replaced' }));
      return;
    }
  }

  return {
    open(context) {
      const { player } = context;
      makeRoom(player);
      const stream = new PassThrough();
      const opened = { player, page: feed(context, stream, { countUnread, onProblem }) };
      open.set(stream, opened);
      heartbeat ??= setInterval(beat, HEARTBEAT_MS);
      for (const key of keysOf(player)) count(key, 1);
      stream.once('close', () => leave(stream, player));
      void begin(stream, opened).catch(onProblem);
      return stream;
    },
    count: () => open.size,
    check: checkAll,
    async refresh() {
      await checkAll();
      const pages = [...open.values()];
      while (pages.length > 0)
        await Promise.all(
          pages.splice(0, REFRESHED_AT_ONCE).map(({ page }) => page.refresh().catch(onProblem)),
        );
    },
    closeAll() {
      for (const stream of open.keys()) endSoon(stream);
    },
    closeOf(siteId) {
      for (const [stream, { player }] of open)
        if (player.siteId === siteId) endSoon(stream, dataOf({ kind: 'closed' }));
    },
  };
}

/** Of its session, and of its player. */
function keysOf({ siteId, id, sessionId }: Opened['player']): readonly [string, string] {
  return [`${siteId}-${id}-${sessionId}`, `${siteId}-${id}`];
}

const dataOf = (event: object) => `data: ${JSON.stringify(event)}\n\n`;

/** The writing end of a page's stream. */
interface Page {
  /** Sends the balance and how many messages are unread, as they are now. */
  readAgain(): Promise<void>;
  /** As `readAgain`, and has the page read everything else again. */
  refresh(): Promise<void>;
}

/** Ends a stream with the end of its session; only a closed account is given as the reason. */
function signOut(stream: PassThrough, reason?: string | null): void {
  const event = { kind: 'signed-out', ...(reason === 'excluded' && { reason }) };
  endSoon(stream, dataOf(event));
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
    writeTo(stream, dataOf(data));
  };

  /** Bookings are published in the order of their replies, which may differ from the order of booking. */
  const write = (event: Exclude<PlayerEvent, { kind: 'signed-out' | 'messages' }>) => {
    if (event.kind === 'balance' && event.version <= sentVersion) return;
    if ('version' in event) sentVersion = Math.max(sentVersion, event.version);
    send(accountEvent(event));
  };

  const countAgain = oneAfterAnother(async () => {
    const unread = await countUnread(key);
    send({ kind: 'messages', unread });
  }, onProblem);

  async function readAgain(): Promise<void> {
    countAgain();
    write(await readBalanceEvent(context));
  }

  async function refresh(): Promise<void> {
    await readAgain();
    write({ kind: 'refresh' });
  }

  const unsubscribe = wakeups.subscribe(key, (event) => {
    if (event.kind === 'messages') return countAgain();
    if (event.kind === 'refresh') return void refresh().catch(onProblem);
    if (event.kind !== 'signed-out') return write(event);
    if (event.sessionId !== player.sessionId) return;
    signOut(stream, event.reason);
  });
  // The session may have been refreshed by then; the page reconnects with its current token.
  const lifeMs = Math.max(0, player.sessionExpiresAt.getTime() - clock.now().getTime());
  const end = setTimeout(() => endSoon(stream), lifeMs);
  stream.once('close', () => {
    unsubscribe();
    clearTimeout(end);
  });
  return { readAgain, refresh };
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
