import type { Query, Reply } from '@baize/contract';
import type { LimitAction, LimitDecision } from '@baize/ledger';

import type { PlayerContext } from '../context.ts';
import { minutesOf } from './minutes-of.ts';

const SHOWN = 100;

export const actionNames = {
  set: 'set',
  raiseRequested: 'raise_requested',
  removalRequested: 'removal_requested',
  calledOff: 'called_off',
} as const satisfies Record<LimitAction, string>;

type Entry = Reply<'GET /account/limit-trail'>['data'][number];

/** What a player decided about limits, reality checks and exclusions, or what before one of these decisions. */
export async function limitTrail(
  { ledger, player }: PlayerContext,
  { before }: Query<'GET /account/limit-trail'>,
): Promise<Reply<'GET /account/limit-trail'>> {
  const of = { siteId: player.siteId, playerId: player.id };
  const decisions = await ledger.limitTrail({ ...of, before, limit: SHOWN + 1 });
  return {
    success: true,
    data: decisions.slice(0, SHOWN).map(describe),
    has_more: decisions.length > SHOWN,
  };
}

function describe(decision: LimitDecision): Entry {
  const { id, changedAt: changed_at, effectiveAt: effective_at } = decision;
  const entry = { id, changed_at, effective_at };
  switch (decision.type) {
    case 'limit': {
      const { kind, period, from, to } = decision;
      const action = actionNames[decision.action];
      if (kind !== 'time')
        return { ...entry, type: 'amount', kind, period, action, from: from ?? null, to: to ?? null };
      return {
        ...entry,
        type: 'minutes',
        kind,
        period,
        action,
        from: from === undefined ? null : minutesOf(from),
        to: to === undefined ? null : minutesOf(to),
      };
    }
    case 'realityCheck':
      return { ...entry, type: 'reality_check', from: decision.from ?? null, to: decision.to ?? null };
    case 'exclusion':
      return { ...entry, type: 'exclusion', code: decision.code, ends_at: decision.endsAt };
    case 'return':
      return { ...entry, type: 'return', opens_at: effective_at };
    case 'review':
      return { ...entry, type: 'review', outcome: decision.outcome };
  }
}
