import { IconButton } from '@baize/ui';

import { lateView } from '../app/late-view.tsx';
import { useIsClosed } from '../call/index.ts';
import { PartFailure } from '../frame/part-failure.tsx';
import { PrintHead } from '../frame/print-head.tsx';
import { useSupport } from '../frame/support-context.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AlertCorner } from './alert-corner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionAlerts } from './connection-alerts.tsx';
import { frameParts } from './page-frame.ts';
import { Header } from './header.tsx';
import { LateFooter } from './late-footer.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { usePage } from '../router/index.ts';

/** Loaded only for a player whose account is closed. */
export const ClosedLayout = lateView('ClosedLayout', () => import('./closed-layout.tsx'), {
  texts: 'limits',
});

/** The site, or what is left of it while the player's account is closed. */
export function Layout() {
  const isClosed = useIsClosed();
  const { isRootState } = usePage().route;
  return isClosed && !isRootState ? <ClosedLayout failed={PartFailure} /> : <OpenLayout />;
}

/** Header, page and footer according to the route. */
function OpenLayout() {
  const t = useMessages();
  const support = useSupport();
  const { hasBars, inPlay, isFull } = frameParts(usePage().route.frame);
  return (
    <>
      <NavigationProgress />
      <a className="skip-link" href="#main">
        {t('site_skip_to_content')}
      </a>
      {hasBars && <Header inPlay={inPlay} />}
      {isFull && <NoticeBar />}
      <main id="main" tabIndex={-1} className={hasBars ? 'wrap' : ''}>
        <PrintHead />
        <PageOutlet />
      </main>
      {hasBars && <LateFooter inPlay={inPlay} />}
      {isFull && <BottomBar />}
      {isFull && support && (
        <IconButton
          className="support-button only-wide"
          outlined
          icon="message-circle"
          label={t('site_support')}
          onClick={() => support.open()}
        />
      )}
      <RouteAnnouncer />
      <AlertCorner />
      <ConnectionAlerts />
    </>
  );
}
