import type { Brand } from '@baize/brand';
import {
  GATEWAY_PARTY,
  type KeyRing,
  parsePaymentNotice,
  PAYMENT_NOTICE_PATH,
  type PaymentNoticeReply,
} from '@baize/providers';
import { decideDeposit, type DepositDecision, type Services } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { checkSignature, refuseSignature } from '../check-signature.ts';
import { keepRawBody, rawBodyOf } from '../keep-raw-body.ts';

export interface GatewayDeps {
  readonly services: Services;
  readonly brands: readonly Brand[];
  readonly keys: KeyRing;
}

/** Money that goes to review has been heard of: the gateway need not say it again. */
const statusWords: Readonly<Record<DepositDecision['result'], PaymentNoticeReply['status']>> = {
  decided: 'OK',
  review: 'OK',
  unknown: 'UNKNOWN',
  mismatch: 'MISMATCH',
};

/** Where the gateway tells the outcome of payments. */
export async function registerGatewayNotices(app: FastifyInstance, deps: GatewayDeps): Promise<void> {
  await app.register(async (scope) => {
    keepRawBody(scope);
    scope.post(PAYMENT_NOTICE_PATH, (request, reply) => answer(deps, request, reply));
  });
}

async function answer(
  deps: GatewayDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services, keys, brands } = deps;
  const check = checkSignature(request, keys, services.clock);
  if (!check.ok) return refuseSignature(request, reply, check);
  const { party, siteId } = check.key;
  if (party !== GATEWAY_PARTY || !brands.some((brand) => brand.siteId === siteId)) {
    return refuseSignature(request, reply, { ok: false, reason: 'unknownKey', retryable: false });
  }
  reply.header('cache-control', 'no-store');
  const notice = parsePaymentNotice(rawBodyOf(request));
  if (!notice.ok) {
    request.log.error({ problem: notice.problem }, 'a payment notice could not be read');
    return reply.send({ status: 'INVALID' } satisfies PaymentNoticeReply);
  }
  try {
    const { transactionId, vendorRef } = notice.value;
    const { result, replayed } = await decideDeposit(services, { ...notice.value, siteId, vendor: party });
    const facts = { result, replayed, siteId, transactionId, vendorRef };
    if (result === 'decided') request.log.info(facts, 'a payment was decided');
    else request.log.error(facts, 'a payment needs a person to look at it');
    return await reply.send({ status: statusWords[result], replayed } satisfies PaymentNoticeReply);
  } catch (error) {
    request.log.error({ err: error }, 'a payment notice was not decided');
    return reply.code(503).send({ status: 'UNDECIDED' });
  }
}
