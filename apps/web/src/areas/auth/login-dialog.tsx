import { Dialog } from '@baize/ui';
import { lazy, Suspense, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../shell/router/index.ts';
import { takeWayBack } from '../../shell/way-back.ts';
import { AgeNote } from './age-note.tsx';
import { LoginForm } from './login-form.tsx';
import type { SmsStep } from './sms-code-dialog.tsx';
import './auth-frame.css';

const SmsCodeDialog = lazy(async () => ({ default: (await import('./sms-code-dialog.tsx')).SmsCodeDialog }));

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Signing in without leaving the page; on a phone a sheet from below. */
export function LoginDialog({ open, onClose }: LoginDialogProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const [smsStep, setSmsStep] = useState<SmsStep>();

  function goOn() {
    onClose();
    void navigate(takeWayBack());
  }

  if (smsStep)
    return (
      <Suspense fallback={null}>
        <SmsCodeDialog step={smsStep} onSignedIn={goOn} onClose={onClose} />
      </Suspense>
    );
  return (
    <Dialog open={open} onClose={onClose} title={t('auth_login_title')} closeLabel={t('site_close')}>
      <LoginForm onSignedIn={goOn} onSmsStep={setSmsStep} focusFirst onLeave={onClose} />
      <p className="auth-other-way">
        {t('auth_no_account')}
        <Link href="/Register" onClick={onClose}>
          {t('auth_register_action')}
        </Link>
      </p>
      <AgeNote />
    </Dialog>
  );
}
