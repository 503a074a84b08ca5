import { createPageCalls, type PagePaymentOptions, readAnswer } from '../page-payments/page-calls.ts';
import { PaymentRefused } from '../ports/payment-gateway.ts';
import type { RovpayPort } from '../ports/rovpay.ts';
import {
  parseRovpayAccount,
  ROVPAY_ACCOUNT_PATH,
  ROVPAY_CLAIM_PATH,
  ROVPAY_PARTY,
  rovpayAccountMessage,
  rovpayClaimMessage,
} from './messages.ts';

/** The adapter for the sandbox's Rovpay. */
export function createSandboxRovpay(options: PagePaymentOptions): RovpayPort {
  const calls = createPageCalls(ROVPAY_PARTY, options);
  return {
    async openAccount({ siteId, ...request }) {
      const message = rovpayAccountMessage(request);
      return readAnswer(await calls.send(siteId, ROVPAY_ACCOUNT_PATH, message), parseRovpayAccount);
    },
    async claim({ siteId, ...claim }) {
      const { status } = await calls.send(siteId, ROVPAY_CLAIM_PATH, rovpayClaimMessage(claim));
      if (status !== 200) throw new PaymentRefused(`the claim was answered with ${status}`);
    },
  };
}
