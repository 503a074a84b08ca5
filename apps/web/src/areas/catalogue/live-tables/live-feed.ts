import { createFeedSocket, type WireEvents } from './feed-socket.ts';
import { createTableStore } from './table-store.ts';

export interface LiveFeedSettings {
  /** Address of the provider's socket. */
  readonly url: string;
  readonly casinoId: string;
}

function connectTo(url: string, { onOpen, onData, onClose }: WireEvents) {
  const socket = new WebSocket(url);
  socket.addEventListener('open', onOpen);
  socket.addEventListener('message', ({ data }) => onData(data));
  socket.addEventListener('close', onClose);
  return socket;
}

/** A tab's socket and store, with the number of watchers per table. */
function createLiveFeed({ url, casinoId }: LiveFeedSettings) {
  const store = createTableStore({
    nextFrame: (callback) => void requestAnimationFrame(callback),
    now: () => performance.now(),
  });
  const socket = createFeedSocket({
    casinoId,
    connect: (events) => connectTo(url, events),
    now: () => performance.now(),
    random: Math.random,
    onData: store.receive,
  });
  const watchers = new Map<string, number>();
  const followVisibility = () => socket.setVisible(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', followVisibility);
  followVisibility();
  return {
    store,
    setCurrency: socket.setCurrency,
    /** Keeps a table up to date until the returned function is called. */
    watch(id: string): () => void {
      watchers.set(id, (watchers.get(id) ?? 0) + 1);
      socket.subscribe(id);
      return () => {
        const left = (watchers.get(id) ?? 1) - 1;
        if (left > 0) return void watchers.set(id, left);
        watchers.delete(id);
        socket.unsubscribe(id);
      };
    },
  };
}

export type LiveFeed = ReturnType<typeof createLiveFeed>;

let feed: LiveFeed | undefined;

/** This tab's feed, opened by the first card that needs it. */
export function liveFeed(settings: LiveFeedSettings): LiveFeed {
  feed ??= createLiveFeed(settings);
  return feed;
}
