/** Messages from the live support frame to the page; see the server's `support-frame.ts`. */
export type SupportMessage =
  | { readonly type: 'ready' | 'failed' | 'close' }
  | { readonly type: 'height'; readonly heightPx: number };

const MIN_HEIGHT_PX = 320;
const MAX_HEIGHT_PX = 680;

/** The message, or undefined for anything else. */
export function readSupportMessage(data: unknown): SupportMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'baize:support')
    return undefined;
  const type = 'type' in data ? data.type : undefined;
  if (type === 'ready' || type === 'failed' || type === 'close') return { type };
  if (type !== 'height' || !('heightPx' in data)) return undefined;
  const { heightPx } = data;
  return typeof heightPx === 'number' && Number.isFinite(heightPx) ? { type, heightPx } : undefined;
}

/** Keeps the panel usable and the page visible, whatever height the frame requests. */
export function clampSupportHeight(heightPx: number): number {
  return Math.round(Math.min(Math.max(heightPx, MIN_HEIGHT_PX), MAX_HEIGHT_PX));
}
