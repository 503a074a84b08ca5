import { useState } from 'react';

import { CallFailure, useAlert, useCall } from '../../call/index.ts';
import { countryOf, defaultCountry, useCountries } from './country-list.ts';
import { useSavedValues } from './restored-values.ts';
import { forgetReferral, rememberedReferral } from './referral.ts';
import {
  credentialsFields,
  type CredentialsValues,
  emptyCredentials,
  emptyPerson,
  type PersonValues,
  registrationBody,
} from './registration-schema.ts';
import type { RegistrationStep } from './step-list.tsx';
import type { Captcha } from './use-captcha.tsx';

const noProblems: CallFailure['fields'] = {};

/** The entered data and the current step. A refusal that concerns the first step leads back to it. */
export function useRegistration() {
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
  useSavedValues('credentials', step === 2 ? credentials : undefined);
  useSavedValues('person', step === 1 ? person : undefined);

  function leaveCredentials(values: CredentialsValues) {
    setCredentials(values);
    setProblems(noProblems);
    // Most players live in the country of their phone number, so it is the default.
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
        body: { ...registrationBody(credentials, values, dialCode, rememberedReferral()), ...captchaPart },
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
    forgetReferral();
    setStep(3);
  }

  return { step, credentials, person, problems, leaveCredentials, goBack, send };
}

export type Registration = ReturnType<typeof useRegistration>;
