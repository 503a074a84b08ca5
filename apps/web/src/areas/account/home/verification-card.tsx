import { Icon, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { maskEmail, maskPhone } from './mask-contact.ts';
import type { Overview } from './use-overview.ts';

const identityTexts = {
  none: 'account_identity_none',
  incomplete: 'account_identity_incomplete',
  waiting: 'account_identity_waiting',
  verified: 'account_identity_verified',
  rejected: 'account_identity_rejected',
} as const satisfies Record<Overview['identity'], string>;

/** Contacts, identity and second step: what is verified, and what is not. */
export function VerificationCard({ identity }: Pick<Overview, 'identity'>) {
  const t = useMessages();
  const { user } = useSession();
  const links = useAccountLinks();
  const linkTo = (path: string) => links.find(({ href }) => href === path)?.href;
  if (!user) return null;
  const { phone, phone_verification: isPhoneVerified } = user.user_detail;
  const hasSecondStep = user.ga_verification_status === 1 || user.sms_verification_status === 1;
  const rows = [
    {
      name: t('auth_email'),
      value: maskEmail(user.email) || t('account_contact_none'),
      isDone: user.email !== '',
    },
    {
      name: t('auth_phone'),
      value: isPhoneVerified ? maskPhone(phone) : t('account_phone_unverified'),
      isDone: isPhoneVerified === 1,
      href: isPhoneVerified ? undefined : linkTo(paths.phoneVerification),
    },
    { name: t('account_identity'), value: t(identityTexts[identity]), isDone: identity === 'verified' },
    {
      name: t('account_second_step'),
      value: t(hasSecondStep ? 'account_state_on' : 'account_state_off'),
      isDone: hasSecondStep,
      href: linkTo(paths.twoFactor),
    },
  ];
  return (
    <Panel as="section" className="account-card" aria-labelledby="verification">
      <header>
        <h2 id="verification">{t('account_verification')}</h2>
        <small>
          {t('account_verification_done', {
            done: rows.filter(({ isDone }) => isDone).length,
            all: rows.length,
          })}
        </small>
      </header>
      <ul className="verification-rows">
        {rows.map(({ name, value, isDone, href }) => (
          <li key={name} data-done={isDone || undefined}>
            <Icon name={isDone ? 'circle-check' : 'clock'} size={16} />
            <span>{name}</span>
            <small>{href === undefined ? value : <Link href={href}>{value}</Link>}</small>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
