import type { FastifyInstance } from 'fastify';

import { paytrPaths } from '@baize/providers';

import { CONSOLE_HEADERS } from '../consoles/console-page.ts';
import { isFramed } from '../wire/is-framed.ts';
import type { PaytrOrder } from './order.ts';
import { renderPaytrPage } from './paytr-page.ts';
import type { PaytrOrders } from './paytr-orders.ts';

/** The page that a site shows in a frame. What the player does there is notified; the way back proves nothing. */
export function addPaytrPages(app: FastifyInstance, orders: PaytrOrders): void {
  const findByToken = (token: string) => orders.list().find((order) => order.token === token);

  app.get<{ Params: { token: string } }>(`${paytrPaths.frame}:token`, async (request, reply) => {
    const order = findByToken(request.params.token);
    if (!order) return reply.code(404).headers(CONSOLE_HEADERS).send(renderPaytrPage(undefined));
    return reply.headers(frameHeaders(order)).send(renderPaytrPage(order, isFramed(request)));
  });

  app.post<{ Params: { token: string }; Body: { choice?: unknown } | null }>(
    `${paytrPaths.frame}:token`,
    async (request, reply) => {
      const order = findByToken(request.params.token);
      if (!order) return reply.code(404).headers(CONSOLE_HEADERS).send(renderPaytrPage(undefined));
      const isPaid = request.body?.choice === 'pay';
      await orders.decide(order, isPaid ? 'paid' : 'failed');
      // A frame of the site must not be left, so the page in it says how the payment ended.
      if (isFramed(request)) return reply.redirect(`${paytrPaths.frame}${order.token}`, 303);
      const { merchant_ok_url: ok = '', merchant_fail_url: fail = '' } = order.form;
      return reply.redirect(isPaid ? ok : fail, 303);
    },
  );
}

function frameHeaders({ form }: PaytrOrder): Record<string, string> {
  const site = new URL(form['merchant_ok_url'] ?? '').origin;
  const policy = CONSOLE_HEADERS['content-security-policy']
    .replace("form-action 'self'", `form-action 'self' ${site}`)
    .replace("frame-ancestors 'none'", `frame-ancestors ${site}`);
  return { ...CONSOLE_HEADERS, 'content-security-policy': policy };
}
