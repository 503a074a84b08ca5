import { useState } from 'react';

import { failureText, useAlert, useCall, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useProof } from './security/use-proof.tsx';
import { SwitchRow } from './switch-row.tsx';

/**
 * The switch for sign-in codes by SMS. It changes at once and reverts if the server refuses, or if the player cancels the
 * proof that switching off asks for.
 */
export function SmsSignInSwitch() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const { user, refreshProfile } = useSession();
  const { withProof, dialog } = useProof();
  const [pending, setPending] = useState<boolean>();
  if (!user) return null;
  const canChoose = user.user_detail.phone_verification === 1;
  const isOn = pending ?? user.sms_verification_status === 1;

  async function choose(next: boolean) {
    setPending(next);
    try {
      const body = { type: 'sms', verified: next ? 1 : 0 } as const;
      await withProof(async () => {
        const { data } = await call('POST /toggle-verification', { body });
        await refreshProfile();
        alert.show({ kind: 'success', text: data.message });
      });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    } finally {
      setPending(undefined);
    }
  }

  const state = isOn ? 'auth_sms_sign_in_on' : 'auth_sms_sign_in_off';
  return (
    <>
      <SwitchRow
        label={t('auth_sms_sign_in')}
        text={t(canChoose || isOn ? state : 'auth_sms_sign_in_needs_phone')}
        isOn={isOn}
        isBusy={pending !== undefined}
        disabled={!canChoose && !isOn}
        onChange={(next) => void choose(next)}
      />
      {dialog}
    </>
  );
}
