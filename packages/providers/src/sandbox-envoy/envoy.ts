import { createPageCalls, type PagePaymentOptions, readAnswer } from '../page-payments/page-calls.ts';
import { EnvoyBankClosed, EnvoyOfferTaken, type EnvoyPage, type EnvoyPort } from '../ports/envoy.ts';
import type { PaymentRequest } from '../ports/payment-gateway.ts';
import {
  ENVOY_BANKS_PATH,
  ENVOY_OFFERS_PATH,
  ENVOY_PARTY,
  ENVOY_PAYMENTS_PATH,
  envoyPaymentMessage,
  parseEnvoyBanks,
  parseEnvoyOffers,
  parseEnvoyPage,
} from './messages.ts';

const NOT_FOUND = 404;
/** The offer is taken, or the bank takes no QR payments. */
const CONFLICT = 409;

/** The adapter for the sandbox's Envoy. */
export function createSandboxEnvoy(options: PagePaymentOptions): EnvoyPort {
  const calls = createPageCalls(ENVOY_PARTY, options);

  async function open(
    { siteId, ...request }: PaymentRequest,
    choice: { bank: string; refCode: string | null },
    Conflict: new (message: string) => Error,
  ): Promise<EnvoyPage> {
    const message = envoyPaymentMessage({ ...request, ...choice });
    const answer = await calls.send(siteId, ENVOY_PAYMENTS_PATH, message);
    if (answer.status === CONFLICT) throw new Conflict(answer.body.slice(0, 300));
    return readAnswer(answer, parseEnvoyPage);
  }

  return {
    async listBanks(siteId) {
      return readAnswer(await calls.send(siteId, ENVOY_BANKS_PATH, {}), parseEnvoyBanks).banks;
    },
    async listOffers(siteId, bank) {
      const answer = await calls.send(siteId, ENVOY_OFFERS_PATH, { bank });
      return answer.status === NOT_FOUND ? undefined : readAnswer(answer, parseEnvoyOffers).offers;
    },
    takeOffer: (request, offer) => open(request, offer, EnvoyOfferTaken),
    openQr: (request, bank) => open(request, { bank, refCode: null }, EnvoyBankClosed),
  };
}
