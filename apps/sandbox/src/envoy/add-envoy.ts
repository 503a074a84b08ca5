import {
  ENVOY_BANKS_PATH,
  ENVOY_NOTICE_PATH,
  ENVOY_OFFERS_PATH,
  ENVOY_PARTY,
  ENVOY_PAYMENTS_PATH,
  ENVOY_QUERY_PATHS,
  type EnvoyPaymentMessage,
  envoyOffersReply,
  parseEnvoyBank,
  parseEnvoyPayment,
  type SigningKey,
} from '@baize/providers';
import type { FastifyInstance, FastifyReply } from 'fastify';

import { acceptSignedCalls, findCall, statementCall } from '../page-payments/add-signed-calls.ts';
import { addPageConsole } from '../page-payments/add-page-console.ts';
import { openPagePayments } from '../page-payments/open-page-payments.ts';
import type { PagePayments } from '../page-payments/page-payments.ts';
import { addPayPage } from '../page-payments/pay-page.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { banks, findBank, offersOf } from './envoy-banks.ts';

/** Envoy: banks, what they take now, QR payments, and the page on which a player pays. */
export async function addEnvoy(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  const { config, clock } = parts;
  const payments = await openPagePayments(app, parts, { name: 'envoy', noticePath: ENVOY_NOTICE_PATH });

  await app.register(async (signed) => {
    const addCall = acceptSignedCalls(signed, { party: ENVOY_PARTY, payments, keys: config.keys, clock });
    addCall({
      path: ENVOY_BANKS_PATH,
      parse: () => ({ ok: true, value: {} }),
      answer: () => ({ banks: banks.map(({ slug, name }) => ({ slug, name })) }),
    });
    addCall({
      path: ENVOY_OFFERS_PATH,
      parse: parseEnvoyBank,
      answer(_key, { bank: slug }, reply) {
        const bank = findBank(slug);
        if (!bank) return reply.code(404).send({ reason: 'unknown' });
        return envoyOffersReply(offersOf(bank, (refCode) => isTaken(payments, refCode)));
      },
    });
    addCall({
      path: ENVOY_PAYMENTS_PATH,
      parse: parseEnvoyPayment,
      answer: (key, message, reply) => openPayment({ payments, origin: config.origin }, key, message, reply),
    });
    addCall(findCall(ENVOY_QUERY_PATHS.find, payments));
    addCall(statementCall(ENVOY_QUERY_PATHS.statement, payments));
  });
  addPayPage(app, payments, {
    name: 'envoy',
    brand: ({ facts }) => findBank(facts['bank'] ?? '')?.name ?? 'Envoy',
  });
  addPageConsole(app, payments, {
    name: 'envoy',
    title: 'Envoy',
    intro: 'Bank transfers and QR payments. Nothing is approved until you do it here or on its page.',
  });
}

/** An offer belongs to who took it, until the payment fails. */
function isTaken(payments: PagePayments, refCode: string): boolean {
  return payments.list().some(({ facts, state }) => facts['refCode'] === refCode && state !== 'failed');
}

async function openPayment(
  { payments, origin }: { readonly payments: PagePayments; readonly origin: string },
  key: SigningKey,
  { bank: slug, refCode, player, ...message }: EnvoyPaymentMessage,
  reply: FastifyReply,
): Promise<unknown> {
  const bank = findBank(slug);
  if (!bank) return reply.code(422).send({ reason: 'unknown bank' });
  const isRepeat = payments.findOf(key, message.transactionId) !== undefined;
  if (!isRepeat && refCode === null && !bank.takesQr) return reply.code(409).send({ reason: 'no QR now' });
  if (!isRepeat && refCode !== null && isTaken(payments, refCode))
    return reply.code(409).send({ reason: 'taken' });
  const payment = await payments.create(key, {
    transactionId: message.transactionId,
    amountMinor: Number(message.amountMinor),
    currency: message.currency,
    lang: message.lang,
    payer: player.name,
    facts: { bank: slug, ...(refCode !== null && { refCode }) },
  });
  return { url: `${origin}/envoy/pay/${payment.providerRef}`, ref: payment.providerRef };
}
