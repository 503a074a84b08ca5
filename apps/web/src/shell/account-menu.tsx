import { parseWire } from '@baize/currency';
import { Avatar, Icon, VisuallyHidden } from '@baize/ui';
import { useId } from 'react';

import * as paths from '../addresses/paths.ts';
import { useIsOld, useSession, useUnreadMessages, type WireUser } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useMoneyFormat } from '../messages/use-money-format.ts';
import { useAccountSections } from '../frame/account-links.ts';
import { closeOnLeave } from '../frame/close-on-leave.ts';
import { MoneyButtons } from '../frame/money-buttons.tsx';
import { SignOutButton } from '../frame/sign-out-button.tsx';
import { UnreadBadge } from '../frame/unread-badge.tsx';
import { useBreak } from '../frame/use-break.ts';
import { useBalanceRefresh } from '../frame/use-balance-refresh.ts';
import { Link } from '../router/index.ts';

function initials({ name, surname }: WireUser): string {
  return (name.slice(0, 1) + surname.slice(0, 1)).toLocaleUpperCase('tr');
}

/** The balance with a button to refresh it; during play it is shown nowhere else. */
function MenuBalance({ user }: { user: WireUser }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { isRefreshing, refresh } = useBalanceRefresh();
  const isOld = useIsOld();
  const text = money.exact(parseWire(user.balance), user.currency);
  return (
    <button
      type="button"
      className="account-menu-balance"
      aria-label={t(isOld ? 'site_balance_old' : 'site_balance_refresh', { balance: text })}
      data-old={isOld || undefined}
      onClick={refresh}
    >
      <strong>{text}</strong>
      <Icon
        name={isOld && !isRefreshing ? 'wifi-off' : 'refresh-cw'}
        className={isRefreshing ? 'is-refreshing' : ''}
      />
    </button>
  );
}

/** The player's menu: a native popover, which Escape and a click outside close. */
export function AccountMenu() {
  const t = useMessages();
  const id = useId();
  const takeBreak = useBreak();
  const sections = useAccountSections();
  const { user } = useSession();
  const { unread } = useUnreadMessages();
  if (!user) return null;
  const close = () => document.getElementById(id)?.hidePopover();
  return (
    <>
      <button type="button" className="account-button" popoverTarget={id}>
        <Avatar initials={initials(user)} />
        <VisuallyHidden>
          {unread > 0
            ? t('site_account_menu_unread', { unread: t('site_messages_unread', { count: unread }) })
            : t('site_account_menu')}
        </VisuallyHidden>
        <UnreadBadge />
      </button>
      <div id={id} popover="auto" className="account-menu" onBlur={closeOnLeave}>
        <div className="account-menu-head">
          <b>{`${user.name} ${user.surname}`}</b>
          <small>
            {user.username} · {t('site_member_number', { id: String(user.id) })}
          </small>
          <MenuBalance user={user} />
          <MoneyButtons onPress={close} />
        </div>
        <nav aria-label={t('site_account_menu')}>
          {sections.map(({ group, links }) => (
            <ul key={group}>
              {links.map(({ href, label, icon }) => (
                <li key={href}>
                  <Link href={href} onClick={close}>
                    <Icon name={icon} />
                    {t(label)}
                    {href === paths.messages && unread > 0 && (
                      <>
                        <VisuallyHidden>, {t('site_messages_unread', { count: unread })}</VisuallyHidden>
                        <UnreadBadge />
                      </>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          ))}
          {takeBreak && (
            <button
              type="button"
              onClick={() => {
                close();
                takeBreak();
              }}
            >
              <Icon name="coffee" />
              {t('site_take_break')}
            </button>
          )}
          <SignOutButton onPress={close} />
        </nav>
      </div>
    </>
  );
}
