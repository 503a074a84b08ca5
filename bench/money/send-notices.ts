import { systemClock } from '@baize/clock';
import {
  createKeyRing,
  formatPaymentNotice,
  GATEWAY_PARTY,
  PAYMENT_NOTICE_PATH,
  signRequest,
} from '@baize/providers';
import autocannon from 'autocannon';

import type { Measure } from '../wallet/measure-calls.ts';
import type { Deposits } from './deposits.ts';

export interface NoticeOptions {
  /** Of the product. */
  readonly url: string;
  readonly siteId: number;
  /** The secret that the product shares with its providers. */
  readonly secret: string;
  readonly callers: number;
}

/** Sends notices as the gateway does, each signed, and measures how many the product confirms. */
export function createNoticeSender({ url, siteId, secret, callers }: NoticeOptions, deposits: Deposits) {
  const key = createKeyRing([secret]).current(GATEWAY_PARTY, siteId);
  let number = 0;

  return async (kind: 'new' | 'repeated', seconds: number): Promise<Measure> => {
    let refused = '';
    const result = await autocannon({
      url,
      connections: callers,
      duration: seconds,
      requests: [
        {
          method: 'POST',
          path: PAYMENT_NOTICE_PATH,
          setupRequest: (request) => {
            number += 1;
            const report = kind === 'new' ? deposits.nextReport() : deposits.earlierReport();
            const body = formatPaymentNotice({ ...report, noticeId: `bench-${number}` });
            const parts = { method: 'POST', path: PAYMENT_NOTICE_PATH, rawBody: body };
            const headers = { 'content-type': 'application/json', ...signRequest(parts, key, systemClock) };
            return { ...request, body, headers };
          },
          onResponse: (status, body) => {
            if (status !== 200 || !body.includes('"status":"OK"')) refused = `${status} ${body}`;
          },
        },
      ],
    });
    if (refused !== '' || result.errors > 0) throw new Error(`a notice got ${refused || 'an error'}`);
    return { perSecond: result.requests.average, p99Ms: result.latency.p99 };
  };
}
