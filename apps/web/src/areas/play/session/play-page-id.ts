import { tabEntries } from '../../../app/browser-storage.ts';

const STORAGE_KEY = 'baize.playPage';
const CHANNEL = 'baize.play-page';

interface Claim {
  readonly id: string;
  /** `new`: a document begins to use the id; `taken`: another one answers that it does. */
  readonly state: 'new' | 'taken';
}

function isClaim(data: unknown): data is Claim {
  return typeof data === 'object' && data !== null && 'id' in data && 'state' in data;
}

// Unlike `randomUUID`, this exists on insecure origins.
const drawId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Whether another window has opened this one just now, which copies that one's entries. */
function isJustOpened(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return history.length === 1 && entry !== undefined && 'type' in entry && entry.type === 'navigate';
}

/** The entry was drawn by this window, or kept by it once. */
let isOwn = false;

function keptId(): string {
  const known = tabEntries.read(STORAGE_KEY);
  const keeps = known !== null && (isOwn || !isJustOpened());
  isOwn = true;
  if (keeps) return known;
  const drawn = drawId();
  tabEntries.write(STORAGE_KEY, drawn);
  return drawn;
}

/**
 * The id of this tab among those that play. It survives a reload, after which the same tab goes on; a duplicated tab
 * copies the entry, so it asks the others and draws its own.
 */
export function followPageId(onId: (id: string) => void): () => void {
  let id = keptId();
  onId(id);
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isClaim(data) || data.id !== id) return;
    if (data.state === 'new') {
      // Channels are of one origin.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      channel.postMessage({ id, state: 'taken' } satisfies Claim);
      return;
    }
    id = drawId();
    tabEntries.write(STORAGE_KEY, id);
    onId(id);
  });
  // Channels are of one origin.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin
  channel.postMessage({ id, state: 'new' } satisfies Claim);
  return () => channel.close();
}
