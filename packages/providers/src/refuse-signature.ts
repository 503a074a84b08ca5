import { type CallbackRefusal, jsonReply } from './ports/callback.ts';
import type { SignatureFailure } from './signature.ts';

/** Refuses a callback of the native dialects. Only holders of the key learn that a retry may succeed. */
export function refuseSignature({
  reason,
  retryable,
}: {
  readonly reason: SignatureFailure;
  readonly retryable: boolean;
}): CallbackRefusal {
  const status = 'UNAUTHORIZED';
  return { ok: false, reason, status, reply: jsonReply({ status, retryable }, 401) };
}
