import { refuseMessage } from '../ports/callback.ts';
import type { EnvoyPage, EnvoyPort } from '../ports/envoy.ts';
import { type GameProviderPort, GameProviderUnavailable } from '../ports/game-provider.ts';
import {
  MAX_REFERENCE_LENGTH,
  type NoticeDialect,
  type NoticeReading,
  type PaymentNotice,
  type PaymentReport,
} from '../ports/notice-dialect.ts';
import { type PaymentGatewayPort, PaymentGatewayUnavailable } from '../ports/payment-gateway.ts';
import type { RewardsPort } from '../ports/rewards.ts';
import type { RovpayPort } from '../ports/rovpay.ts';
import { type SportsbookPort, SportsbookUnavailable } from '../ports/sportsbook.ts';
import type { ProviderPorts } from './provider.ts';

/**
 * Checks what adapters reply. The page of a payment must be of the provider's `pageOrigins` and that of a game or a book of
 * its `frameOrigins`, so that a hijacked reply cannot send players elsewhere; a payment's reference must have a length that
 * can be stored. See docs/decisions/036-one-folder-a-gateway.md and 045-launches.md.
 */
export function checkReplies(ports: ProviderPorts): ProviderPorts {
  const { games, sportsbook, payments, rewards, rovpay, envoy, pageOrigins = [], frameOrigins = [] } = ports;
  return {
    ...ports,
    ...(games && { games: checkGames(games, frameOrigins) }),
    ...(sportsbook && { sportsbook: checkSportsbook(sportsbook, frameOrigins) }),
    ...(payments && { payments: checkPayments(payments, pageOrigins) }),
    ...(rewards && { rewards: checkRewards(rewards, frameOrigins) }),
    ...(rovpay && { rovpay: checkRovpay(rovpay, pageOrigins) }),
    ...(envoy && { envoy: checkEnvoy(envoy, pageOrigins) }),
  };
}

type Origins = readonly string[];

function checkGames({ createLaunch, wallet }: GameProviderPort, origins: Origins): GameProviderPort {
  return {
    wallet,
    async createLaunch(request) {
      const launch = await createLaunch(request);
      const { url, scriptHost } = launch;
      if (!isPageOf(scriptHost ?? url, origins))
        throw new GameProviderUnavailable('unreadable response: its page is not one of this provider');
      return launch;
    },
  };
}

function checkSportsbook({ open, wallet }: SportsbookPort, origins: Origins): SportsbookPort {
  return {
    wallet,
    async open(request) {
      const page = await open(request);
      if (!isPageOf(page.kind === 'script' ? page.scriptHost : page.url, origins))
        throw new SportsbookUnavailable('unreadable response: its page is not one of this provider');
      return page;
    },
  };
}

function checkRewards(port: RewardsPort, origins: Origins): RewardsPort {
  return {
    readGrant: (request) => port.readGrant(request),
    signAddress(request) {
      // Only its own pages may have a player's values with its signature.
      if (!isPageOf(request.address, origins))
        throw new RangeError('the address of a page is not one of this provider');
      return port.signAddress(request);
    },
  };
}

function checkPayments(port: PaymentGatewayPort, origins: Origins): PaymentGatewayPort {
  const { failureEnds, findPayment, refund, payouts, statement } = port;
  const readFailure = <Report extends PaymentReport | undefined>(report: Report): Report =>
    failureEnds === 'attempt' ? asDeclined(report) : report;
  return {
    failureEnds,
    notices: checkNotices(port.notices, readFailure),
    createPayment: async (request) => checkPage(await port.createPayment(request), origins),
    ...(findPayment && { findPayment: async (key) => checkReport(readFailure(await findPayment(key))) }),
    ...(refund && { refund: async (request) => checkReport(await refund(request)) }),
    ...(payouts && {
      payouts: {
        createPayout: async (request) => checkReport(await payouts.createPayout(request)),
        findPayout: async (key) => checkReport(await payouts.findPayout(key)),
      },
    }),
    ...(statement && { statement }),
  };
}

function checkRovpay(port: RovpayPort, origins: Origins): RovpayPort {
  return {
    async openAccount(request) {
      const account = await port.openAccount(request);
      // The code may be of any text, but our page makes an address a link.
      if (URL.canParse(account.barcode)) requireAddress(account.barcode, origins);
      return checkReport(account);
    },
    claim: (claim) => port.claim(claim),
  };
}

function checkEnvoy(port: EnvoyPort, origins: Origins): EnvoyPort {
  return {
    listBanks: (siteId) => port.listBanks(siteId),
    listOffers: (siteId, bank) => port.listOffers(siteId, bank),
    takeOffer: async (request, offer) => checkPage(await port.takeOffer(request, offer), origins),
    openQr: async (request, bank) => checkPage(await port.openQr(request, bank), origins),
  };
}

function checkPage<Page extends EnvoyPage>(page: Page, origins: Origins): Page {
  requireAddress(page.url, origins);
  return checkReport(page);
}

function isPageOf(address: string, origins: Origins): boolean {
  const url = URL.parse(address);
  // Not its `origin`, which an address such as blob:https://… shares with the one inside it.
  return url !== null && origins.includes(`${url.protocol}//${url.host}`);
}

function requireAddress(address: string, origins: Origins): void {
  if (!isPageOf(address, origins))
    throw new PaymentGatewayUnavailable('unreadable response: its page is not one of this gateway');
}

function checkReport<Reply extends Pick<PaymentReport, 'providerRef'> | undefined>(reply: Reply): Reply {
  if (reply && !isStorable(reply.providerRef))
    throw new PaymentGatewayUnavailable('unreadable response: its reference is not one');
  return reply;
}

function isStorable({ length }: string): boolean {
  return length > 0 && length <= MAX_REFERENCE_LENGTH;
}

/** A payment whose try failed can still be made. */
function asDeclined<Report extends PaymentReport | undefined>(report: Report): Report {
  const isTry = report?.subject === 'payment' && report.state === 'failed';
  return isTry ? { ...report, state: 'declined' } : report;
}

function checkNotices(
  dialect: NoticeDialect,
  readFailure: (notice: PaymentNotice) => PaymentNotice,
): NoticeDialect {
  return {
    async read(request) {
      const reading = checkNotice(await dialect.read(request));
      return reading.ok === true ? { ...reading, notice: readFailure(reading.notice) } : reading;
    },
  };
}

/** A repeat would not help, so the reply is that to a notice that contradicts its payment. */
function checkNotice(reading: NoticeReading): NoticeReading {
  if (reading.ok !== true || isStorable(reading.notice.providerRef)) return reading;
  const problem = { field: 'providerRef', expected: `a text of 1 to ${MAX_REFERENCE_LENGTH} characters` };
  return refuseMessage(problem, 'INVALID', reading.format({ result: 'mismatch', replayed: false }));
}
