import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import {
  type CreatedPayment,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  PaymentRefused,
} from '../ports/payment-gateway.ts';
import { signRequest } from '../signature.ts';
import { readWireText } from '../wire-reader.ts';
import { GATEWAY_PARTY } from './notice.ts';
import { CREATE_PAYMENT_PATH, formatPaymentMessage } from './payment-message.ts';

export interface SandboxGatewayOptions {
  /** The sandbox's origin, without a slash at the end. */
  baseUrl: string;
  keys: KeyRing;
  clock: Clock;
  /** How long to wait for an answer; 4,000 ms unless said otherwise. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 4_000;

/** The adapter to the sandbox's payment gateway. */
export function createSandboxGateway(options: SandboxGatewayOptions): PaymentGatewayPort {
  const { baseUrl, keys, clock, timeoutMs = DEFAULT_TIMEOUT_MS } = options;

  return {
    async createPayment({ siteId, ...message }) {
      const rawBody = formatPaymentMessage(message);
      const key = keys.current(GATEWAY_PARTY, siteId);
      const headers = signRequest({ method: 'POST', path: CREATE_PAYMENT_PATH, rawBody }, key, clock);
      const answer = await post(`${baseUrl}${CREATE_PAYMENT_PATH}`, rawBody, headers, timeoutMs);
      if (answer.status >= 500) {
        throw new PaymentGatewayUnavailable(`the gateway answered ${answer.status}`);
      }
      if (answer.status !== 200) {
        throw new PaymentRefused(`the gateway answered ${answer.status}: ${answer.body.slice(0, 300)}`);
      }
      return readCreatedPayment(answer.body);
    },
  };
}

async function post(
  url: string,
  body: string,
  headers: Record<string, string>,
  timeoutMs: number,
): Promise<{ status: number; body: string }> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      body,
      headers: { ...headers, 'content-type': 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: response.status, body: await response.text() };
  } catch (cause) {
    throw new PaymentGatewayUnavailable('the gateway did not answer', { cause });
  }
}

function readCreatedPayment(body: string): CreatedPayment {
  const reading = readWireText(body, (reader) => ({
    url: reader.text('url', 2000),
    vendorRef: reader.identifier('vendor_ref'),
  }));
  if (!reading.ok) throw new PaymentGatewayUnavailable(`unreadable answer: ${reading.problem.field}`);
  return reading.value;
}
