import { useMessages } from '../messages/use-messages.ts';
import { AlertCorner } from './alert-corner.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { ConnectionAlerts } from './connection-alerts.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { usePage } from './router/index.ts';

/** Header, page and footer as the route asks for them. */
export function Layout() {
  const t = useMessages();
  const { frame } = usePage().route;
  return (
    <>
      <NavigationProgress />
      <a className="skip-link" href="#main">
        {t('site_skip_to_content')}
      </a>
      {frame !== 'bare' && <Header inPlay={frame === 'play'} />}
      <main id="main" tabIndex={-1} className={frame === 'bare' ? '' : 'wrap'}>
        <PageOutlet />
      </main>
      {frame !== 'bare' && <Footer inPlay={frame === 'play'} />}
      {frame === 'page' && <BottomBar />}
      <RouteAnnouncer />
      <AlertCorner />
      <ConnectionAlerts />
    </>
  );
}
