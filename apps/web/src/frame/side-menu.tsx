import { Icon } from '@baize/ui';
import { Fragment, useEffect, useId, useRef } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { Link, usePage } from '../router/index.ts';
import { type AccountGroup, useAccountLinks } from './account-links.ts';
import { useSignOut } from './use-sign-out.ts';

const groups = [
  ['money', 'account_group_money'],
  ['play', 'account_group_play'],
  ['account', 'account_group_account'],
  ['care', 'account_group_care'],
] as const satisfies readonly (readonly [AccountGroup, string])[];

/** The account pages: a grouped column, or a row of chips on narrow screens. */
export function SideMenu() {
  const t = useMessages();
  const leave = useSignOut();
  const accountLinks = useAccountLinks();
  const { paths } = usePage().route;
  const menu = useRef<HTMLElement>(null);
  const id = useId();

  useEffect(() => {
    // If the menu is a row, the current page may be outside of it.
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - menu.current.clientWidth / 3;
  }, []);

  return (
    <nav ref={menu} className="side-menu" aria-label={t('site_account_menu')}>
      {groups.map(([group, title]) => {
        const links = accountLinks.filter((link) => link.group === group);
        if (links.length === 0) return null;
        return (
          <Fragment key={group}>
            <h2 id={`${id}-${group}`}>{t(title)}</h2>
            <ul aria-labelledby={`${id}-${group}`}>
              {links.map(({ href, label, icon, also }) => (
                <li key={href}>
                  <Link
                    href={href}
                    {...(also && paths.includes(also.href) && { 'aria-current': 'page' as const })}
                  >
                    <Icon name={icon} />
                    {t(label)}
                  </Link>
                </li>
              ))}
            </ul>
          </Fragment>
        );
      })}
      <button type="button" onClick={leave}>
        <Icon name="log-out" />
        {t('site_log_out')}
      </button>
    </nav>
  );
}
