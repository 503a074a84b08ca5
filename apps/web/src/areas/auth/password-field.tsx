import { Field } from '@baize/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

import { useMessages } from '../../messages/use-messages.ts';
import { problemText } from './form-problems.ts';

interface PasswordFieldProps extends UseFormRegisterReturn {
  readonly label: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly problem: FieldError | undefined;
}

export function PasswordField({ problem, ...input }: PasswordFieldProps) {
  const t = useMessages();
  return (
    <Field
      {...input}
      icon="lock"
      type="password"
      reveal={{ show: t('auth_password_show'), hide: t('auth_password_hide') }}
      error={problemText(t, problem)}
    />
  );
}
