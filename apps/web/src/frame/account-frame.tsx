import { Icon } from '@baize/ui';
import type { ReactNode } from 'react';

import * as paths from '../addresses/paths.ts';
import { useIsClosed } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link } from '../router/index.ts';
import { ReviewLine } from './review-line.tsx';
import { SideMenu } from './side-menu.tsx';
import { TodayCard } from './today-card.tsx';
import { useKeptFocus } from './use-kept-focus.ts';
import { WalletCard } from './wallet-card.tsx';
import './account-frame.css';

interface AccountFrameProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string;
  /** Beside the title. */
  readonly beside?: ReactNode;
  /** Instead of the title and the link to the menu. */
  readonly heading?: ReactNode;
  /** At the right on wide screens, below on narrow ones. */
  readonly aside?: ReactNode;
  /** Less space between its parts on narrow screens, so that more of the page is in the first one. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/**
 * The frame of every account page. Wide screens show wallet and menu beside the page, narrow ones a link to the page with
 * the menu; an account that is closed has neither.
 */
export function AccountFrame(props: AccountFrameProps) {
  const { title, lead, beside, heading, aside, isCompact, children } = props;
  const t = useMessages();
  const isClosed = useIsClosed();
  const main = useKeptFocus<HTMLDivElement>();
  return (
    <div
      className="account-frame"
      data-aside={aside ? '' : undefined}
      data-closed={isClosed ? '' : undefined}
      data-compact={isCompact ? '' : undefined}
    >
      {!isClosed && (
        <div className="account-side">
          <WalletCard />
          <SideMenu />
          <TodayCard />
        </div>
      )}
      <div ref={main} className="account-main">
        {!isClosed && <ReviewLine />}
        {heading ?? (
          <header>
            {!isClosed && (
              <Link href={paths.accountMenu} className="account-back">
                <Icon name="chevron-left" size={16} />
                {t('site_account_menu')}
              </Link>
            )}
            <div className="account-title">
              <h1>{title}</h1>
              {beside}
            </div>
            {lead !== undefined && <p className="page-lead">{lead}</p>}
          </header>
        )}
        {children}
      </div>
      {aside && <aside className="account-aside">{aside}</aside>}
    </div>
  );
}
