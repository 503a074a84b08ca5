import { Icon, VisuallyHidden } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { passwordRules } from './password-rules.ts';

interface PasswordRuleListProps {
  readonly password: string;
  readonly username: string;
}

/** The rules of a password, each ticked off while it is typed. */
export function PasswordRuleList({ password, username }: PasswordRuleListProps) {
  const t = useMessages();
  return (
    <ul className="password-rules" aria-label={t('auth_password_rules')}>
      {passwordRules.map(({ key, isMet }) => {
        const met = isMet(password, username);
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
