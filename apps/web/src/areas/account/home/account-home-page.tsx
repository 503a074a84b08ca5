import { Button, EmptyState, Skeleton } from '@baize/ui';

import { AccountFrame } from '../../../frame/account-frame.tsx';
import { isLost } from '../../../call/index.ts';
import { useShowsItem } from '../../../frame/use-shows-item.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { LimitsInUse } from '../../limits/index.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { LastGames } from './last-games.tsx';
import { LatestMessages } from './latest-messages.tsx';
import { OverviewHero } from './overview-hero.tsx';
import { useOverview } from './use-overview.ts';
import { VerificationCard } from './verification-card.tsx';
import { WaitingList } from './waiting-list.tsx';
import './home.css';

/** The first page of the account area: money, what waits, what was played, and the player's own data. */
export function AccountHomePage() {
  const t = useMessages();
  const hasLimits = useShowsItem('limits');
  const hasProfile = useShowsItem('profile');
  const { data: reply, isError, error, refetch } = useOverview();
  const overview = reply?.data;
  return (
    <AccountFrame title={t('site_account_home')} heading={<OverviewHero overview={overview} />}>
      <div className="account-home">
        <div className="account-home-column">
          {!overview && !isError && <Skeleton className="h-40 w-full" />}
          {!overview && isError && (
            <EmptyState
              icon={isLost(error) ? 'wifi-off' : 'triangle-alert'}
              tone="failed"
              title={t('account_overview_failed')}
              action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
            />
          )}
          {overview && <WaitingList overview={overview} />}
          {overview && <LastGames games={overview.games} />}
          {overview && <LatestMessages />}
        </div>
        <div className="account-home-column">
          {hasLimits && <LimitsInUse fallback={<Skeleton className="h-40 w-full" />} />}
          {overview && <VerificationCard identity={overview.identity} />}
        </div>
        {hasProfile && (overview ?? isError) && <ProfileSection />}
      </div>
    </AccountFrame>
  );
}
