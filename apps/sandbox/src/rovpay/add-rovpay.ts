import { createHash } from 'node:crypto';

import {
  parseRovpayAccountMessage,
  parseRovpayClaim,
  ROVPAY_ACCOUNT_PATH,
  ROVPAY_CLAIM_PATH,
  ROVPAY_NOTICE_PATH,
  ROVPAY_PARTY,
  ROVPAY_QUERY_PATHS,
  type RovpayAccount,
  rovpayAccountReply,
} from '@baize/providers';
import type { FastifyInstance } from 'fastify';

import { acceptSignedCalls, findCall, statementCall } from '../page-payments/add-signed-calls.ts';
import { addPageConsole } from '../page-payments/add-page-console.ts';
import { openPagePayments } from '../page-payments/open-page-payments.ts';
import type { PagePayment } from '../page-payments/page-payment.ts';
import { addPayPage } from '../page-payments/pay-page.ts';
import type { SandboxParts } from '../sandbox-parts.ts';

/** Accounts that take turns. */
const HOLDERS = ['Deniz Aydın', 'Ece Karaca', 'Mert Yalın', 'Selin Ova'] as const;

/** Rovpay: an account for each payment, claims of players, and the wallet's page behind the QR code. */
export async function addRovpay(app: FastifyInstance, parts: SandboxParts): Promise<void> {
  const { config, clock } = parts;
  const payments = await openPagePayments(app, parts, { name: 'rovpay', noticePath: ROVPAY_NOTICE_PATH });

  function accountOf({ providerRef, transactionId, facts }: PagePayment): RovpayAccount {
    return {
      barcode: `${config.origin}/rovpay/pay/${providerRef}`,
      name: HOLDERS[transactionId % HOLDERS.length] ?? HOLDERS[0],
      id: String(1_000_000_000 + (Number.parseInt(hash(providerRef).slice(0, 8), 16) % 9_000_000_000)),
      providerRef,
      token: facts['token'] ?? '',
    };
  }

  await app.register(async (signed) => {
    const addCall = acceptSignedCalls(signed, { party: ROVPAY_PARTY, payments, keys: config.keys, clock });
    addCall({
      path: ROVPAY_ACCOUNT_PATH,
      parse: parseRovpayAccountMessage,
      async answer(key, { payer, description, amountMinor, transactionId, currency, lang }) {
        const payment = await payments.create(key, {
          transactionId,
          amountMinor: Number(amountMinor),
          currency,
          lang,
          payer: `${payer.name} ${payer.surname}`,
          facts: { token: parts.ids.secret(), description },
        });
        return rovpayAccountReply(accountOf(payment));
      },
    });
    addCall({
      path: ROVPAY_CLAIM_PATH,
      parse: parseRovpayClaim,
      async answer(key, { transactionId, providerRef, token }, reply) {
        const payment = payments.findOf(key, transactionId);
        const isTheirs = payment?.providerRef === providerRef && payment.facts['token'] === token;
        if (!isTheirs) return reply.code(404).send({ reason: 'unknown' });
        await payments.change(payment, { claimed: 'says it is paid' });
        return {};
      },
    });
    addCall(findCall(ROVPAY_QUERY_PATHS.find, payments));
    addCall(statementCall(ROVPAY_QUERY_PATHS.statement, payments));
  });
  addPayPage(app, payments, { name: 'rovpay', brand: () => 'Rovpay' });
  addPageConsole(app, payments, {
    name: 'rovpay',
    title: 'Rovpay',
    intro:
      'Transfers to an account that the site shows. Nothing is approved until you do it here or on its page.',
  });
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
