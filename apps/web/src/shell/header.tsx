import { Button, ButtonLink } from '@baize/ui';
import { useEffect, useState } from 'react';

import { useApp } from '../app/app.ts';
import { useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalancePill } from './balance-pill.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { useLoginPopup, usePreloadLoginPopup, useRegisterPopup } from './login-popup.tsx';
import { Link } from './router/index.ts';
import { SearchButton } from './search-button.tsx';
import { promotionsEntry, sections } from './sections.ts';

const SCROLLED_AFTER_PX = 100;

function useIsScrolled(): boolean {
  const [isScrolled, setScrolled] = useState(false);
  useEffect(() => {
    const look = () => setScrolled(window.scrollY > SCROLLED_AFTER_PX);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
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
      <Button look="quiet" onClick={() => askToSignIn()} onPointerEnter={preload} onFocus={preload}>
        {t('site_log_in')}
      </Button>
      <ButtonLink href="/Register" linkAs={Link} onClick={askToRegister}>
        {t('site_sign_up')}
      </ButtonLink>
    </>
  );
}

function PlayerActions({ inPlay }: { inPlay: boolean }) {
  const t = useMessages();
  return (
    <>
      {!inPlay && <BalancePill />}
      {!inPlay && (
        <ButtonLink className="only-wide" look="money" icon="plus" href="/Deposit" linkAs={Link}>
          {t('site_deposit')}
        </ButtonLink>
      )}
      <AccountMenu />
    </>
  );
}

export function Header({ inPlay }: { inPlay: boolean }) {
  const t = useMessages();
  const { brand } = useApp();
  const { status } = useSession();
  const isScrolled = useIsScrolled();
  return (
    <header className={isScrolled ? 'site-header is-scrolled' : 'site-header'}>
      <div className="wrap">
        <Link className="site-logo" href="/" aria-label={t('site_home_of', { brand: brand.options.name })}>
          <picture>
            <source media="(max-width: 1199px)" srcSet={brand.options.logo_mobile} />
            <img src={brand.options.logo} alt="" height={32} />
          </picture>
        </Link>
        <nav className="site-nav" aria-label={t('site_sections')}>
          {[...sections, promotionsEntry].map((section) => (
            <Link key={section.href} href={section.href}>
              {'live' in section && <span className="live-dot" aria-hidden="true" />}
              {t(section.label)}
            </Link>
          ))}
        </nav>
        <div className="site-actions">
          <SearchButton />
          <LanguageSwitch />
          {status === 'success' ? <PlayerActions inPlay={inPlay} /> : <VisitorActions />}
        </div>
      </div>
    </header>
  );
}
