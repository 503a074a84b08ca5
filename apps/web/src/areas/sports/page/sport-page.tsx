import { EmptyState, IconButton } from '@baize/ui';
import { useCallback, useEffect } from 'react';

import {
  sportAddress,
  type SportInput,
  type SportPlace,
  withPlace,
} from '../../../addresses/sport-address.ts';
import { useBrand } from '../../../app/app.ts';
import { useIsPlayer } from '../../../call/index.ts';
import { useSupport } from '../../../frame/support-context.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useNavigation, usePage } from '../../../router/index.ts';
import { RoomLine, usePlayRoom } from '../../limits/late.ts';
import { SportFrame } from '../frame/sport-frame.tsx';
import { type BetNews, useBetWatch } from '../frame/use-bet-watch.ts';
import { offeredProviders, shownProvider } from '../providers.ts';
import { sportTitles } from '../sport-titles.ts';
import { ProviderSwitch } from './provider-switch.tsx';
import { SportBonus } from './sport-bonus.tsx';
import { SportVisit } from './sport-visit.tsx';
import './sport-page.css';

export { loadSportPage } from './sport-page-data.ts';

/** The address follows the book: its entries in the browser's history are the book's own. */
function useFollowPlace(): (place: SportPlace) => void {
  const navigation = useNavigation();
  return useCallback(
    (place) => {
      const { address } = navigation.current();
      const next = withPlace(address, place);
      if (next !== address) void navigation.navigate(next, { replace: true, keepScroll: true });
    },
    [navigation],
  );
}

/** A match, league or sport has the title; the page's path, with which titles are otherwise set, is the same for all of them. */
function usePlaceTitle(title: string): void {
  const { options } = useBrand();
  useEffect(() => {
    document.title = `${title} – ${options.name}`;
  }, [title, options.name]);
}

/** A book of sports, with the choice between the brand's providers above it. */
export function SportPage({ input }: { input: SportInput }) {
  const t = useMessages();
  const brand = useBrand();
  const { name } = usePage();
  const support = useSupport();
  const onPlace = useFollowPlace();
  const bets = useBetWatch();
  const room = usePlayRoom(useIsPlayer());
  const followBet = (news: BetNews) => {
    bets.follow(news);
    if (news === 'changed') room.refresh();
  };
  const { view } = input;
  const provider = shownProvider(brand, input);
  const title = t(sportTitles[view]);
  usePlaceTitle(name ?? title);
  return (
    <div className="sport-page">
      <header className="sport-bar">
        <h1>{title}</h1>
        {provider && <SportVisit bets={bets} />}
        {provider && (
          <ProviderSwitch
            providers={offeredProviders(brand, input)}
            shown={provider}
            addressOf={(other) => sportAddress(view, other)}
          />
        )}
        {support && (
          <IconButton
            outlined
            icon="message-circle"
            label={t('site_support')}
            onClick={() => support.open()}
          />
        )}
      </header>
      {provider && <SportBonus provider={provider} />}
      {provider && <RoomLine room={room} />}
      {provider ? (
        <SportFrame
          key={`${provider} ${view}`}
          provider={provider}
          view={view}
          place={input}
          onPlace={onPlace}
          onBet={followBet}
          canDeposit={room.canDeposit}
        />
      ) : (
        // The brand has sport, and no provider switched on.
        <EmptyState icon="trophy" title={t('sports_none')} text={t('sports_none_text')} />
      )}
    </div>
  );
}
