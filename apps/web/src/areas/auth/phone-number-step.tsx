import { Button, Field } from '@baize/ui';
import { type FormEvent, useState } from 'react';

import { useAlert, useCall, useIsClosed } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { countryOf, defaultCountry, useCountries } from './country-list.ts';
import { CountryPicker } from './country-picker.tsx';
import { nationalNumber } from './national-number.ts';
import { quotedParameter } from './login-failure.ts';
import { useProof } from './security/use-proof.tsx';
import type { SentCode } from './sent-code.ts';
import { useAttempt } from './use-attempt.ts';

interface PhoneNumberStepProps {
  /** The number on file, filled in at the start. Another one replaces it, so it needs a proof and an open account. */
  readonly phone: string;
  readonly onSent: (sent: Omit<SentCode, 'sentAtMs'>) => void;
}

/** First step: the number to send the code to. */
export function PhoneNumberStep({ phone, onSent }: PhoneNumberStepProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const countries = useCountries();
  const [countryId, setCountryId] = useState(String(defaultCountry(countries)?.id ?? ''));
  const [typed, setTyped] = useState(phone);
  const isClosed = useIsClosed();
  const { withProof, dialog } = useProof();
  const dialCode = countryOf(countries, countryId)?.code ?? '';
  const no = nationalNumber(typed, dialCode);
  const { problem, setProblem, isBusy, attempt } = useAttempt((text) => {
    const value = quotedParameter(text);
    return value === undefined ? text : t('security_invalid_number', { value });
  });

  function send(event: FormEvent) {
    event.preventDefault();
    if (no === '') {
      setProblem(t('auth_field_required'));
      return;
    }
    const code = Number(countryId);
    void attempt(async () => {
      await withProof(async () => {
        const { id, message } = await call('POST /account/verifications/sms', { body: { code, no } });
        alert.show({ kind: 'success', text: message });
        onSent({ id, countryId: code, no, phone: `${dialCode} ${no}` });
      });
    });
  }

  return (
    <>
      <form noValidate className="grid gap-4" onSubmit={send}>
        <div className="phone-row">
          <CountryPicker
            label={t('auth_dial_code')}
            countries={countries}
            value={countryId}
            onChange={setCountryId}
            shows="code"
            autoComplete="tel-country-code"
          />
          <Field
            label={t('auth_phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel-national"
            maxLength={30}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            readOnly={isClosed}
            help={no === '' || no === phone ? undefined : t('auth_phone_replaces')}
            error={problem}
          />
        </div>
        <Button type="submit" size="large" wide loading={isBusy}>
          {t('auth_phone_send')}
        </Button>
      </form>
      {dialog}
    </>
  );
}
