import type { Clock } from '@baize/clock';

import type { Answer, ProviderClient } from '../client/provider-client.ts';
import type { KeyRing } from '../key-ring.ts';
import {
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  type PaymentKey,
  PaymentRefused,
} from '../ports/payment-gateway.ts';
import { signRequest } from '../signature.ts';
import type { WireResult } from '../wire/read-wire.ts';
import { createPageNotices } from './notices.ts';
import { parsePageReport } from './report.ts';

export interface PagePaymentOptions {
  /** The provider's origin, without a trailing slash. */
  baseUrl: string;
  keys: KeyRing;
  clock: Clock;
  client: ProviderClient;
  /** How long to wait for a response; 4,000 ms by default. */
  timeoutMs?: number;
}

/** Signed calls to one provider whose payments begin on a page of ours. */
export interface PageCalls {
  /** @throws PaymentGatewayUnavailable for silence and server errors */
  send(siteId: number, path: string, message: object): Promise<Answer>;
}

const DEFAULT_TIMEOUT_MS = 4_000;
const NOT_FOUND = 404;

export function createPageCalls(
  party: string,
  { baseUrl, keys, clock, client, timeoutMs = DEFAULT_TIMEOUT_MS }: PagePaymentOptions,
): PageCalls {
  return {
    async send(siteId, path, message) {
      const body = JSON.stringify(message);
      const key = keys.current(party, siteId);
      const headers = signRequest({ method: 'POST', path, rawBody: body }, key, clock);
      const url = `${baseUrl}${path}`;
      const answer = await client
        .send({ method: 'POST', url, body, headers, timeoutMs })
        .catch((cause: unknown) => {
          throw new PaymentGatewayUnavailable(`${party} did not answer`, { cause });
        });
      if (answer.status >= 500) throw new PaymentGatewayUnavailable(`${party} answered ${answer.status}`);
      return answer;
    },
  };
}

/** @throws PaymentRefused for another status than 200, PaymentGatewayUnavailable for an unreadable body */
export function readAnswer<Value>(answer: Answer, parse: (rawBody: string) => WireResult<Value>): Value {
  if (answer.status !== 200)
    throw new PaymentRefused(`answered ${answer.status}: ${answer.body.slice(0, 300)}`);
  const reading = parse(answer.body);
  if (!reading.ok) throw new PaymentGatewayUnavailable(`unreadable response: ${reading.problem.field}`);
  return reading.value;
}

/** The payment port of such a provider: notices and queries. Its payments are opened by calls of its own. */
export function createPagePayments(
  party: string,
  findPath: string,
  options: PagePaymentOptions,
): PaymentGatewayPort {
  const calls = createPageCalls(party, options);
  return {
    notices: createPageNotices({ party, keys: options.keys, clock: options.clock }),
    createPayment: () => Promise.reject(new PaymentRefused('these payments begin on their own page')),
    async findPayment({ siteId, transactionId }: PaymentKey) {
      const answer = await calls.send(siteId, findPath, { transaction_id: transactionId });
      return answer.status === NOT_FOUND ? undefined : readAnswer(answer, parsePageReport);
    },
  };
}
