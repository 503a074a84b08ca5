import { ButtonLink, Icon } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { CallFailure, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { RegisterInput } from '../../routes/register.ts';
import { Link } from '../../shell/router/index.ts';
import { AuthFrame } from './auth-frame.tsx';
import { countryOf, defaultCountry, useCountries } from './country-list.ts';
import { CredentialsStep } from './credentials-step.tsx';
import { PersonStep } from './person-step.tsx';
import {
  credentialsFields,
  type CredentialsValues,
  emptyCredentials,
  emptyPerson,
  type PersonValues,
  registrationBody,
} from './registration-schema.ts';
import { type RegistrationStep, StepList } from './step-list.tsx';
import type { Captcha } from './use-captcha.tsx';
import './register.css';

const noProblems: CallFailure['fields'] = {};

/** What has been filled in, and where the player is. Sending leads back where the first step was refused. */
function useRegistration(referralId: string | undefined) {
  const call = useCall();
  const alert = useAlert();
  const countries = useCountries();
  const startCountry = String(defaultCountry(countries)?.id ?? '');
  const [step, setStep] = useState<RegistrationStep>(1);
  const [credentials, setCredentials] = useState<CredentialsValues>({
    ...emptyCredentials,
    phone_code: startCountry,
  });
  const [person, setPerson] = useState<PersonValues>(emptyPerson);
  const [problems, setProblems] = useState(noProblems);

  function leaveCredentials(values: CredentialsValues) {
    setCredentials(values);
    setProblems(noProblems);
    // Most players live where their phone is registered, so the country is asked for once.
    if (person.country_id === '') setPerson({ ...person, country_id: values.phone_code });
    setStep(2);
  }

  function goBack(values: PersonValues) {
    setPerson(values);
    setStep(1);
  }

  async function send(values: PersonValues, captchaPart: ReturnType<Captcha['body']>) {
    const dialCode = countryOf(countries, credentials.phone_code)?.code ?? '';
    try {
      await call('POST /account/register', {
        body: { ...registrationBody(credentials, values, dialCode, referralId), ...captchaPart },
      });
    } catch (failure) {
      const refused =
        failure instanceof CallFailure && credentialsFields.find((name) => failure.fields[name]);
      if (!refused) throw failure;
      alert.show({ kind: 'error', text: failure.fields[refused]?.[0] ?? failure.message });
      setProblems(failure.fields);
      goBack(values);
      return;
    }
    setStep(3);
  }

  return { step, credentials, person, problems, leaveCredentials, goBack, send };
}

/** Opening an account in three steps. */
export function RegisterPage({ input }: { input: RegisterInput }) {
  const t = useMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const registration = useRegistration(input.referralId);
  const { step } = registration;
  const shownStep = useRef(step);

  useEffect(() => {
    // A new step is a new screen: the reader starts at its heading, except where a field has the cursor.
    if (shownStep.current === step) return;
    shownStep.current = step;
    window.scrollTo(0, 0);
    if (!document.activeElement?.matches('input, select')) heading.current?.focus();
  }, [step]);

  return (
    <AuthFrame>
      <header className="grid gap-4">
        <h1 ref={heading} tabIndex={-1} className="outline-none">
          {t(step === 3 ? 'auth_register_done_title' : 'auth_register_title')}
        </h1>
        <StepList current={step} />
      </header>
      {step === 1 && (
        <>
          <CredentialsStep
            initial={registration.credentials}
            problems={registration.problems}
            onDone={registration.leaveCredentials}
          />
          <p className="auth-other-way">
            {t('auth_have_account')}
            <Link href="/login">{t('auth_login_action')}</Link>
          </p>
        </>
      )}
      {step === 2 && (
        <PersonStep initial={registration.person} onBack={registration.goBack} onSend={registration.send} />
      )}
      {step === 3 && (
        <div className="register-done" role="status">
          <Icon name="circle-check" size={40} />
          <p>{t('auth_register_done_text', { username: registration.credentials.username })}</p>
          <ButtonLink href="/login" linkAs={Link} size="large" wide>
            {t('auth_register_done_action')}
          </ButtonLink>
        </div>
      )}
    </AuthFrame>
  );
}
