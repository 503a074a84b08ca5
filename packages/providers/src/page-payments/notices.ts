import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import { jsonReply, refuseMessage } from '../ports/callback.ts';
import type { NoticeDecision, NoticeDialect } from '../ports/notice-dialect.ts';
import { refuseSignature } from '../refuse-signature.ts';
import { verifySignature } from '../signature.ts';
import { parsePageNotice } from './report.ts';

/** A payment under review is `OK`: the notice need not be repeated. */
const statusWords: Readonly<Record<NoticeDecision['result'], string>> = {
  decided: 'OK',
  review: 'OK',
  unknown: 'UNKNOWN',
  mismatch: 'MISMATCH',
};

interface PageNoticeDeps {
  readonly party: string;
  readonly keys: KeyRing;
  readonly clock: Clock;
}

/** Notices as signed JSON; HTTP 200 means that one need not be repeated. */
export function createPageNotices({ party, keys, clock }: PageNoticeDeps): NoticeDialect {
  const unknownKey = () => refuseSignature({ reason: 'unknownKey', retryable: false });
  return {
    read(request) {
      const check = verifySignature(request, request.headers, keys, clock);
      if (!check.ok) return refuseSignature(check);
      if (check.key.party !== party) return unknownKey();
      const reading = parsePageNotice(request.rawBody);
      if (!reading.ok) return refuseMessage(reading.problem, 'INVALID', jsonReply({ status: 'INVALID' }));
      return {
        ok: true,
        siteId: check.key.siteId,
        notice: reading.value,
        format: ({ result, replayed }) => jsonReply({ status: statusWords[result], replayed }),
        undecided: () => jsonReply({ status: 'UNDECIDED' }, 503),
        foreign: () => unknownKey().reply,
      };
    },
  };
}
