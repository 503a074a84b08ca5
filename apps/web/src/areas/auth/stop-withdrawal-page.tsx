import type { WireReply } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Money } from '@baize/ui';
import { useState } from 'react';

import { tokenOf } from '../../addresses/link-token.ts';
import * as paths from '../../addresses/paths.ts';
import { stopAddress, type StopInput } from '../../addresses/stop-withdrawal-address.ts';
import { failureText, useAlert, useCall, useIsPlayer, useSession } from '../../call/index.ts';
import { useLoginPopup } from '../../frame/login-popup.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RecoveryState } from './recovery-state.tsx';
import { useDayText } from './security/use-day-text.ts';
import { useStoppable } from './use-stoppable.ts';

/** Stops a withdrawal of somebody else. It takes a press, since programs that check e-mails open links. */
export function StopWithdrawalPage({ input }: { input: StopInput }) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const isPlayer = useIsPlayer();
  const askToSignIn = useLoginPopup();
  const { signOut } = useSession();
  const money = useMoneyFormat();
  const { momentOf } = useDayText();
  const [isBusy, setBusy] = useState(false);
  const { withdrawal, refusal, refuse } = useStoppable(input);
  const [done, setDone] = useState<WireReply<'POST /stop-withdrawal'>>();

  async function stop() {
    setBusy(true);
    try {
      const reply =
        input === 'link'
          ? await call('POST /stop-withdrawal', { body: { token: tokenOf(location) } })
          : await call('POST /account/withdrawals/{id}/stop', { params: { id: input.withdrawalId } });
      if (isPlayer) signOut();
      setDone(reply);
    } catch (failure) {
      if (!refuse(failure))
        alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
      setBusy(false);
    }
  }

  const wayOn = (
    <ButtonLink href={paths.forgotPassword} linkAs={Link} size="large" wide>
      {t('auth_alarm_password')}
    </ButtonLink>
  );
  if (refusal !== undefined)
    return (
      <AuthFrame>
        <RecoveryState icon="circle-alert" isFailure title={t('auth_alarm_failed')} text={refusal}>
          {wayOn}
        </RecoveryState>
      </AuthFrame>
    );
  const isLate = done?.outcome === 'late';
  if (done)
    return (
      <AuthFrame>
        <RecoveryState
          icon={isLate ? 'circle-alert' : 'shield-check'}
          isFailure={isLate}
          title={t(isLate ? 'auth_alarm_late' : 'auth_alarm_done')}
          text={done.message}
        >
          {wayOn}
        </RecoveryState>
      </AuthFrame>
    );
  return (
    <AuthFrame>
      <header className="grid gap-1">
        <h1>{t('auth_alarm_title')}</h1>
        {withdrawal && (
          <p className="mt-1 mb-4 grid">
            <Money
              className="text-22 font-semibold"
              text={money.exact(parseWire(withdrawal.amount), withdrawal.currency)}
              tone="plain"
            />
            <span>
              {t('auth_alarm_which', {
                method: withdrawal.payment.name,
                time: momentOf(withdrawal.created_at),
              })}
            </span>
          </p>
        )}
        <p className="text-ink-2">{t('auth_alarm_lead')}</p>
      </header>
      {input !== 'link' && !isPlayer ? (
        <Button size="large" wide onClick={() => askToSignIn(stopAddress(input.withdrawalId))}>
          {t('auth_alarm_sign_in')}
        </Button>
      ) : (
        <Button size="large" wide loading={isBusy} onClick={() => void stop()}>
          {t('auth_alarm_action')}
        </Button>
      )}
    </AuthFrame>
  );
}
