import type { Clock } from '@baize/clock';

import type { KeyRing } from '../key-ring.ts';
import type { ProviderClient } from '../client/provider-client.ts';
import {
  type CreatedPayment,
  type PaymentGatewayPort,
  PaymentGatewayUnavailable,
  PaymentRefused,
} from '../ports/payment-gateway.ts';
import { signRequest } from '../signature.ts';
import { readWireText } from '../wire/read-wire.ts';
import { identifier, message, text } from '../wire/wire-types.ts';
import { GATEWAY_PARTY } from './notice.ts';
import { createGatewayNotices } from './notice-dialect.ts';
import { CREATE_PAYMENT_PATH, formatPaymentMessage } from './payment-message.ts';

export interface SandboxGatewayOptions {
  /** The sandbox's origin, without a trailing slash. */
  baseUrl: string;
  keys: KeyRing;
  clock: Clock;
  client: ProviderClient;
  /** How long to wait for a response; 4,000 ms by default. */
  timeoutMs?: number;
}

const DEFAULT_TIMEOUT_MS = 4_000;

/** The adapter for the sandbox's payment gateway. */
export function createSandboxGateway(options: SandboxGatewayOptions): PaymentGatewayPort {
  const { baseUrl, keys, clock, client, timeoutMs = DEFAULT_TIMEOUT_MS } = options;

  return {
    notices: createGatewayNotices({ keys, clock }),
    async createPayment({ siteId, ...payment }) {
      const rawBody = formatPaymentMessage(payment);
      const key = keys.current(GATEWAY_PARTY, siteId);
      const headers = signRequest({ method: 'POST', path: CREATE_PAYMENT_PATH, rawBody }, key, clock);
      const url = `${baseUrl}${CREATE_PAYMENT_PATH}`;
      const answer = await client
        .send({ method: 'POST', url, body: rawBody, headers, timeoutMs })
        .catch((cause: unknown) => {
          throw new PaymentGatewayUnavailable('the gateway did not answer', { cause });
        });
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

const answerSchema = message({ url: text(2_000), provider_ref: identifier }).transform(
  ({ url, provider_ref: providerRef }): CreatedPayment => ({ url, providerRef }),
);

function readCreatedPayment(body: string): CreatedPayment {
  const reading = readWireText(answerSchema, body);
  if (!reading.ok) throw new PaymentGatewayUnavailable(`unreadable response: ${reading.problem.field}`);
  return reading.value;
}
