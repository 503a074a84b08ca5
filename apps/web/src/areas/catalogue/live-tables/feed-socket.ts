/** The part of a browser's WebSocket that the feed uses. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

export interface WireEvents {
  onOpen(): void;
  onData(data: unknown): void;
  onClose(): void;
}

export interface FeedSocketDeps {
  readonly casinoId: string;
  connect(events: WireEvents): Wire;
  /** Milliseconds of a clock that only runs forward. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  onData(data: unknown): void;
}

const PULSE_MS = 1_000;
const PING_EVERY_MS = 5_000;
const DEAD_AFTER_MS = 15_000;
const FIRST_RETRY_MS = { least: 500, spread: 4_500 };
const RETRY_CAP_MS = 10_000;
const RETRY_BASE_MS = 1_000;
/** A card that leaves the screen often comes back. */
const IDLE_CLOSE_MS = 10_000;
/** The dialect knows no unsubscribing: this many tables too many, and a fresh connection is better. */
const TOO_MANY_UNWANTED = 60;

/** The one connection of a tab to the live-table provider: kept up while tables are wanted and the tab is seen. */
export function createFeedSocket({ casinoId, connect, now, random, onData }: FeedSocketDeps) {
  const wanted = new Set<string>();
  let asked = new Set<string>();
  let currency = 'TRY';
  let isSeen = true;
  let wire: Wire | undefined;
  let isOpen = false;
  let failures = 0;
  let heardAt = 0;
  let pingedAt = 0;
  let pulse: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;

  const send = (message: object) => wire?.send(JSON.stringify(message));

  function ask() {
    isAsking = false;
    if (!isOpen) return;
    const key = [...wanted].filter((id) => !asked.has(id));
    if (asked.size - wanted.size > TOO_MANY_UNWANTED) return renew();
    if (key.length === 0) return;
    for (const id of key) asked.add(id);
    send({ type: 'subscribe', casinoId, currency, key });
  }

  /** Cards come into sight together; they are asked for together. */
  function askSoon() {
    if (isAsking) return;
    isAsking = true;
    queueMicrotask(ask);
  }

  function beat() {
    if (now() - heardAt >= DEAD_AFTER_MS) {
      drop();
      retryLater();
    } else if (isOpen && now() - pingedAt >= PING_EVERY_MS) {
      pingedAt = now();
      send({ type: 'ping', pingTime: Math.round(pingedAt) });
    }
  }

  function open() {
    clearTimeout(retry);
    retry = undefined;
    if (wire || !isSeen || wanted.size === 0) return;
    heardAt = now();
    const isCurrent = () => wire === own;
    const own: Wire = connect({
      onOpen() {
        if (!isCurrent()) return;
        isOpen = true;
        heardAt = pingedAt = now();
        send({ type: 'available', casinoId });
        ask();
      },
      onData(data) {
        if (!isCurrent()) return;
        heardAt = now();
        failures = 0;
        onData(data);
      },
      onClose() {
        if (!isCurrent()) return;
        drop();
        retryLater();
      },
    });
    wire = own;
    pulse = setInterval(beat, PULSE_MS);
  }

  function drop() {
    const gone = wire;
    wire = undefined;
    isOpen = false;
    asked = new Set();
    clearInterval(pulse);
    gone?.close();
  }

  function retryLater() {
    if (!isSeen || wanted.size === 0) return;
    const { least, spread } = FIRST_RETRY_MS;
    const waitMs =
      failures === 0
        ? least + random() * spread
        : random() * Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** failures);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(open, waitMs);
  }

  function renew() {
    drop();
    open();
  }

  return {
    want(id: string) {
      wanted.add(id);
      clearTimeout(idle);
      if (wire) askSoon();
      else if (retry === undefined) open();
    },
    unwant(id: string) {
      wanted.delete(id);
      if (wanted.size > 0) return;
      clearTimeout(idle);
      idle = setTimeout(() => {
        clearTimeout(retry);
        retry = undefined;
        drop();
      }, IDLE_CLOSE_MS);
    },
    /** The limits come in it; a change asks for everything anew. */
    setCurrency(code: string) {
      if (code === currency) return;
      currency = code;
      asked = new Set();
      askSoon();
    },
    /** A tab in the background needs nothing; coming back is not a failure. */
    setSeen(seen: boolean) {
      isSeen = seen;
      clearTimeout(retry);
      retry = undefined;
      if (seen) open();
      else drop();
    },
    isOpen: () => isOpen,
  };
}
