import { noticePath } from '../ports/notice-dialect.ts';

/** The reply to a notice: HTTP 200 means that it need not be repeated. */
export interface PaymentNoticeReply {
  /** `UNKNOWN` and `MISMATCH` are final as well: an engineer has to investigate, a retry would not help. */
  status: 'OK' | 'UNKNOWN' | 'MISMATCH' | 'INVALID';
  replayed?: boolean;
}

/** The provider's name, also in the key ring. */
export const GATEWAY_PARTY = 'sandbox-gateway';

/** Path of the site's route for notices. */
export const PAYMENT_NOTICE_PATH = noticePath(GATEWAY_PARTY);
