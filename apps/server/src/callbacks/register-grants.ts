import type { Brand } from '@baize/brand';
import {
  grantPath,
  parsePlayerId,
  type GrantResult,
  type RewardGrant,
  type RewardsPort,
} from '@baize/providers';
import { grantReward, type Services } from '@baize/services';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { callbackRequest, refuseCallback, sendCallbackReply } from './callback-request.ts';
import { keepRawBody } from './keep-raw-body.ts';

export interface GrantDeps {
  readonly services: Services;
  readonly brands: readonly Brand[];
}

/** Routes for what partners grant to players, each in its own dialect. */
export async function registerGrants(app: FastifyInstance, deps: GrantDeps): Promise<void> {
  await app.register(async (scope) => {
    keepRawBody(scope);
    for (const { name, rewards } of deps.services.providers.all) {
      if (!rewards) continue;
      scope.post(grantPath(name), (request, reply) => answer(deps, { name, rewards }, request, reply));
    }
  });
}

async function answer(
  { services, brands }: GrantDeps,
  { name, rewards }: { readonly name: string; readonly rewards: RewardsPort },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const reading = rewards.readGrant(callbackRequest(request));
  if (!reading.ok) return refuseCallback(request, reply, reading);
  const { siteId, grant } = reading;
  if (!brands.some((brand) => brand.siteId === siteId))
    return refuseCallback(request, reply, { reason: 'no such brand', reply: reading.foreign() });
  try {
    const result = await makeGrant(services, { siteId, provider: name, grant });
    const facts = { result, provider: name, siteId, ...grant };
    if (grant.reward.kind === 'check')
      request.log.info(facts, 'a partner asked whether a player may take part');
    else if (result === 'granted' || result === 'repeated')
      request.log.info(facts, 'a partner granted a reward');
    else request.log.warn(facts, 'a reward of a partner was not granted');
    return await sendCallbackReply(reply, reading.format(result));
  } catch (error) {
    // Undecided: the partner retries, and what was granted is not granted again.
    request.log.error({ err: error, provider: name }, 'a reward of a partner was not decided');
    return sendCallbackReply(reply, reading.undecided());
  }
}

async function makeGrant(
  services: Services,
  { siteId, provider, grant }: { siteId: number; provider: string; grant: RewardGrant },
): Promise<GrantResult> {
  const { grantId, player, reward } = grant;
  const playerId = parsePlayerId(player, siteId);
  if (playerId === undefined) return 'unknownPlayer';
  return grantReward(services, { siteId, playerId, provider, grantId, reward });
}
