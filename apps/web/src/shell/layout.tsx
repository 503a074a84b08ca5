import { IconButton } from '@baize/ui';

import { useSupport } from '../frame/support-context.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AlertCorner } from './alert-corner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionAlerts } from './connection-alerts.tsx';
import { frameParts } from './page-frame.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { NoticeBar } from './notice-bar.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { usePage } from '../router/index.ts';

/** Header, page and footer according to the route. */
export function Layout() {
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
        <PageOutlet />
      </main>
      {hasBars && <Footer inPlay={inPlay} />}
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
