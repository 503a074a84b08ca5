import type { z } from 'zod';

import { PaymentGatewayUnavailable, PaymentRefused } from '../ports/payment-gateway.ts';
import { readWireText } from '../wire/read-wire.ts';
import type { Answer, OutgoingCall, ProviderClient } from './provider-client.ts';

/** How long one verb of a gateway's port may take, however many calls it needs. */
const DEFAULT_TIMEOUT_MS = 4_000;

/** Below 500, but the same call may succeed later. */
const passingStatuses = new Set([408, 425, 429]);

/** The calls of one verb of a payment gateway. All of them share one deadline. */
export interface GatewayCalls {
  /** @throws PaymentGatewayUnavailable unless there is a response that a retry would not change */
  send(call: Omit<OutgoingCall, 'timeoutMs' | 'signal'>): Promise<Answer>;
}

export interface GatewayCallsOptions {
  readonly client: ProviderClient;
  /** 4,000 ms by default. */
  readonly timeoutMs?: number;
}

export function openGatewayCalls({
  client,
  timeoutMs = DEFAULT_TIMEOUT_MS,
}: GatewayCallsOptions): GatewayCalls {
  const deadline = AbortSignal.timeout(timeoutMs);
  return {
    async send(call) {
      const answer = await client.send({ ...call, timeoutMs, signal: deadline }).catch((cause: unknown) => {
        throw new PaymentGatewayUnavailable('the gateway did not answer', { cause });
      });
      if (answer.status >= 500 || passingStatuses.has(answer.status))
        throw new PaymentGatewayUnavailable(`the gateway answered ${answer.status}`);
      return answer;
    },
  };
}

/**
 * The response to a call that the gateway can decline. Only its own words for that count: after any other status, such as
 * 401 for a wrong key, the payment of an earlier attempt may exist.
 *
 * @throws PaymentRefused if the gateway declined
 * @throws PaymentGatewayUnavailable unless the status is 200
 */
export function requireAccepted(
  answer: Answer,
  isRefusal: (answer: Answer) => boolean = ({ status }) => status === 422,
): Answer {
  if (answer.status === 200) return answer;
  const words = `the gateway answered ${answer.status}: ${answer.body.slice(0, 300)}`;
  throw isRefusal(answer) ? new PaymentRefused(words) : new PaymentGatewayUnavailable(words);
}

/**
 * The response to a question, which a gateway may refuse without saying anything of the payment.
 *
 * @throws PaymentGatewayUnavailable unless the status is 200
 */
export function requireReply(answer: Answer): Answer {
  return requireAccepted(answer, () => false);
}

/** @throws PaymentGatewayUnavailable if the body is not what the gateway's protocol says */
export function readAnswer<Value>(schema: z.ZodType<Value>, { body }: Pick<Answer, 'body'>): Value {
  const reading = readWireText(schema, body);
  if (reading.ok) return reading.value;
  const { field, expected } = reading.problem;
  throw new PaymentGatewayUnavailable(`unreadable response: ${field} is not ${expected}`);
}
