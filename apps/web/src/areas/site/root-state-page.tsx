import { Button, Icon, type IconName } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';
import { type ReactNode, useCallback, useEffect, useState } from 'react';

import { type RootState, useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LanguageSwitch } from '../../frame/language-switch.tsx';
import './root-state.css';

const FIRST_RETRY_MS = 5_000;
const MAX_RETRY_MS = 60_000;
/** Shows the spinner at least this long, so that it does not flash. */
const MIN_SPINNER_MS = 400;

const contents: Readonly<
  Record<RootState, { icon: IconName; texts: readonly MessageKey[]; still: MessageKey }>
> = {
  maintenance: {
    icon: 'hourglass',
    texts: ['site_maintenance_text', 'site_maintenance_waiting'],
    still: 'site_maintenance_still',
  },
  restricted: {
    icon: 'globe',
    texts: ['site_restricted_text', 'site_restricted_money'],
    still: 'site_restricted_still',
  },
};

/** Checks whether the site is open again, with back-off and jitter. */
function useBackgroundChecks(isOn: boolean, check: () => Promise<void>) {
  useEffect(() => {
    if (!isOn) return;
    let pauseMs = FIRST_RETRY_MS;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      timer = setTimeout(() => void check().finally(wait), pauseMs * (0.5 + Math.random()));
      pauseMs = Math.min(pauseMs * 2, MAX_RETRY_MS);
    };
    wait();
    return () => clearTimeout(timer);
  }, [isOn, check]);
}

/** Links to reach the operator outside of the site. */
function Contacts() {
  const t = useMessages();
  const { telegram, whatsapp, twitter, instagram } = useApp().brand.options;
  const known = Object.entries({
    Telegram: telegram,
    WhatsApp: whatsapp,
    Twitter: twitter,
    Instagram: instagram,
  });
  const links = known.flatMap(([name, href]) => (href ? [{ name, href }] : []));
  if (links.length === 0) return null;
  return (
    <nav className="root-state-contacts" aria-label={t('site_state_contact')}>
      <span aria-hidden="true">{t('site_state_contact')}</span>
      {links.map(({ name, href }) => (
        <a key={name} href={href} rel="noopener noreferrer" target="_blank">
          {name}
        </a>
      ))}
    </nav>
  );
}

function TryAgain({ still }: { still: MessageKey }): ReactNode {
  const t = useMessages();
  const { checkSite } = useApp();
  const [isChecking, setChecking] = useState(false);
  const [answer, setAnswer] = useState('');
  const retry = async () => {
    setChecking(true);
    setAnswer('');
    await Promise.all([checkSite(), new Promise((resolve) => setTimeout(resolve, MIN_SPINNER_MS))]);
    // Still mounted: the site has not opened.
    setChecking(false);
    setAnswer(t(still));
  };
  return (
    <>
      <Button size="large" loading={isChecking} onClick={() => void retry()}>
        {t('site_try_again')}
      </Button>
      <p className="root-state-answer" aria-live="polite">
        {answer}
      </p>
    </>
  );
}

/** Replaces every page while the brand is closed or must not serve this visitor. */
export function RootStatePage({ input }: { input: RootState }) {
  const t = useMessages();
  const { brand, checkSite } = useApp();
  const { name, logo } = brand.options;
  const { icon, texts, still } = contents[input];
  const check = useCallback(() => checkSite(), [checkSite]);
  useBackgroundChecks(input === 'maintenance', check);
  return (
    <div className="root-state">
      <header>
        <img src={logo} alt={name} height={36} />
        <LanguageSwitch />
      </header>
      <section className="felt">
        <Icon name="spade" className="root-state-mark" />
        <span className="root-state-icon">
          <Icon name={icon} size={32} />
        </span>
        <h1>{t(input === 'maintenance' ? 'site_maintenance_title' : 'site_restricted_title')}</h1>
        {texts.map((key) => (
          <p key={key}>{t(key, { brand: name })}</p>
        ))}
        <TryAgain still={still} />
      </section>
      <Contacts />
    </div>
  );
}
