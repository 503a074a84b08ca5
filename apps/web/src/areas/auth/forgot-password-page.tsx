import { Button, ButtonLink } from '@baize/ui';
import { useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { RecoveryState } from './recovery-state.tsx';

export function ForgotPasswordPage() {
  const t = useMessages();
  const [answer, setAnswer] = useState<string>();
  if (answer !== undefined) {
    return (
      <AuthFrame>
        <RecoveryState icon="mail" title={t('auth_forgot_sent_title')} text={answer}>
          <p className="text-ink-2">{t('auth_forgot_sent_note')}</p>
          <ButtonLink href={paths.login} linkAs={Link} size="large" wide>
            {t('auth_register_done_action')}
          </ButtonLink>
          <Button variant="quiet" wide onClick={() => setAnswer(undefined)}>
            {t('auth_forgot_again')}
          </Button>
        </RecoveryState>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame>
      <header className="grid gap-1">
        <h1>{t('auth_forgot_title')}</h1>
        <p className="text-ink-2">{t('auth_forgot_lead')}</p>
      </header>
      <ForgotPasswordForm onSent={setAnswer} />
      <p className="auth-other-way">
        {t('auth_forgot_remembered')}
        <Link href={paths.login}>{t('auth_login_action')}</Link>
      </p>
    </AuthFrame>
  );
}
