import type { CallKey, WireReply } from '@baize/contract';
import { useState } from 'react';

import type { CallRequest } from '../../call/call-request.ts';
import { failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReloadBonuses } from './reward-queries.ts';

type RewardCall = Extract<CallKey, `POST /account/bonuses/${string}` | 'POST /account/claim-freespin'>;

/** Sends one change at a time and says what came of it; a refusal stays where it was made. */
export function useRewardAction() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadBonuses();
  const [pending, setPending] = useState<RewardCall>();
  const [problem, setProblem] = useState<string>();

  /** @returns whether it was done */
  async function send<Key extends RewardCall>(key: Key, request: CallRequest<Key>): Promise<boolean> {
    setPending(key);
    setProblem(undefined);
    try {
      const reply: WireReply<RewardCall> = await call(key, request);
      await reload();
      alert.show({ kind: 'success', text: 'message' in reply ? reply.message : reply.data.message });
      return true;
    } catch (failure) {
      setProblem(failureText(failure, t('site_unknown_error')));
      // What was read may be out of date.
      void reload();
      return false;
    } finally {
      setPending(undefined);
    }
  }

  return { send, pending, problem, clearProblem: () => setProblem(undefined) };
}
