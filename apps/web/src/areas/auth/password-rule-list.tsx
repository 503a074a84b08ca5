import { readSecret } from '@baize/contract/typed-secrets';
import { Icon, VisuallyHidden } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { passwordRules } from './password-rules.ts';

interface PasswordRuleListProps {
  readonly password: string;
  /** Without it, the rule about the user name is left out. */
  readonly username?: string;
}

/** The password rules, ticked off while the player types. */
export function PasswordRuleList({ password, username }: PasswordRuleListProps) {
  const t = useMessages();
  const secret = readSecret(password);
  const rules = passwordRules.filter(
    ({ key }) => username !== undefined || key !== 'auth_password_rule_username',
  );
  return (
    <ul className="password-rules" aria-label={t('auth_password_rules')}>
      {rules.map(({ key, isMet }) => {
        const met = isMet(secret, username ?? '');
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
