import { useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { lateView } from '../../app/late-view.tsx';
import { PartFailure } from '../../frame/part-failure.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import type { SmsStep } from './sms-code-form.tsx';

const SmsCodeDialog = lateView('SmsCodeDialog', () => import('./sms-code-dialog.tsx'));

/** Sign-in as a page, the target of members' links; the layout navigates on after it. */
export function LoginPage() {
  const t = useMessages();
  const [smsStep, setSmsStep] = useState<SmsStep>();
  return (
    <AuthFrame>
      <header className="grid gap-1">
        <h1>{t('auth_login_welcome')}</h1>
        <p className="text-ink-2">{t('auth_login_lead')}</p>
      </header>
      <LoginForm onSmsStep={setSmsStep} focusFirst />
      {smsStep && (
        <SmsCodeDialog
          step={smsStep}
          onClose={() => setSmsStep(undefined)}
          failed={(retry) => <PartFailure onRetry={retry} />}
        />
      )}
      <p className="auth-other-way">
        {t('auth_no_account')}
        <Link href={paths.register}>{t('auth_register_action')}</Link>
      </p>
    </AuthFrame>
  );
}
