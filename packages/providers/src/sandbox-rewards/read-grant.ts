import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import { type CallbackRequest, jsonReply, refuseMessage } from '../ports/callback.ts';
import type { GrantReading } from '../ports/rewards.ts';
import { refuseSignature } from '../refuse-signature.ts';
import { verifySignature } from '../signature.ts';
import { grantWords, parseGrant } from './grant-message.ts';
import { REWARDS_PARTY } from './ticket.ts';

/** Grants as signed JSON. */
export function readGrant(
  request: CallbackRequest,
  { keys, clock }: { readonly keys: KeyRing; readonly clock: Clock },
): GrantReading {
  const check = verifySignature(request, request.headers, keys, clock);
  if (!check.ok) return refuseSignature(check);
  const unknownKey = refuseSignature({ reason: 'unknownKey', retryable: false });
  if (check.key.party !== REWARDS_PARTY) return unknownKey;
  const reading = parseGrant(request.rawBody);
  if (!reading.ok) return refuseMessage(reading.problem, 'INVALID', jsonReply({ status: 'INVALID' }, 422));
  return {
    ok: true,
    siteId: check.key.siteId,
    grant: reading.value,
    format: (result) => jsonReply({ status: grantWords[result] }),
    undecided: () => jsonReply({ status: 'UNDECIDED' }, 503),
    foreign: () => unknownKey.reply,
  };
}
