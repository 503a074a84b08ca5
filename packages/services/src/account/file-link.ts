import type { Language } from '@baize/contract';

import type { SessionKey } from '../auth/index.ts';
import type { PlayerContext, Services } from '../context.ts';
import { openSecret, sealSecret } from '../seal-secret.ts';

const PURPOSE = 'file-link';
/** Long enough for a slow phone, and for a program that requests a file again to save it. */
export const FILE_LINK_MS = 5 * 60_000;

/** What a link to a file says. */
export interface FileLink extends SessionKey {
  readonly language: Language;
  /** Path and query of the call that replies with the file. */
  readonly address: string;
}

/**
 * Seals which file of which session it is, so that no row is needed and what is in the link cannot be read. It ends with
 * the session. It may be used again, since browsers that hand a file to another program request it twice.
 */
export function sealFileLink(
  { clock, personalIdKeys, player, language }: PlayerContext,
  address: string,
): string {
  const { siteId, id, sessionId } = player;
  const endsAt = clock.now().getTime() + FILE_LINK_MS;
  const link = { siteId, id, sessionId, language, address, endsAt };
  return sealSecret(JSON.stringify(link), PURPOSE, personalIdKeys);
}

/** @returns undefined if we have not made it, or its time is over */
export function openFileLink(
  { clock, personalIdKeys }: Pick<Services, 'clock' | 'personalIdKeys'>,
  token: string,
): FileLink | undefined {
  try {
    const text = openSecret(token, PURPOSE, personalIdKeys);
    const { endsAt, ...link } = JSON.parse(text) as FileLink & { readonly endsAt: number };
    return endsAt > clock.now().getTime() ? link : undefined;
  } catch {
    return undefined;
  }
}
