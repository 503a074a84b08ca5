import type { Brand } from '@baize/brand';
import {
  type KeyRing,
  parseWalletMessage,
  STUDIO_PARTY,
  WALLET_CALLBACK_PATH,
  WALLET_CALLS,
  type WalletCall,
  type WalletReply,
} from '@baize/providers';
import type { Services, WalletContext } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import type { Metrics } from '../../../observation/create-metrics.ts';
import { checkSignature, refuseSignature } from '../../check-signature.ts';
import { keepRawBody, rawBodyOf } from '../../keep-raw-body.ts';
import { walletCalls } from './wallet-calls.ts';

export interface WalletDeps {
  readonly services: Services;
  readonly brands: readonly Brand[];
  readonly keys: KeyRing;
  readonly metrics: Metrics;
}

/** Studios give up after 4 s at the earliest; by then they know that nothing was decided. */
const DEADLINE_MS = 2_000;
const UNDECIDED = { status: 'UNDECIDED' } as const;

/** The studio's seamless wallet: one address a call, decided answers with HTTP 200 and a status. */
export async function registerWallet(app: FastifyInstance, deps: WalletDeps): Promise<void> {
  await app.register(async (scope) => {
    keepRawBody(scope);
    for (const call of WALLET_CALLS) {
      scope.post(`${WALLET_CALLBACK_PATH}/${call}`, (request, reply) => answer(deps, call, request, reply));
    }
  });
}

async function answer(
  deps: WalletDeps,
  call: WalletCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const check = checkSignature(request, deps.keys, deps.services.clock);
  if (!check.ok) return refuseSignature(request, reply, check);
  const { party, siteId } = check.key;
  const isOurs = party === STUDIO_PARTY && deps.brands.some((brand) => brand.siteId === siteId);
  if (!isOurs) return refuseSignature(request, reply, { ok: false, reason: 'unknownKey', retryable: false });
  try {
    const context: WalletContext = { ...deps.services, siteId, vendor: party };
    const result = await withDeadline(runCall(context, call, rawBodyOf(request)));
    deps.metrics.countBooking(call, result.status);
    if (result.status === 'MISMATCH') request.log.error({ call, siteId }, 'a studio changed a transaction');
    return await reply.header('cache-control', 'no-store').send(result);
  } catch (error) {
    // Not decided: the studio asks again, and the ledger answers the same if it had booked after all.
    request.log.error({ err: error, call }, 'a wallet call was not decided');
    deps.metrics.countBooking(call, 'UNDECIDED');
    return reply.code(503).header('cache-control', 'no-store').send(UNDECIDED);
  }
}

// The parameter ties the message of a call to its handler, which a union would not.
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
async function runCall<Call extends WalletCall>(
  context: WalletContext,
  call: Call,
  rawBody: string,
): Promise<WalletReply> {
  const message = parseWalletMessage(call, rawBody);
  if (!message.ok) return { status: 'INVALID', problem: message.problem };
  return walletCalls[call](context, message.value);
}

async function withDeadline<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not decided within ${DEADLINE_MS} ms`)), DEADLINE_MS);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
