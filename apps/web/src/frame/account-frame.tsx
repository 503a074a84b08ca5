import { Icon } from '@baize/ui';
import { type ReactNode, useEffect, useRef } from 'react';

import { useMessages } from '../messages/use-messages.ts';
import { useAccountLinks } from './account-links.ts';
import { Link } from '../router/index.ts';
import { useSignOut } from './use-sign-out.ts';
import { WalletCard } from './wallet-card.tsx';
import './account-frame.css';

interface AccountFrameProps {
  readonly title: string;
  /** At the right on wide screens, below on narrow ones. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

function SideMenu() {
  const t = useMessages();
  const leave = useSignOut();
  const accountLinks = useAccountLinks();
  const menu = useRef<HTMLElement>(null);

  useEffect(() => {
    // If the menu is a row, the current page may be outside of it.
    const current = menu.current?.querySelector<HTMLElement>('[aria-current]');
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - menu.current.clientWidth / 3;
  }, []);

  return (
    <nav ref={menu} className="side-menu" aria-label={t('site_account_menu')}>
      {accountLinks.map(({ href, label, icon }) => (
        <Link key={href} href={href}>
          <Icon name={icon} />
          {t(label)}
        </Link>
      ))}
      <button type="button" onClick={leave}>
        <Icon name="log-out" />
        {t('site_log_out')}
      </button>
    </nav>
  );
}

/** The frame of every account page: wallet and menu beside the page. */
export function AccountFrame({ title, aside, children }: AccountFrameProps) {
  return (
    <div className="account-frame" data-aside={aside ? '' : undefined}>
      <div className="account-side">
        <WalletCard />
        <SideMenu />
      </div>
      <div className="account-main">
        <h1>{title}</h1>
        {children}
      </div>
      {aside && <aside className="account-aside">{aside}</aside>}
    </div>
  );
}
