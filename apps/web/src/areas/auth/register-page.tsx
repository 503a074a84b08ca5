import { ButtonLink, Icon } from '@baize/ui';
import { useEffect, useRef } from 'react';

import * as paths from '../../addresses/paths.ts';
import type { RegisterInput } from '../../addresses/register-address.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { Link } from '../../router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { rememberReferral } from './referral.ts';
import { RegistrationSteps } from './registration-steps.tsx';
import { useRegistration } from './use-registration.ts';

/** Registration in three steps. */
export function RegisterPage({ input: { referralId } }: { input: RegisterInput }) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const registration = useRegistration();

  useEffect(() => {
    if (referralId !== undefined) rememberReferral(referralId);
  }, [referralId]);

  return (
    <AuthFrame>
      <h1 ref={heading} tabIndex={-1} className="step-heading">
        {t(registration.step === 3 ? 'auth_register_done_title' : 'auth_register_title')}
      </h1>
      <RegistrationSteps
        registration={registration}
        heading={heading}
        alternative={
          <p className="auth-other-way">
            {t('auth_have_account')}
            <Link href={paths.login}>{t('auth_login_action')}</Link>
          </p>
        }
      >
        <div className="register-done" role="status">
          <Icon name="circle-check" size={40} />
          <p>{t('auth_register_done_text', { username: registration.credentials.username })}</p>
          <ButtonLink href={paths.login} linkAs={Link} size="large" wide>
            {t('auth_register_done_action')}
          </ButtonLink>
        </div>
      </RegistrationSteps>
    </AuthFrame>
  );
}
