import { Button, Field } from '@baize/ui';
import { useEffect } from 'react';
import { useController, useWatch } from 'react-hook-form';

import { type CallFailure, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { countryOf, useCountries } from './country-list.ts';
import { CountryPicker } from './country-picker.tsx';
import { problemText, showFormFailure, showServerProblems } from './form-problems.ts';
import { useRestoredValues } from './restored-values.ts';
import { PasswordRuleList } from './password-rule-list.tsx';
import {
  credentialsBody,
  credentialsFields,
  credentialsSchema,
  type CredentialsValues,
} from './registration-schema.ts';
import { PasswordField } from './password-field.tsx';
import { useSchemaForm } from './use-schema-form.ts';

interface CredentialsStepProps {
  readonly initial: CredentialsValues;
  /** Errors of this step's fields that the server returned for the whole registration. */
  readonly problems: CallFailure['fields'];
  readonly onDone: (values: CredentialsValues) => void;
}

/** First step: user name, contact and password. The server checks them before the second step. */
export function CredentialsStep({ initial, problems, onDone }: CredentialsStepProps) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const countries = useCountries();
  const { form, onSubmit } = useSchemaForm<CredentialsValues>({
    schema: credentialsSchema,
    defaultValues: initial,
    names: credentialsFields,
  });
  useRestoredValues('credentials', form);
  const { register, formState, control } = form;
  const { errors, isSubmitting } = formState;
  const { field: phoneCode } = useController({ control, name: 'phone_code' });
  const [password, username] = useWatch({ control, name: ['password', 'username'] });

  useEffect(() => {
    showServerProblems(form, problems, credentialsFields);
  }, [form, problems]);

  async function submit(values: CredentialsValues) {
    const dialCode = countryOf(countries, values.phone_code)?.code ?? '';
    try {
      const body = { type: 'check' as const, ...credentialsBody(values, dialCode) };
      await call('POST /account/register', { body });
    } catch (failure) {
      showFormFailure(failure, { form, names: credentialsFields, fallbackField: 'username', alert, t });
      return;
    }
    onDone(values);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={onSubmit(submit)}>
      <Field
        {...register('username')}
        label={t('auth_username')}
        help={t('auth_username_help')}
        icon="user"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        error={problemText(t, errors.username)}
        // Shown as it is sent: Turkish rules would lower-case I to another character.
        lang="en"
        className="[&_input]:lowercase"
      />
      <Field
        {...register('email')}
        label={t('auth_email')}
        icon="mail"
        type="email"
        autoComplete="email"
        error={problemText(t, errors.email)}
      />
      <div className="phone-row">
        <CountryPicker
          ref={phoneCode.ref}
          label={t('auth_dial_code')}
          countries={countries}
          value={phoneCode.value}
          onChange={phoneCode.onChange}
          shows="code"
          autoComplete="tel-country-code"
        />
        <Field
          {...register('phone')}
          label={t('auth_phone')}
          type="tel"
          inputMode="tel"
          autoComplete="tel-national"
          error={problemText(t, errors.phone ?? errors.phone_code)}
        />
      </div>
      <div className="grid gap-2">
        <PasswordField
          {...register('password')}
          label={t('auth_password')}
          autoComplete="new-password"
          problem={errors.password}
        />
        <PasswordRuleList password={password} username={username} />
      </div>
      <PasswordField
        {...register('password_confirmation')}
        label={t('auth_password_again')}
        autoComplete="new-password"
        problem={errors.password_confirmation}
      />
      <Button type="submit" size="large" wide loading={isSubmitting} className="mt-1">
        {t('auth_continue')}
      </Button>
    </form>
  );
}
