import { Button, ButtonLink } from '@baize/ui';
import { useState } from 'react';

import { tokenAddress, tokenOf } from '../../addresses/link-token.ts';
import * as paths from '../../addresses/paths.ts';
import { resetPasswordPath } from '../../addresses/reset-password-address.ts';
import { CallFailure, failureText, useAlert, useCall, useIsPlayer, useSession } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RecoveryState } from './recovery-state.tsx';

/**
 * Restores a contact by the link that was sent to it. It takes a press, since programs that check e-mails open links;
 * then the player sets a new password.
 */
export function UndoContactPage() {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const navigate = useNavigate();
  const isPlayer = useIsPlayer();
  const { signOut } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();

  async function undo() {
    setBusy(true);
    try {
      const { message, token } = await call('POST /undo-contact-change', {
        body: { token: tokenOf(location) },
      });
      if (isPlayer) signOut();
      alert.show({ kind: 'success', text: message });
      await navigate(tokenAddress(resetPasswordPath, token));
    } catch (failure) {
      const text = failureText(failure, t('site_unknown_error'));
      if (failure instanceof CallFailure && failure.error.startsWith('undo_')) setRefusal(text);
      else alert.show({ kind: 'error', text });
      setBusy(false);
    }
  }

  return (
    <AuthFrame>
      {refusal === undefined ? (
        <>
          <header className="grid gap-1">
            <h1>{t('auth_undo_title')}</h1>
            <p className="text-ink-2">{t('auth_undo_lead')}</p>
          </header>
          <Button size="large" wide loading={isBusy} onClick={() => void undo()}>
            {t('auth_undo_action')}
          </Button>
        </>
      ) : (
        <RecoveryState icon="circle-alert" isFailure title={t('auth_undo_failed')} text={refusal}>
          <ButtonLink href={paths.forgotPassword} linkAs={Link} size="large" wide>
            {t('auth_reset_failed_action')}
          </ButtonLink>
        </RecoveryState>
      )}
    </AuthFrame>
  );
}
