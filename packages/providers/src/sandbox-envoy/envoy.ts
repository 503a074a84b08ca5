import { readAnswer, requireAccepted } from '../client/gateway-calls.ts';
import { type PagePaymentOptions, postSigned } from '../page-payments/page-payments.ts';
import { EnvoyBankClosed, EnvoyOfferTaken, type EnvoyPage, type EnvoyPort } from '../ports/envoy.ts';
import type { PaymentRequest } from '../ports/payment-gateway.ts';
import {
  ENVOY_BANKS_PATH,
  ENVOY_OFFERS_PATH,
  ENVOY_PARTY,
  ENVOY_PAYMENTS_PATH,
  envoyBanks,
  envoyOffers,
  envoyPage,
  envoyPaymentMessage,
} from './messages.ts';

const NOT_FOUND = 404;
/** The offer is taken, or the bank takes no QR payments. */
const CONFLICT = 409;

/** The adapter for the sandbox's Envoy. */
export function createSandboxEnvoy(options: PagePaymentOptions): EnvoyPort {
  const post = (siteId: number, path: string, message: object) =>
    postSigned(options, { party: ENVOY_PARTY, siteId, path, message });

  async function open(
    { siteId, ...request }: PaymentRequest,
    choice: { bank: string; refCode: string | null },
    Conflict: new (message: string) => Error,
  ): Promise<EnvoyPage> {
    const message = envoyPaymentMessage({ ...request, ...choice });
    const answer = await post(siteId, ENVOY_PAYMENTS_PATH, message);
    if (answer.status === CONFLICT) throw new Conflict(answer.body.slice(0, 300));
    return readAnswer(envoyPage, requireAccepted(answer));
  }

  return {
    async listBanks(siteId) {
      const answer = await post(siteId, ENVOY_BANKS_PATH, {});
      return readAnswer(envoyBanks, requireAccepted(answer)).banks;
    },
    async listOffers(siteId, bank) {
      const answer = await post(siteId, ENVOY_OFFERS_PATH, { bank });
      if (answer.status === NOT_FOUND) return undefined;
      return readAnswer(envoyOffers, requireAccepted(answer)).offers;
    },
    takeOffer: (request, offer) => open(request, offer, EnvoyOfferTaken),
    openQr: (request, bank) => open(request, { bank, refCode: null }, EnvoyBankClosed),
  };
}
