import type { Clock } from '@baize/clock';

import { openGatewayCalls, readAnswer, requireReply } from '../client/gateway-calls.ts';
import type { Answer, ProviderClient } from '../client/provider-client.ts';
import type { KeyRing } from '../key-ring.ts';
import {
  type PaymentGatewayPort,
  type PaymentKey,
  PaymentRefused,
  type StatementLine,
} from '../ports/payment-gateway.ts';
import { signRequest } from '../signature.ts';
import { readWireText } from '../wire/read-wire.ts';
import { createPageNotices } from './notices.ts';
import { pageReport, unknownPage } from './report.ts';
import { type PageStatement, pageStatement, statementQueryMessage } from './statement.ts';

export interface PagePaymentOptions {
  /** The provider's origin, without a trailing slash. */
  baseUrl: string;
  keys: KeyRing;
  clock: Clock;
  client: ProviderClient;
  /** How long one verb may take; 4,000 ms by default. */
  timeoutMs?: number;
}

interface PageMessage {
  readonly party: string;
  readonly siteId: number;
  readonly path: string;
  readonly message: object;
}

/**
 * A signed call to a provider whose payments begin on a page of ours.
 *
 * @throws PaymentGatewayUnavailable as `GatewayCalls`
 */
export async function postSigned(
  options: PagePaymentOptions,
  { party, siteId, path, message }: PageMessage,
): Promise<Answer> {
  const { baseUrl, keys, clock } = options;
  const body = JSON.stringify(message);
  const headers = signRequest({ method: 'POST', path, rawBody: body }, keys.current(party, siteId), clock);
  return openGatewayCalls(options).send({ method: 'POST', url: `${baseUrl}${path}`, body, headers });
}

/** The provider's own word: a proxy's 404 says nothing about a payment. */
function isUnknown({ status, body }: Answer): boolean {
  return status === 404 && readWireText(unknownPage, body).ok;
}

/** Paths of a provider's queries. */
export interface PageQueryPaths {
  readonly find: string;
  readonly statement: string;
}

/** The payment port of such a provider: notices and queries. Its payments are opened by calls of its own. */
export function createPagePayments(
  party: string,
  paths: PageQueryPaths,
  options: PagePaymentOptions,
): PaymentGatewayPort {
  return {
    failureEnds: 'payment',
    notices: createPageNotices({ party, keys: options.keys, clock: options.clock }),
    createPayment: () => Promise.reject(new PaymentRefused('these payments begin on their own page')),
    async findPayment({ siteId, transactionId }: PaymentKey) {
      const message = { transaction_id: transactionId };
      const answer = await postSigned(options, { party, siteId, path: paths.find, message });
      return isUnknown(answer) ? undefined : readAnswer(pageReport, requireReply(answer));
    },
    async statement({ siteId, from, to }) {
      const lines: StatementLine[] = [];
      for (let page: number | null = 0; page !== null;) {
        const message = statementQueryMessage({ from, to, page });
        const answer = await postSigned(options, { party, siteId, path: paths.statement, message });
        const reply: PageStatement = readAnswer(pageStatement, requireReply(answer));
        lines.push(...reply.lines.map((line) => ({ kind: 'payment' as const, ...line })));
        page = reply.next;
      }
      return lines;
    },
  };
}
