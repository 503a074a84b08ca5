import { Field } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';

interface OwnPasswordFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Why it is asked for. */
  readonly help: string;
  readonly error: string | undefined;
}

/** The current password, which a change of a contact takes. */
export function OwnPasswordField({ value, onChange, help, error }: OwnPasswordFieldProps) {
  const t = useMessages();
  return (
    <Field
      label={t('account_own_password')}
      name="password"
      type="password"
      icon="lock"
      autoComplete="current-password"
      maxLength={200}
      reveal={{ show: t('auth_password_show'), hide: t('auth_password_hide') }}
      help={help}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={error}
    />
  );
}
