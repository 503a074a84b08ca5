import { Icon } from '@baize/ui';
import { Fragment, useId } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { Link, usePage } from '../router/index.ts';
import { useAccountSections } from './account-links.ts';
import { SignOutButton } from './sign-out-button.tsx';

/** The account pages by group, beside each of them on wide screens; narrow ones have a page instead. */
export function SideMenu() {
  const t = useMessages();
  const sections = useAccountSections();
  const { paths } = usePage().route;
  const id = useId();
  return (
    <nav className="side-menu" aria-label={t('site_account_menu')}>
      {sections.map(({ group, title, links }) => (
        <Fragment key={group}>
          {title && <h2 id={`${id}-${group}`}>{t(title)}</h2>}
          <ul aria-labelledby={title && `${id}-${group}`}>
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
      ))}
      <SignOutButton />
    </nav>
  );
}
