import { Button, Icon, VisuallyHidden } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import * as paths from '../addresses/paths.ts';
import { useBrand } from '../app/app.ts';
import { ClosedPage } from '../areas/limits/index.ts';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { PrintHead } from '../frame/print-head.tsx';
import { useSignOut } from '../frame/use-sign-out.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link, useNavigate, usePage } from '../router/index.ts';
import { AlertCorner } from './alert-corner.tsx';
import { ConnectionAlerts } from './connection-alerts.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { PageOutlet } from './page-outlet.tsx';
import { SiteLogo } from './site-logo.tsx';
import './closed-layout.css';

/** The title of what is shown; the page of a closed account has one for all addresses, and the focus at its top. */
function useTitle(name: string, pageTitle: string): string {
  const [spoken, setSpoken] = useState('');
  const latest = useRef(pageTitle);
  const { options } = useBrand();
  useEffect(() => {
    latest.current = pageTitle;
  });
  useEffect(() => {
    document.title = `${name} – ${options.name}`;
    document.body.className = 'closed-account';
    document.getElementById('main')?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
    setSpoken(name);
  }, [name, options.name]);
  useEffect(
    () => () => {
      // The address has stayed the same, so no navigation restores it.
      document.title = latest.current;
    },
    [],
  );
  return spoken;
}

/**
 * The site of a player whose account is closed: one page at every address, except the few that a closed account may
 * open. No games, no search, no promotions.
 */
export function ClosedLayout() {
  const t = useMessages();
  const brand = useBrand();
  const leave = useSignOut();
  const navigate = useNavigate();
  const page = usePage();
  const { route } = page;
  const isOpen = route.whileClosed === 'open';
  const pageName = page.name ?? t(route.title, { brand: brand.options.name });
  const ownTitle =
    route.paths[0] === paths.home ? brand.options.title : `${pageName} – ${brand.options.name}`;
  const spoken = useTitle(isOpen ? pageName : t('exclusion_closed_title'), ownTitle);

  useEffect(() => {
    // So that no game starts by itself when the account opens.
    if (!isOpen && !route.paths.includes(paths.home)) void navigate(paths.home, { replace: true });
  }, [route, isOpen, navigate]);

  return (
    <>
      <NavigationProgress />
      <header className="site-header closed-header">
        <div className="wrap">
          <SiteLogo label={t('exclusion_closed_title')} />
          <div className="site-actions">
            <LanguageSwitch />
            <Button variant="quiet" icon="log-out" onClick={leave}>
              {t('site_log_out')}
            </Button>
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="wrap">
        <PrintHead />
        {isOpen ? (
          <>
            <Link className="closed-back" href={paths.home}>
              <Icon name="chevron-left" />
              {t('exclusion_back')}
            </Link>
            <PageOutlet />
          </>
        ) : (
          <ClosedPage />
        )}
      </main>
      <VisuallyHidden>
        <p aria-live="polite">{spoken}</p>
      </VisuallyHidden>
      <AlertCorner />
      <ConnectionAlerts />
    </>
  );
}
