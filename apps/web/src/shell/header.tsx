import { Button, ButtonLink } from '@baize/ui';
import { useEffect, useState } from 'react';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';
import { lateView } from '../app/late-view.tsx';
import { useIsPlayer } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { LanguageSwitch } from '../frame/language-switch.tsx';
import { useLoginPopup, usePreloadLoginPopup, useRegisterPopup } from '../frame/login-popup.tsx';
import { Link } from '../router/index.ts';
import { SearchButton } from './search-button.tsx';
import { SiteLogo } from './site-logo.tsx';
import { promotionsEntry, type Section, shownSections } from './sections.ts';

/** Preloaded if a session is stored, so that the balance appears without delay. */
export const PlayerActions = lateView('PlayerActions', () => import('./player-actions.tsx'));

const SCROLLED_AFTER_PX = 100;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const update = () => setScrolled(window.scrollY > SCROLLED_AFTER_PX);
    update();
    window.addEventListener('scroll', update, { passive: true });
    return () => window.removeEventListener('scroll', update);
  }, []);
  return isScrolled;
}

function VisitorActions() {
  const t = useMessages();
  const askToSignIn = useLoginPopup();
  const askToRegister = useRegisterPopup();
  const preload = usePreloadLoginPopup();
  return (
    <>
      <Button variant="quiet" onClick={() => askToSignIn()} onPointerEnter={preload} onFocus={preload}>
        {t('site_log_in')}
      </Button>
      <ButtonLink href={paths.register} linkAs={Link} onClick={askToRegister}>
        {t('site_sign_up')}
      </ButtonLink>
    </>
  );
}

export function Header({ inPlay }: { inPlay: boolean }) {
  const t = useMessages();
  const { brand } = useApp();
  const isPlayer = useIsPlayer();
  const isScrolled = useIsScrolled();
  return (
    <header className={isScrolled ? 'site-header is-scrolled' : 'site-header'}>
      <div className="wrap">
        <SiteLogo label={t('site_home_of', { brand: brand.options.name })} />
        <nav className="site-nav" aria-label={t('site_sections')}>
          {[...shownSections(brand), promotionsEntry].map((section: Section) => (
            <Link
              key={section.href}
              href={section.href}
              isSection
              className={section.isWideOnly && 'is-wide-only'}
            >
              {section.live && <span className="live-dot" aria-hidden="true" />}
              {t(section.label)}
            </Link>
          ))}
        </nav>
        <div className="site-actions">
          <SearchButton />
          <LanguageSwitch />
          {isPlayer ? <PlayerActions inPlay={inPlay} /> : <VisitorActions />}
        </div>
      </div>
    </header>
  );
}
