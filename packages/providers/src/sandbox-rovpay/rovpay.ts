import { readAnswer, requireAccepted } from '../client/gateway-calls.ts';
import { type PagePaymentOptions, postSigned } from '../page-payments/page-payments.ts';
import type { RovpayPort } from '../ports/rovpay.ts';
import {
  ROVPAY_ACCOUNT_PATH,
  ROVPAY_CLAIM_PATH,
  ROVPAY_PARTY,
  rovpayAccount,
  rovpayAccountMessage,
  rovpayClaimMessage,
} from './messages.ts';

/** The payment or its token is unknown, or the message is wrong. */
const CLAIM_REFUSALS = [404, 422];

/** The adapter for the sandbox's Rovpay. */
export function createSandboxRovpay(options: PagePaymentOptions): RovpayPort {
  const post = (siteId: number, path: string, message: object) =>
    postSigned(options, { party: ROVPAY_PARTY, siteId, path, message });
  return {
    async openAccount({ siteId, ...request }) {
      const answer = await post(siteId, ROVPAY_ACCOUNT_PATH, rovpayAccountMessage(request));
      return readAnswer(rovpayAccount, requireAccepted(answer));
    },
    async claim({ siteId, ...claim }) {
      const answer = await post(siteId, ROVPAY_CLAIM_PATH, rovpayClaimMessage(claim));
      requireAccepted(answer, ({ status }) => CLAIM_REFUSALS.includes(status));
    },
  };
}
