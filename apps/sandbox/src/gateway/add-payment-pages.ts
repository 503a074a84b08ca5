import type { FastifyInstance, FastifyReply } from 'fastify';

import { CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { isFramed } from '../wire/is-framed.ts';
import { actOn } from './payment-actions.ts';
import { renderMissingPaymentPage, renderPaymentPage } from './payment-page.ts';
import type { PaymentService } from './payment-service.ts';
import { sendCoins, settleInTime } from './settle-in-time.ts';

/** The pages of payments, by themselves or in a frame of the site. */
export function addPaymentPages(app: FastifyInstance, payments: PaymentService): void {
  app.get<{ Params: { ref: string } }>('/gateway/pay/:ref', async (request, reply) => {
    const payment = payments.find(request.params.ref);
    if (payment?.returnUrl == null) return sendMissing(reply);
    await settleInTime(payments, payment);
    const page = renderPaymentPage(payment, payments.now(), isFramed(request));
    return reply.headers(pageHeaders(payment.returnUrl)).send(page);
  });

  app.post<{ Params: { ref: string }; Body: { choice?: unknown } | null }>(
    '/gateway/pay/:ref',
    async (request, reply) => {
      const payment = payments.find(request.params.ref);
      if (payment?.returnUrl == null) return sendMissing(reply);
      await settleInTime(payments, payment);
      const choice = request.body?.choice;
      if (choice === 'approve') await actOn(payments, payment, 'approve');
      if (choice === 'refuse') await actOn(payments, payment, 'refuse');
      if (choice === 'send') await sendCoins(payments, payment);
      else if (!isFramed(request)) return reply.redirect(payment.returnUrl, 303);
      return reply.redirect(`/gateway/pay/${payment.providerRef}`, 303);
    },
  );
}

/** The page may be framed by the site and send the browser back to it, and nowhere else. */
function pageHeaders(returnUrl: string): Record<string, string> {
  const site = new URL(returnUrl).origin;
  const policy = CONSOLE_HEADERS['content-security-policy']
    .replace("form-action 'self'", `form-action 'self' ${site}`)
    .replace("frame-ancestors 'none'", `frame-ancestors ${site}`);
  return { ...CONSOLE_HEADERS, 'content-security-policy': policy };
}

function sendMissing(reply: FastifyReply) {
  return reply.code(404).headers(CONSOLE_HEADERS).send(renderMissingPaymentPage());
}
