import type { MessageKey } from '@baize/messages/keys';
import { Dialog } from '@baize/ui';
import { Suspense, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { lateView } from '../../app/late-view.tsx';
import { useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link, useNavigate } from '../../router/index.ts';
import { PartFailure } from '../../frame/part-failure.tsx';
import { takeReturnAddress } from '../../frame/return-address.ts';
import { AgeNote } from './age-note.tsx';
import { LoginForm } from './login-form.tsx';
import type { SmsStep } from './sms-code-form.tsx';
import './auth-frame.css';

const SmsCodeForm = lateView('SmsCodeForm', () => import('./sms-code-form.tsx'));
const ForgotPasswordView = lateView('ForgotPasswordView', () => import('./forgot-password-view.tsx'));
const RegisterView = lateView('RegisterView', () => import('./register-view.tsx'));

/** The views of the popup; one replaces the other, so that only one popup is ever open. */
type View =
  | { readonly kind: 'login'; readonly username?: string }
  | { readonly kind: 'sms'; readonly step: SmsStep }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'register' };

const titles = {
  login: 'auth_login_title',
  sms: 'auth_sms_title',
  forgot: 'auth_forgot_title',
  register: 'auth_register_title',
} as const satisfies Record<View['kind'], MessageKey>;

interface LoginDialogProps {
  readonly open: boolean;
  /** The first view. */
  readonly start?: 'login' | 'register';
  readonly onClose: () => void;
}

/** Sign-in or registration without leaving the page; on phones a bottom sheet. */
export function LoginDialog({ open, start = 'login', onClose }: LoginDialogProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const alert = useAlert();
  const [view, setView] = useState<View>({ kind: start });

  function finishLogin() {
    onClose();
    void navigate(takeReturnAddress());
  }

  function finishRegistration() {
    // A new player starts at home, wherever registration was opened.
    takeReturnAddress();
    onClose();
    alert.show({ kind: 'success', text: t('auth_register_done_title') });
    void navigate(paths.home);
  }

  return (
    <Dialog open={open} onClose={onClose} title={t(titles[view.kind])} closeLabel={t('site_close')}>
      <Suspense fallback={null}>
        {view.kind === 'login' && (
          <>
            <LoginForm
              {...(view.username ? { username: view.username } : {})}
              onSignedIn={finishLogin}
              onSmsStep={(step) => setView({ kind: 'sms', step })}
              onForgot={() => setView({ kind: 'forgot' })}
              focusFirst
            />
            <p className="auth-other-way">
              {t('auth_no_account')}
              <Link
                href={paths.register}
                onClick={(event) => {
                  event.preventDefault();
                  setView({ kind: 'register' });
                }}
              >
                {t('auth_register_action')}
              </Link>
            </p>
            <AgeNote />
          </>
        )}
        {view.kind === 'sms' && (
          <SmsCodeForm step={view.step} onSignedIn={finishLogin} failed={PartFailure} />
        )}
        {view.kind === 'forgot' && (
          <ForgotPasswordView onLogin={() => setView({ kind: 'login' })} failed={PartFailure} />
        )}
        {view.kind === 'register' && (
          <RegisterView
            onSignedIn={finishRegistration}
            onLogin={(username) => setView({ kind: 'login', username })}
            failed={PartFailure}
          />
        )}
      </Suspense>
    </Dialog>
  );
}
