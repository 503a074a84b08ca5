import { Icon, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useSession } from '../../../call/index.ts';
import { useAccountLinks } from '../../../frame/account-links.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { maskPhone } from './mask-phone.ts';
import type { Overview } from './use-overview.ts';
import { verificationItems } from './verification-items.ts';

const identityTexts = {
  none: 'account_identity_none',
  incomplete: 'account_identity_incomplete',
  waiting: 'account_identity_waiting',
  verified: 'account_identity_verified',
  rejected: 'account_identity_rejected',
} as const satisfies Record<Overview['identity'], string>;

/** Phone, identity and second step: what is verified, and what is not. */
export function VerificationCard({ identity }: Pick<Overview, 'identity'>) {
  const t = useMessages();
  const { user } = useSession();
  const links = useAccountLinks();
  const linkTo = (path: string) => links.find(({ href }) => href === path)?.href;
  if (!user) return null;
  const { phone, phone_verification: isPhoneVerified } = user.user_detail;
  const hasSecondStep = user.ga_verification_status === 1 || user.sms_verification_status === 1;
  const items = verificationItems({
    isPhoneVerified: isPhoneVerified === 1,
    isIdentityVerified: identity === 'verified',
    hasSecondStep,
    canVerifyPhone: linkTo(paths.phoneVerification) !== undefined,
    canSetSecondStep: linkTo(paths.twoFactor) !== undefined,
  });
  const texts = {
    phone: {
      name: t('auth_phone'),
      value: isPhoneVerified ? maskPhone(phone) : t('account_phone_unverified'),
      href: isPhoneVerified ? undefined : linkTo(paths.phoneVerification),
    },
    identity: { name: t('account_identity'), value: t(identityTexts[identity]), href: undefined },
    second_step: {
      name: t('account_second_step'),
      value: t(hasSecondStep ? 'account_state_on' : 'account_state_off'),
      href: linkTo(paths.twoFactor),
    },
  };
  const rows = items.map(({ kind, isDone }) => ({ ...texts[kind], isDone }));
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
