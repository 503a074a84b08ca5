/** What the frame of live support may say to the page; see the server's `support-frame.ts`. */
export type SupportMessage =
  | { readonly type: 'ready' | 'failed' | 'close' }
  | { readonly type: 'height'; readonly heightPx: number };

const MIN_HEIGHT_PX = 320;
const MAX_HEIGHT_PX = 680;

/** The message in what arrived; undefined for anything that is not exactly one. */
export function readSupportMessage(data: unknown): SupportMessage | undefined {
  if (typeof data !== 'object' || data === null || !('kind' in data) || data.kind !== 'baize:support')
    return undefined;
  const type = 'type' in data ? data.type : undefined;
  if (type === 'ready' || type === 'failed' || type === 'close') return { type };
  if (type !== 'height' || !('heightPx' in data)) return undefined;
  const { heightPx } = data;
  return typeof heightPx === 'number' && Number.isFinite(heightPx) ? { type, heightPx } : undefined;
}

/** Whatever the frame asks for, the panel stays usable and leaves the page in sight. */
export function clampSupportHeight(heightPx: number): number {
  return Math.round(Math.min(Math.max(heightPx, MIN_HEIGHT_PX), MAX_HEIGHT_PX));
}
