import type { ReactNode } from 'react';

import { useIsClosed } from '../call/index.ts';
import { ReviewLine } from './review-line.tsx';
import { SideMenu } from './side-menu.tsx';
import { TodayCard } from './today-card.tsx';
import { WalletCard } from './wallet-card.tsx';
import './account-frame.css';

interface AccountFrameProps {
  readonly title: string;
  /** A sentence below the title. */
  readonly lead?: string;
  /** At the right on wide screens, below on narrow ones. */
  readonly aside?: ReactNode;
  /** On narrow screens the page's own content comes first: no wallet card, and the break below. */
  readonly isCompact?: boolean;
  readonly children: ReactNode;
}

/** The frame of every account page: wallet and menu beside the page, without them if the account is closed. */
export function AccountFrame({ title, lead, aside, isCompact, children }: AccountFrameProps) {
  const isClosed = useIsClosed();
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
      <div className="account-main">
        {!isClosed && <ReviewLine />}
        <header>
          <h1>{title}</h1>
          {lead !== undefined && <p className="page-lead">{lead}</p>}
        </header>
        {children}
      </div>
      {aside && <aside className="account-aside">{aside}</aside>}
    </div>
  );
}
