import { useEffect, useEffectEvent } from 'react';

import { CallFailure, failureText, useAlert } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useNavigate } from '../../../router/index.ts';

const SERVER_FAULT = 500;

/** After a fault of our server a launch leads to another page, with the message; other failures stay on the page. */
export function useLeaveOnFault(error: Error | null, address: string): void {
  const t = useMessages();
  const alert = useAlert();
  const navigate = useNavigate();
  const leave = useEffectEvent((failure: Error | null) => {
    if (!(failure instanceof CallFailure) || failure.status !== SERVER_FAULT) return;
    alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    void navigate(address, { replace: true });
  });
  useEffect(() => leave(error), [error]);
}

/** The player has no name in the poker room yet. */
const NO_POKER_NAME = 1005;

export function needsPokerName(error: Error | null): boolean {
  return error instanceof CallFailure && error.code === NO_POKER_NAME;
}
