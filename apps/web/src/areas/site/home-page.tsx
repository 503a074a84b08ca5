import type { HomeSection } from '@baize/brand';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { WinnerList } from '../catalogue/index.ts';
import { GameRail } from '../play/index.ts';
import { ContinuePlaying } from './continue-playing.tsx';
import { HomeHero } from './home-hero.tsx';
import { LobbyTiles } from './lobby-tiles.tsx';
import { PromotionRail } from './promotion-rail.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StoryStrip } from './story-strip.tsx';
import { StudioStrip } from './studio-strip.tsx';
import type { HomeData } from './home-data.ts';

/** What stands in each section; a section that has nothing to show is left out. */
function useSections(data: HomeData): Partial<Record<HomeSection, ReactNode>> {
  const t = useMessages();
  return {
    hero: <HomeHero sliders={data.sliders} sides={data.sides} />,
    stories: data.stories.length > 0 && <StoryStrip stories={data.stories} />,
    quickLinks: <QuickLinks />,
    continuePlaying: <ContinuePlaying />,
    liveCasino: (
      <GameRail
        title={t('site_live_casino')}
        note={t('site_tables_open', { count: data.live_casino_total })}
        games={data.live_casino_games}
        allHref="/livecasino"
      />
    ),
    popularSlots: (
      <GameRail
        title={t('site_popular_slots')}
        note={t('site_games_count', { count: data.casino_total })}
        games={data.casino_games}
        allHref="/casino"
      />
    ),
    newGames: (
      <GameRail
        title={t('site_new_games')}
        note={t('site_games_count', { count: data.new_games.total })}
        games={data.new_games.games}
        allHref="/casino"
      />
    ),
    jackpots: (
      <GameRail
        title={t('site_jackpot_games')}
        note={t('site_games_count', { count: data.jackpot_games.total })}
        games={data.jackpot_games.games}
        allHref="/Jackpot"
      />
    ),
    lastWinners: data.last_winners.length > 0 && <WinnerList winners={data.last_winners} />,
    promotions: <PromotionRail promotions={data.promotions} />,
    studios: <StudioStrip studios={data.studios} />,
    explore: <LobbyTiles />,
  };
}

/** The home page: the brand's sections in the brand's order. */
export function HomePage() {
  const app = useApp();
  const { data } = useSuspenseQuery(callQuery(app, 'GET /homepage', { query: { device: app.device } }));
  const sections = useSections(data.data);
  return (
    <div className="stack home">
      {app.brand.traits['home.sections'].map((name) => {
        const section = sections[name];
        return section ? (
          <div key={name} className={`home-${name}`}>
            {section}
          </div>
        ) : null;
      })}
    </div>
  );
}
