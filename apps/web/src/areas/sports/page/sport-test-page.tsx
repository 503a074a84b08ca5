import { Panel } from '@baize/ui';
import { useCallback, useState } from 'react';

import {
  type SportInput,
  type SportPlace,
  sportTestAddress,
  sportViews,
} from '../../../addresses/sport-address.ts';
import { useBrand } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { useMessageCount } from '../embeds/message-counts.ts';
import { SportFrame } from '../frame/sport-frame.tsx';
import { useBetWatch } from '../frame/use-bet-watch.ts';
import { offeredProviders, shownProvider } from '../providers.ts';
import { sportTitles } from '../sport-titles.ts';
import { ProviderSwitch } from './provider-switch.tsx';
import { SportVisit } from './sport-visit.tsx';
import './sport-page.css';

export { loadSportPage } from './sport-page-data.ts';

/** For those who connect a provider: any book in a page with everything around it, and what its frame has said. */
export function SportTestPage({ input }: { input: SportInput }) {
  const t = useMessages();
  const brand = useBrand();
  const bets = useBetWatch();
  const { view } = input;
  const provider = shownProvider(brand, input) ?? 'redline';
  const { understood, dropped } = useMessageCount(provider);
  const [place, setPlace] = useState<SportPlace>(input);
  const onPlace = useCallback((next: SportPlace) => setPlace(next), []);
  const facts = [
    [t('sports_test_provider'), provider],
    [t('sports_test_place'), placeText(place)],
    [t('sports_test_understood'), understood],
    [t('sports_test_dropped'), dropped],
  ] as const;
  return (
    <div className="sport-page">
      <header className="sport-bar">
        <h1>{t('sports_test')}</h1>
        <SportVisit bets={bets} />
        <ProviderSwitch
          providers={offeredProviders(brand, input)}
          shown={provider}
          addressOf={(other) => sportTestAddress(view, other)}
        />
      </header>
      <nav className="sport-test-views chip-row" aria-label={t('sports_test_views')}>
        {sportViews.map((other) => (
          <Link
            key={other}
            className="chip"
            href={sportTestAddress(other, provider)}
            aria-current={other === view ? 'page' : undefined}
          >
            {t(sportTitles[other])}
          </Link>
        ))}
      </nav>
      <SportFrame
        key={`${provider} ${view}`}
        provider={provider}
        view={view}
        place={input}
        onPlace={onPlace}
        onBet={bets.follow}
      />
      <Panel as="section" className="sport-test-facts">
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Panel>
    </div>
  );
}

/** A place as it is in an address. */
function placeText({ event, league, sport }: SportPlace): string {
  const parts = Object.entries({ event, league, sport }).filter(([, value]) => value !== undefined);
  return parts.map(([name, value]) => `${name}=${value}`).join(' ') || '–';
}
