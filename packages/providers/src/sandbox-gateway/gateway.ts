import type { Clock } from '@baize/clock';

import {
  type GatewayCalls,
  openGatewayCalls,
  readAnswer,
  requireAccepted,
  requireReply,
} from '../client/gateway-calls.ts';
import type { Answer, ProviderClient } from '../client/provider-client.ts';
import type { KeyRing } from '../key-ring.ts';
import type { PaymentReport } from '../ports/notice-dialect.ts';
import type { PaymentGatewayPort, PaymentKey, StatementLine } from '../ports/payment-gateway.ts';
import { signRequest } from '../signature.ts';
import { readWireText } from '../wire/read-wire.ts';
import { GATEWAY_PARTY } from './notice.ts';
import { createGatewayNotices } from './notice-dialect.ts';
import { CREATE_PAYMENT_PATH, createdReply, formatPaymentMessage } from './payment-message.ts';
import { formatPayoutMessage, formatRefundMessage, PAYOUT_PATH, REFUND_PATH } from './payout-message.ts';
import { reportReply, unknownReply } from './report-message.ts';
import { STATEMENT_PATH, statementReply } from './statement-message.ts';

export interface SandboxGatewayOptions {
  /** The sandbox's origin, without a trailing slash. */
  baseUrl: string;
  keys: KeyRing;
  clock: Clock;
  client: ProviderClient;
  /** How long one verb may take; 4,000 ms by default. */
  timeoutMs?: number;
}

/** The adapter for the sandbox's payment gateway. */
export function createSandboxGateway(options: SandboxGatewayOptions): PaymentGatewayPort {
  const { keys, clock } = options;
  const post = (siteId: number, path: string, rawBody: string) =>
    send(options, openGatewayCalls(options), { method: 'POST', siteId, path, rawBody });
  const get = (siteId: number, path: string) =>
    send(options, openGatewayCalls(options), { method: 'GET', siteId, path, rawBody: '' });
  const find = async (path: string, { siteId, transactionId }: PaymentKey) => {
    const answer = await get(siteId, `${path}/${transactionId}`);
    if (isUnknown(answer)) return undefined;
    return readAnswer(reportReply, requireReply(answer));
  };

  return {
    // A try that failed has a word of its own.
    failureEnds: 'payment',
    notices: createGatewayNotices({ keys, clock }),
    async createPayment({ siteId, ...payment }) {
      const answer = await post(siteId, CREATE_PAYMENT_PATH, formatPaymentMessage(payment));
      return readAnswer(createdReply, requireAccepted(answer));
    },
    findPayment: (key) => find(CREATE_PAYMENT_PATH, key),
    async refund({ siteId, ...refund }) {
      return readReport(await post(siteId, REFUND_PATH, formatRefundMessage(refund)));
    },
    payouts: {
      async createPayout({ siteId, ...payout }) {
        return readReport(await post(siteId, PAYOUT_PATH, formatPayoutMessage(payout)));
      },
      findPayout: (key) => find(PAYOUT_PATH, key),
    },
    async statement({ siteId, from, to }) {
      const lines: StatementLine[] = [];
      for (let page: number | null = 0; page !== null;) {
        const query = new URLSearchParams({
          from: from.toISOString(),
          to: to.toISOString(),
          page: String(page),
        });
        const answer = await get(siteId, `${STATEMENT_PATH}?${query}`);
        const reply = readAnswer(statementReply, requireReply(answer));
        lines.push(...reply.lines);
        page = reply.next;
      }
      return lines;
    },
  };
}

interface SignedCall {
  readonly method: 'GET' | 'POST';
  readonly siteId: number;
  readonly path: string;
  readonly rawBody: string;
}

function send(
  { baseUrl, keys, clock }: SandboxGatewayOptions,
  calls: GatewayCalls,
  { method, siteId, path, rawBody }: SignedCall,
): Promise<Answer> {
  const key = keys.current(GATEWAY_PARTY, siteId);
  const headers = signRequest({ method, path, rawBody }, key, clock);
  return calls.send({
    method,
    url: `${baseUrl}${path}`,
    headers,
    ...(method === 'POST' && { body: rawBody }),
  });
}

/** The gateway's own word: a proxy's 404 says nothing about a payment. */
function isUnknown({ status, body }: Answer): boolean {
  return status === 404 && readWireText(unknownReply, body).ok;
}

function readReport(answer: Answer): PaymentReport {
  return readAnswer(reportReply, requireAccepted(answer));
}
