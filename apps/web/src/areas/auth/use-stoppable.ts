import type { WireReply } from '@baize/contract';
import { useEffect, useEffectEvent, useState } from 'react';

import { tokenOf } from '../../addresses/link-token.ts';
import type { StopInput } from '../../addresses/stop-withdrawal-address.ts';
import { CallFailure, failureText, useCall, useIsPlayer } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** After these trying again cannot help. */
const refusals: readonly string[] = ['alarm_link_invalid', 'data_not_found'];

type Stoppable = Pick<
  NonNullable<WireReply<'POST /stop-withdrawal/show'>['data']>,
  'amount' | 'payment' | 'created_at'
> & {
  readonly currency?: number;
};

/**
 * The withdrawal that the page stops, and why it cannot. If it cannot be read for another reason, such as a lost connection, it
 * can still be stopped.
 */
export function useStoppable(input: StopInput) {
  const t = useMessages();
  const call = useCall();
  const isPlayer = useIsPlayer();
  const [withdrawal, setWithdrawal] = useState<Stoppable>();
  const [refusal, setRefusal] = useState<string>();

  /** @returns whether it was one that stays */
  function refuse(failure: unknown): boolean {
    if (!(failure instanceof CallFailure) || !refusals.includes(failure.error)) return false;
    setRefusal(failureText(failure, t('site_unknown_error')));
    return true;
  }

  const onFailure = useEffectEvent(refuse);
  const onRead = useEffectEvent((data: Stoppable | null) => {
    if (data) setWithdrawal(data);
    else setRefusal(t('auth_alarm_void'));
  });
  const id = input === 'link' ? undefined : input.withdrawalId;
  const mayRead = id === undefined || isPlayer;
  useEffect(() => {
    if (!mayRead) return undefined;
    let isWanted = true;
    const read =
      id === undefined
        ? call('POST /stop-withdrawal/show', { body: { token: tokenOf(location) } })
        : call('GET /account/transactions/{id}', { params: { id } });
    read.then(
      ({ data }) => isWanted && onRead(data),
      (failure: unknown) => isWanted && onFailure(failure),
    );
    return () => {
      isWanted = false;
    };
  }, [call, id, mayRead]);

  return { withdrawal, refusal, refuse };
}
