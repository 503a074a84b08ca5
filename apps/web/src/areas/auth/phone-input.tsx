import { Field } from '@baize/ui';
import type { ReactNode } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { CountryPicker } from './country-picker.tsx';
import type { PhoneInputState } from './use-phone-input.ts';

interface PhoneInputProps {
  readonly phone: PhoneInputState;
  readonly label: string;
  readonly name?: string;
  readonly readOnly?: boolean;
  readonly help?: ReactNode;
  readonly error: string | undefined;
}

/** A phone number beside its country. */
export function PhoneInput({ phone, ...field }: PhoneInputProps) {
  const t = useMessages();
  return (
    <div className="phone-row">
      <CountryPicker
        label={t('auth_dial_code')}
        countries={phone.countries}
        value={phone.countryId}
        onChange={phone.setCountryId}
        shows="code"
        autoComplete="tel-country-code"
      />
      <Field
        {...field}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={60}
        value={phone.typed}
        onChange={(event) => phone.setTyped(event.target.value)}
      />
    </div>
  );
}
