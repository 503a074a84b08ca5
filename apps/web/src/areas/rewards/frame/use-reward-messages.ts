import type { CallKey } from '@baize/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useNavigate } from '../../../router/index.ts';
import { parseRewardMessage } from './reward-message.ts';
import type { RewardFrameState } from './use-reward-frame.ts';

/** What shows offers and points, for which a reward is news. */
const offerCalls: ReadonlySet<unknown> = new Set<CallKey>([
  'GET /account/bonuses',
  'GET /account/available-freespin',
  'GET /account/bonus-history',
  'GET /account/free-spin-history',
  'GET /account/loyalty',
]);

interface RewardMessages {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  /** That messages must have; undefined while there is no frame. */
  readonly origin: string | undefined;
  readonly state: RewardFrameState;
  onReady(): void;
}

/** Listens to the frame. Only its own document is heard, from the origin that it must have, in words that are known. */
export function useRewardMessages({ frame, origin, state, onReady }: RewardMessages): void {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const receive = useEffectEvent((event: MessageEvent<unknown>) => {
    if (event.origin !== origin || event.source !== frame.current?.contentWindow) return;
    const message = parseRewardMessage(event.data);
    if (message === 'rewards:ready') onReady();
    if (message === 'rewards:granted')
      void queries.invalidateQueries({ predicate: ({ queryKey: [call] }) => offerCalls.has(call) });
    if (message === 'rewards:bonuses') void navigate(paths.playerBonuses);
    if (message === 'rewards:renew') state.renew();
  });
  useEffect(() => {
    if (origin === undefined) return;
    const listen = (event: MessageEvent<unknown>) => receive(event);
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
}
