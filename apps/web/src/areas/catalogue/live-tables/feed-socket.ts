/** The part of the browser's WebSocket that the feed uses. */
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
  /** Milliseconds of a monotonic clock. */
  now(): number;
  /** From 0 to below 1. */
  random(): number;
  onData(data: unknown): void;
}

const TICK_MS = 1_000;
const PING_EVERY_MS = 5_000;
const DEAD_AFTER_MS = 15_000;
const FIRST_RETRY_MS = { least: 500, spread: 4_500 };
const RETRY_CAP_MS = 10_000;
const RETRY_BASE_MS = 1_000;
/** A card that leaves the screen often comes back. */
const IDLE_CLOSE_MS = 10_000;
/** The protocol has no unsubscribe message: above this many unwanted tables, reconnecting is better. */
const MAX_UNWANTED = 60;

/** A tab's only connection to the live-table provider, open while tables are wanted and the tab is visible. */
export function createFeedSocket({ casinoId, connect, now, random, onData }: FeedSocketDeps) {
  const wanted = new Set<string>();
  let subscribed = new Set<string>();
  let currency = 'TRY';
  let isVisible = true;
  let wire: Wire | undefined;
  let isOpen = false;
  let failures = 0;
  let lastDataAt = 0;
  let pingedAt = 0;
  let ticker: ReturnType<typeof setInterval> | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let idle: ReturnType<typeof setTimeout> | undefined;
  let isSendDue = false;

  const send = (message: object) => wire?.send(JSON.stringify(message));

  function sendSubscriptions() {
    isSendDue = false;
    if (!isOpen) return;
    const key = [...wanted].filter((id) => !subscribed.has(id));
    if (subscribed.size - wanted.size > MAX_UNWANTED) return reconnect();
    if (key.length === 0) return;
    for (const id of key) subscribed.add(id);
    send({ type: 'subscribe', casinoId, currency, key });
  }

  /** Cards become visible together, so their subscriptions are sent together. */
  function sendSoon() {
    if (isSendDue) return;
    isSendDue = true;
    queueMicrotask(sendSubscriptions);
  }

  function tick() {
    if (now() - lastDataAt >= DEAD_AFTER_MS) {
      disconnect();
      retryLater();
    } else if (isOpen && now() - pingedAt >= PING_EVERY_MS) {
      pingedAt = now();
      send({ type: 'ping', pingTime: Math.round(pingedAt) });
    }
  }

  function open() {
    clearTimeout(retry);
    retry = undefined;
    if (wire || !isVisible || wanted.size === 0) return;
    lastDataAt = now();
    const isCurrent = () => wire === own;
    const own: Wire = connect({
      onOpen() {
        if (!isCurrent()) return;
        isOpen = true;
        lastDataAt = pingedAt = now();
        send({ type: 'available', casinoId });
        sendSubscriptions();
      },
      onData(data) {
        if (!isCurrent()) return;
        lastDataAt = now();
        failures = 0;
        onData(data);
      },
      onClose() {
        if (!isCurrent()) return;
        disconnect();
        retryLater();
      },
    });
    wire = own;
    ticker = setInterval(tick, TICK_MS);
  }

  function disconnect() {
    const gone = wire;
    wire = undefined;
    isOpen = false;
    subscribed = new Set();
    clearInterval(ticker);
    gone?.close();
  }

  function retryLater() {
    if (!isVisible || wanted.size === 0) return;
    const { least, spread } = FIRST_RETRY_MS;
    const waitMs =
      failures === 0
        ? least + random() * spread
        : random() * Math.min(RETRY_CAP_MS, RETRY_BASE_MS * 2 ** failures);
    failures += 1;
    clearTimeout(retry);
    retry = setTimeout(open, waitMs);
  }

  function reconnect() {
    disconnect();
    open();
  }

  return {
    subscribe(id: string) {
      wanted.add(id);
      clearTimeout(idle);
      if (wire) sendSoon();
      else if (retry === undefined) open();
    },
    unsubscribe(id: string) {
      wanted.delete(id);
      if (wanted.size > 0) return;
      clearTimeout(idle);
      idle = setTimeout(() => {
        clearTimeout(retry);
        retry = undefined;
        disconnect();
      }, IDLE_CLOSE_MS);
    },
    /** Limits depend on the currency; a change subscribes to everything again. */
    setCurrency(code: string) {
      if (code === currency) return;
      currency = code;
      subscribed = new Set();
      sendSoon();
    },
    /** A hidden tab needs no data; coming back is not a failure. */
    setVisible(visible: boolean) {
      isVisible = visible;
      clearTimeout(retry);
      retry = undefined;
      if (visible) open();
      else disconnect();
    },
    isOpen: () => isOpen,
  };
}
