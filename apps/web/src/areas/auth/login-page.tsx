import { useEffect, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { lateView } from '../../app/late-view.tsx';
import { useSession } from '../../call/index.ts';
import { PartFailure } from '../../frame/part-failure.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import type { SmsStep } from './sms-code-form.tsx';

const SmsCodeDialog = lateView('SmsCodeDialog', () => import('./sms-code-dialog.tsx'));

/** Why the session ended. The text follows the element, because a region that appears with its text is often not read. */
function SessionEndNote() {
  const t = useMessages();
  const { end } = useSession();
  const [text, setText] = useState('');
  useEffect(() => {
    if (!end) setText('');
    else if (end.by === 'other-tab') setText(t('auth_ended_in_other_tab'));
    else setText(end.message ?? t(end.by === 'exclusion' ? 'auth_ended_by_exclusion' : 'auth_session_ended'));
  }, [end, t]);
  return (
    <p role="status" className={text ? 'session-end' : 'visually-hidden'}>
      {text}
    </p>
  );
}

/** Sign-in as a page, the target of members' links; the layout navigates on after it. */
export function LoginPage() {
  const t = useMessages();
  const [smsStep, setSmsStep] = useState<SmsStep>();
  // Somebody who has just closed the account is not invited back, nor to open another one.
  const isExcluded = useSession().end?.by === 'exclusion';
  return (
    <AuthFrame>
      <header className="grid gap-1">
        <h1>{t(isExcluded ? 'auth_login_title' : 'auth_login_welcome')}</h1>
        {!isExcluded && <p className="text-ink-2">{t('auth_login_lead')}</p>}
      </header>
      <SessionEndNote />
      <LoginForm onSmsStep={setSmsStep} focusFirst />
      {smsStep && <SmsCodeDialog step={smsStep} onClose={() => setSmsStep(undefined)} failed={PartFailure} />}
      {!isExcluded && (
        <p className="auth-other-way">
          {t('auth_no_account')}
          <Link href={paths.register}>{t('auth_register_action')}</Link>
        </p>
      )}
    </AuthFrame>
  );
}
