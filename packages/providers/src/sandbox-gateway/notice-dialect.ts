import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import { jsonReply, refuseMessage } from '../ports/callback.ts';
import type { NoticeDecision, NoticeDialect } from '../ports/notice-dialect.ts';
import { refuseSignature } from '../refuse-signature.ts';
import { verifySignature } from '../signature.ts';
import { GATEWAY_PARTY, type PaymentNoticeReply } from './notice.ts';
import { parsePaymentNotice } from './report-message.ts';

/** A payment under review is `OK`: the gateway need not repeat its notice. */
const statusWords: Readonly<Record<NoticeDecision['result'], PaymentNoticeReply['status']>> = {
  decided: 'OK',
  review: 'OK',
  unknown: 'UNKNOWN',
  mismatch: 'MISMATCH',
};

/** The gateway's notices: signed JSON; HTTP 200 means that a notice need not be repeated. */
export function createGatewayNotices({ keys, clock }: { keys: KeyRing; clock: Clock }): NoticeDialect {
  return {
    read(request) {
      const check = verifySignature(request, request.headers, keys, clock);
      if (!check.ok) return refuseSignature(check);
      if (check.key.party !== GATEWAY_PARTY)
        return refuseSignature({ reason: 'unknownKey', retryable: false });
      const reading = parsePaymentNotice(request.rawBody);
      if (!reading.ok) {
        const reply: PaymentNoticeReply = { status: 'INVALID' };
        return refuseMessage(reading.problem, reply.status, jsonReply(reply));
      }
      return {
        ok: true,
        siteId: check.key.siteId,
        notice: reading.value,
        format: ({ result, replayed }) =>
          jsonReply({ status: statusWords[result], replayed } satisfies PaymentNoticeReply),
        undecided: () => jsonReply({ status: 'UNDECIDED' }, 503),
        foreign: () => refuseSignature({ reason: 'unknownKey', retryable: false }).reply,
      };
    },
  };
}
