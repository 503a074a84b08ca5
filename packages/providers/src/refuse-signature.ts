import { type CallbackRefusal, jsonReply } from './ports/callback.ts';
import { SIGNATURE_HEADERS, type SignatureFailure } from './signature.ts';

/** Refuses a callback of the native dialects. Only holders of the key learn that a retry may succeed. */
export function refuseSignature({
  reason,
  retryable,
}: {
  readonly reason: SignatureFailure;
  readonly retryable: boolean;
}): CallbackRefusal {
  const reply = jsonReply({ status: 'UNAUTHORIZED', retryable }, 401);
  // Money waits until the clocks agree again, so an engineer has to know.
  return retryable
    ? {
        ok: false,
        reason,
        status: 'CLOCK',
        reply,
        problem: { field: SIGNATURE_HEADERS.timestamp, expected: 'the time' },
      }
    : { ok: false, reason, status: 'UNAUTHORIZED', reply };
}
