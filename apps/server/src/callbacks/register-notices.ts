import type { Brand } from '@baize/brand';
import { noticePath, type NoticeDialect } from '@baize/providers';
import { applyReport, type Services } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { callbackRequest, refuseCallback, sendCallbackReply } from './callback-request.ts';
import { keepRawBody } from './keep-raw-body.ts';

export interface NoticeDeps {
  readonly services: Services;
  readonly brands: readonly Brand[];
}

/** Routes for the payment notices of providers, each in its own dialect. */
export async function registerNotices(app: FastifyInstance, deps: NoticeDeps): Promise<void> {
  await app.register(async (scope) => {
    keepRawBody(scope);
    for (const { name, payments } of deps.services.providers.all) {
      if (!payments) continue;
      scope.post(noticePath(name), (request, reply) =>
        answer(deps, { provider: name, notices: payments.notices }, request, reply),
      );
    }
  });
}

async function answer(
  { services, brands }: NoticeDeps,
  { provider, notices }: { readonly provider: string; readonly notices: NoticeDialect },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reading = await notices.read(callbackRequest(request));
  if (reading.ok === 'ignored') return sendCallbackReply(reply, reading.reply);
  if (!reading.ok) return refuseCallback(request, reply, reading);
  const { siteId, notice } = reading;
  if (siteId !== null && !brands.some((brand) => brand.siteId === siteId))
    return refuseCallback(request, reply, { reason: 'no such brand', reply: reading.foreign() });
  try {
    const decision = await applyReport(services, { ...notice, siteId, provider });
    const { transactionId, providerRef, noticeId } = notice;
    const facts = { ...decision, provider, siteId, transactionId, providerRef, noticeId };
    if (decision.result === 'decided') request.log.info(facts, 'a payment was decided');
    else request.log.error(facts, 'a payment needs manual review');
    return await sendCallbackReply(reply, reading.format(decision));
  } catch (error) {
    request.log.error({ err: error, provider }, 'a payment notice was not decided');
    return sendCallbackReply(reply, reading.undecided());
  }
}
