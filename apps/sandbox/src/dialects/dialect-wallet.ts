import type { WalletCall } from '@baize/providers';

import type { FaultBoard } from '../studio/wallet/fault-board.ts';
import { type PostResult, postText, type TextPost } from '../wire/post-text.ts';
import { sendWithFault, type WrongCall } from '../wire/send-with-fault.ts';

export interface DialectWalletDeps {
  /** The site's origin. */
  readonly siteUrl: string;
  readonly timeoutMs: number;
  readonly faults: FaultBoard;
}

/** Sends one call of a dialect, as the fault that is on for it makes it. */
export function postCall(
  { faults, siteUrl, timeoutMs }: DialectWalletDeps,
  call: WalletCall,
  write: (wrong: WrongCall) => Pick<TextPost, 'body' | 'headers'> & { readonly path: string },
): Promise<PostResult> {
  return sendWithFault(faults.take(call), (wrong) => {
    const { path, ...rest } = write(wrong);
    return postText({ ...rest, url: `${siteUrl}${path}`, timeoutMs });
  });
}

/** The fields of a reply in JSON; null if there is none. */
export function readFields(result: PostResult): Readonly<Record<string, unknown>> | null {
  if (result.kind === 'none') return null;
  try {
    const value: unknown = JSON.parse(result.body);
    return typeof value === 'object' && value !== null ? { ...value } : null;
  } catch {
    return null;
  }
}

export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
