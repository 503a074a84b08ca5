import type { WireReply } from '@baize/contract';
import { ButtonLink, Icon, type IconName, Panel } from '@baize/ui';
import type { ReactNode } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useBrand } from '../../../app/app.ts';
import type { WireUser } from '../../../call/index.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { useDayText } from './use-day-text.ts';

interface SecurityOverviewProps {
  readonly user: WireUser;
  readonly security: WireReply<'GET /account/security'>;
  readonly twoFactor: WireReply<'GET /check-2fa'>;
  readonly passkeyCount: number;
}

/** One row for each thing that protects the account, with a way to change it. */
export function SecurityOverview({ user, security, twoFactor, passkeyCount }: SecurityOverviewProps) {
  const t = useMessages();
  const { dayOf, momentOf } = useDayText();
  const signsInHere = useBrand().traits['auth.entry'] === 'own';
  const showsPhone = useShowsItem('phoneVerification');
  const showsSessions = useShowsItem('sessions');
  const { last_sign_in: last } = security;
  const onOff = (isOn: boolean) => t(isOn ? 'security_on' : 'security_off');
  return (
    <Panel as="section" className="security-overview" aria-labelledby="security-overview">
      <h2 id="security-overview">{t('security_overview')}</h2>
      <ul>
        <Row
          icon="lock"
          name={t('security_password')}
          value={t('security_password_set', { date: dayOf(security.password_set_at) })}
        >
          {signsInHere && (
            <RowLink
              href={paths.changePassword}
              label={t('security_password_change')}
              name={t('security_password')}
            />
          )}
        </Row>
        <Row
          icon="shield-check"
          name={t('security_two_factor')}
          value={onOff(twoFactor.status === 1)}
          isGood={twoFactor.status === 1}
        />
        <Row
          icon="fingerprint"
          name={t('security_passkeys')}
          value={t('security_passkeys_count', { count: passkeyCount })}
          isGood={passkeyCount > 0}
        />
        {showsPhone && (
          <Row
            icon="smartphone"
            name={t('security_sms')}
            value={onOff(user.sms_verification_status === 1)}
            isGood={user.sms_verification_status === 1}
          >
            <RowLink href={paths.phoneVerification} label={t('security_manage')} name={t('security_sms')} />
          </Row>
        )}
        <Row
          icon="users"
          name={t('security_sessions')}
          value={t('security_sessions_count', { count: security.other_sessions })}
        >
          {showsSessions && (
            <RowLink
              href={paths.sessionHistory}
              label={t('security_sessions_show')}
              name={t('security_sessions')}
            />
          )}
        </Row>
        <Row
          icon="log-in"
          name={t('security_last_sign_in')}
          value={
            last
              ? t('security_last_sign_in_at', { time: momentOf(last.at), ip: last.ip })
              : t('security_last_sign_in_none')
          }
        />
      </ul>
    </Panel>
  );
}

interface RowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly value: string;
  readonly isGood?: boolean;
  readonly children?: ReactNode;
}

function Row({ icon, name, value, isGood, children }: RowProps) {
  return (
    <li data-good={isGood || undefined}>
      <Icon name={icon} />
      <p>
        <b>{name}</b>
        <span>{value}</span>
      </p>
      {children}
    </li>
  );
}

function RowLink({
  href,
  label,
  name,
}: {
  readonly href: string;
  readonly label: string;
  readonly name: string;
}) {
  return (
    <ButtonLink href={href} linkAs={Link} variant="quiet" size="small" aria-label={`${label}: ${name}`}>
      {label}
    </ButtonLink>
  );
}
