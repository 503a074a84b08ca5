import { Field } from '@baize/ui';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';

import { useMessages } from '../../messages/use-messages.ts';
import { problemText } from './form-problems.ts';

interface UsernameFieldProps extends UseFormRegisterReturn {
  readonly problem: FieldError | undefined;
  /** The browser may fill in a passkey instead. */
  readonly offersPasskeys?: boolean;
}

/** The user name of a player who has an account. */
export function UsernameField({ problem, offersPasskeys = false, ...input }: UsernameFieldProps) {
  const t = useMessages();
  return (
    <Field
      {...input}
      label={t('auth_username')}
      icon="user"
      autoComplete={offersPasskeys ? 'username webauthn' : 'username'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      error={problemText(t, problem)}
    />
  );
}
