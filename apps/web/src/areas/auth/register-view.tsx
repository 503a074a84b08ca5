import { Button, Icon } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useAlert } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { focusStart } from './focus-start.ts';
import { RegistrationSteps } from './registration-steps.tsx';
import { SignInAfterwards } from './sign-in-afterwards.tsx';
import { stepLabel } from './step-list.tsx';
import { useRegistration } from './use-registration.ts';

interface RegisterViewProps {
  /** The new player is signed in. */
  readonly onSignedIn: () => void;
  /** Opens the sign-in form, with the user name if it is known. */
  readonly onLogin: (username: string) => void;
}

/** Registration in the popup: two steps, then automatic sign-in with the same credentials. */
export function RegisterView({ onSignedIn, onLogin }: RegisterViewProps) {
  const t = useMessages();
  const alert = useAlert();
  const top = useRef<HTMLDivElement>(null);
  const registration = useRegistration();
  const [needsManualSignIn, setNeedsManualSignIn] = useState(false);
  const { username, password } = registration.credentials;

  useEffect(() => focusStart(top.current, 'username'), []);

  return (
    <div
      ref={top}
      role="group"
      aria-label={t(stepLabel(registration.step))}
      tabIndex={-1}
      className="grid gap-4 outline-none"
    >
      <RegistrationSteps
        registration={registration}
        heading={top}
        alternative={
          <p className="auth-other-way">
            {t('auth_have_account')}
            <Link
              href={paths.login}
              onClick={(event) => {
                event.preventDefault();
                onLogin('');
              }}
            >
              {t('auth_login_action')}
            </Link>
          </p>
        }
      >
        <div className="register-done" role="status">
          <Icon name="circle-check" size={40} />
          <p>{t(needsManualSignIn ? 'auth_register_done_text' : 'auth_register_entering', { username })}</p>
        </div>
        {needsManualSignIn ? (
          <Button size="large" wide onClick={() => onLogin(username)}>
            {t('auth_register_done_action')}
          </Button>
        ) : (
          <SignInAfterwards
            username={username}
            password={password}
            onSignedIn={onSignedIn}
            onRefused={(text) => {
              alert.show({ kind: 'warning', text });
              setNeedsManualSignIn(true);
            }}
          />
        )}
      </RegistrationSteps>
    </div>
  );
}
