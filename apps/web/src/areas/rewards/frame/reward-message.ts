import { parseAddress } from '../../../addresses/parse-address.ts';

/** What the page in the frame may send. */
const types = ['rewards:ready', 'rewards:granted', 'rewards:renew', 'rewards:bonuses'] as const;
export type RewardMessage = (typeof types)[number];

/** Parses a message from the frame; undefined for anything unknown, which is then ignored. */
export function parseRewardMessage(data: unknown): RewardMessage | undefined {
  if (typeof data !== 'object' || data === null || !('type' in data)) return undefined;
  return types.find((type) => type === data.type);
}

/** The origin that may speak from a frame; undefined for an address that must not be framed, such as one of the site's own. */
export function frameOrigin(address: string, ownOrigin: string): string | undefined {
  const url = parseAddress(address);
  return url && /^https?:$/.test(url.protocol) && url.origin !== ownOrigin ? url.origin : undefined;
}
