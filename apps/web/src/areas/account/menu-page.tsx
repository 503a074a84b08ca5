import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { Fragment, useId } from 'react';

import * as paths from '../../addresses/paths.ts';
import { useApp } from '../../app/app.ts';
import { callQuery, useSession, useUnreadMessages } from '../../call/index.ts';
import { useAccountSections } from '../../frame/account-links.ts';
import { SignOutButton } from '../../frame/sign-out-button.tsx';
import { TodayCard } from '../../frame/today-card.tsx';
import { useShowsItem } from '../../frame/use-shows-item.ts';
import { WalletCard } from '../../frame/wallet-card.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import { useMoneyFormat } from '../../messages/use-money-format.ts';
import { Link } from '../../router/index.ts';
import { useWallets } from '../money/index.ts';
import { useOverview } from './home/use-overview.ts';
import '../../frame/account-frame.css';
import './menu-page.css';

/** A few words about the state of what a link leads to, by address. */
function useLinkStates(): Readonly<Record<string, string | undefined>> {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { unread } = useUnreadMessages();
  const hasLimits = useShowsItem('limits');
  const { data: overviewReply } = useOverview();
  const { data: limitsReply } = useQuery({
    ...callQuery(useApp(), 'GET /account/limits'),
    enabled: hasLimits,
  });
  const overview = overviewReply?.data;
  const waiting = overview && overview.deposits.length + overview.withdrawals.length;
  const total = useWallets().data?.data.total;
  const limits =
    limitsReply &&
    [...limitsReply.data.amounts, ...limitsReply.data.minutes].filter(({ limit }) => limit !== null);
  return {
    [paths.messages]: unread > 0 ? t('account_state_unread', { count: unread }) : undefined,
    [paths.financialHistory]: waiting ? t('account_state_waiting', { count: waiting }) : undefined,
    [paths.wallets]: total === undefined ? undefined : money.short(parseWire(total), user?.currency),
    [paths.phoneVerification]: t(
      user?.user_detail.phone_verification ? 'account_state_verified' : 'account_phone_unverified',
    ),
    [paths.twoFactor]: t(user?.ga_verification_status ? 'account_state_on' : 'account_state_off'),
    [paths.limits]: limits && t('account_state_limits', { count: limits.length }),
  };
}

/** The account menu as a page of its own, which narrow screens have instead of the column beside each page. */
export function AccountMenuPage() {
  const t = useMessages();
  const sections = useAccountSections();
  const states = useLinkStates();
  const id = useId();
  return (
    <div className="menu-page">
      <header>
        <Link href={paths.account} className="menu-page-back">
          <Icon name="chevron-left" size={16} />
          {t('site_account_home')}
        </Link>
        <h1>{t('account_menu_title')}</h1>
      </header>
      <WalletCard />
      <nav aria-label={t('site_account_menu')}>
        {sections.map(({ group, title, links }) => (
          <Fragment key={group}>
            {title && <h2 id={`${id}-${group}`}>{t(title)}</h2>}
            <ul className="panel" aria-labelledby={title && `${id}-${group}`}>
              {links.map(({ href, label, icon }) => (
                <li key={href}>
                  <Link href={href}>
                    <Icon name={icon} />
                    <span>{t(label)}</span>
                    <small>{states[href]}</small>
                    <Icon name="chevron-right" size={16} />
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        ))}
      </nav>
      <TodayCard />
      <SignOutButton className="menu-page-leave" />
    </div>
  );
}
