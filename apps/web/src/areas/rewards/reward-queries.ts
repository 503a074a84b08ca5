import type { WireReply } from '@baize/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

import { useApp } from '../../app/app.ts';
import { callQuery, concerns, useAccountEvents, useSession } from '../../call/index.ts';

export type Bonuses = WireReply<'GET /account/bonuses'>['data'];
export type OfferedBonus = Bonuses['offers'][number];
export type ActiveBonus = NonNullable<Bonuses['active']>;
export type FreeSpins = Bonuses['free_spins'][number];
export type Loyalty = WireReply<'GET /account/loyalty'>['data'];
export type BonusStep = WireReply<'GET /account/bonus-steps'>['data']['data'][number];

const concerned = [
  'GET /account/bonuses',
  'GET /account/bonus-history',
  'GET /account/bonus-steps',
  'GET /account/available-freespin',
  'GET /account/free-spin-history',
  'GET /play/bonus',
  'GET /account/withdrawal-state',
];

/** Fetches what a change of bonuses concerns again, and resolves once it is shown. */
export function useReloadBonuses(): () => Promise<unknown> {
  const queries = useQueryClient();
  const { refreshProfile } = useSession();
  return useCallback(() => {
    void refreshProfile();
    return Promise.all(concerned.map((key) => queries.invalidateQueries({ queryKey: [key] })));
  }, [queries, refreshProfile]);
}

/** Offers, the active bonus and free rounds; again after every booking, which may be a bet of another page. */
export function useBonuses() {
  const bonuses = useQuery({ ...callQuery(useApp(), 'GET /account/bonuses'), staleTime: 0 });
  const { refetch } = bonuses;
  const queries = useQueryClient();
  useAccountEvents((event) => {
    if (!concerns(event, 'balance')) return;
    void refetch();
    void queries.invalidateQueries({ queryKey: ['GET /account/bonus-steps'] });
  });
  return bonuses;
}

/** How the bets of a bonus counted. */
export function useBonusSteps(awardId: number, page: number) {
  return useQuery({
    ...callQuery(useApp(), 'GET /account/bonus-steps', { query: { award_id: awardId, page } }),
    staleTime: 0,
  });
}
