import { Icon, VisuallyHidden } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { passwordRules } from './password-rules.ts';

interface PasswordRuleListProps {
  readonly password: string;
  /** Absent where it isn't known: then nothing is said about it. */
  readonly username?: string;
}

/** The rules of a password, each ticked off while it is typed. */
export function PasswordRuleList({ password, username }: PasswordRuleListProps) {
  const t = useMessages();
  const rules = passwordRules.filter(
    ({ key }) => username !== undefined || key !== 'auth_password_rule_username',
  );
  return (
    <ul className="password-rules" aria-label={t('auth_password_rules')}>
      {rules.map(({ key, isMet }) => {
        const met = isMet(password, username ?? '');
        return (
          <li key={key} data-met={met || undefined}>
            <Icon name={met ? 'check' : 'minus'} size={14} />
            {t(key)}
            <VisuallyHidden>{t(met ? 'auth_rule_met' : 'auth_rule_open')}</VisuallyHidden>
          </li>
        );
      })}
    </ul>
  );
}
