import { Button } from '@baize/ui';
import { useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RecoveryState } from './recovery-state.tsx';

/** Password recovery in the popup. */
export function ForgotPasswordView({ onLogin }: { onLogin: () => void }) {
  const t = useMessages();
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined) {
    return (
      <RecoveryState icon="mail" title={t('auth_forgot_sent_title')} text={answer}>
        <p className="text-ink-2">{t('auth_forgot_sent_note')}</p>
        <Button size="large" wide onClick={onLogin}>
          {t('auth_register_done_action')}
        </Button>
        <Button variant="quiet" wide onClick={() => setAnswer(undefined)}>
          {t('auth_forgot_again')}
        </Button>
      </RecoveryState>
    );
  }
  return (
    <>
      <p className="text-ink-2">{t('auth_forgot_lead')}</p>
      <ForgotPasswordForm onSent={setAnswer} focusFirst />
      <p className="auth-other-way">
        {t('auth_forgot_remembered')}
        <Link
          href={paths.login}
          onClick={(event) => {
            event.preventDefault();
            onLogin();
          }}
        >
          {t('auth_login_action')}
        </Link>
      </p>
    </>
  );
}
