import type { Brand } from '@baize/brand';
import { withDeadline } from '@baize/clock';
import { type WalletDialect, walletPath } from '@baize/providers';
import { runWalletCommands, type Services, type WalletContext } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from '../observation/create-metrics.ts';
import { callbackRequest, refuseCallback, sendCallbackReply } from './callback-request.ts';
import { keepRawBody } from './keep-raw-body.ts';

export interface WalletDeps {
  readonly services: Services;
  readonly brands: readonly Brand[];
  readonly metrics: Pick<Metrics, 'countBooking'>;
}

/** One call of one provider. */
interface WalletCall {
  readonly provider: string;
  readonly call: string;
  readonly wallet: WalletDialect;
}

/** Providers give up after 4 s at the earliest, so they still receive the reply that nothing was decided. */
const DEADLINE_MS = 2_000;

/** Wallet routes of all providers of games, sports and poker, each in its own dialect. */
export async function registerWallets(app: FastifyInstance, deps: WalletDeps): Promise<void> {
  await app.register(async (scope) => {
    keepRawBody(scope);
    for (const { name, games, sportsbook, poker } of deps.services.providers.all) {
      const wallet = games?.wallet ?? sportsbook?.wallet ?? poker?.wallet;
      for (const call of wallet?.calls ?? []) {
        if (!wallet) continue;
        const walletCall = { provider: name, call, wallet };
        const brand = wallet.namesBrandInPath ? '/:brand' : '';
        scope.post(`${walletPath(name)}${brand}/${call}`, (request, reply) =>
          answer(deps, walletCall, request, reply),
        );
      }
    }
  });
}

async function answer(
  deps: WalletDeps,
  { provider, call, wallet }: WalletCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { services, brands, metrics } = deps;
  const reading = wallet.read(call, callbackRequest(request));
  if (!reading.ok) {
    metrics.countBooking({ provider, call, status: reading.status });
    return refuseCallback(request, reply, reading);
  }
  const { siteId } = reading;
  if (!brands.some((brand) => brand.siteId === siteId))
    return refuseCallback(request, reply, { reason: 'no such brand', reply: reading.foreign() });
  try {
    const results = await withDeadline(
      () =>
        runWalletCommands(walletContext(services, siteId, provider), reading.commands, reading.needsCurrency),
      DEADLINE_MS,
    );
    const status = results.at(-1)?.outcome ?? 'ok';
    metrics.countBooking({ provider, call, status });
    if (status === 'mismatch')
      request.log.error({ provider, call, siteId }, 'a provider sent a known transaction with other content');
    return await sendCallbackReply(reply, reading.format(results));
  } catch (error) {
    // Undecided: the provider retries, and the ledger repeats its answer if it did book.
    request.log.error({ err: error, provider, call }, 'a wallet call was not decided');
    metrics.countBooking({ provider, call, status: 'undecided' });
    return sendCallbackReply(reply, reading.undecided());
  }
}

function walletContext(services: Services, siteId: number, provider: string): WalletContext {
  const { ledger } = services;
  return { ...services, siteId, provider, within: (transaction) => ledger.within(transaction) };
}
