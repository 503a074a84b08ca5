import { lobbyPaths } from '@baize/contract/page-addresses';
import type { HomeSection } from '@baize/brand';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { LateJackpot, LiveSpot } from '../catalogue/index.ts';
import { GameRail } from '../play/index.ts';
import { ContinuePlaying } from './continue-playing.tsx';
import type { HomeData } from './home-data.ts';
import { HomeHero } from './home-hero.tsx';
import type { LateName } from './late/late-names.ts';
import { LateSection } from './late-section.tsx';
import { LatePopup } from './popup/late-popup.tsx';
import { QuickLinks } from './quick-links.tsx';
import { StoryStrip } from './stories/story-strip.tsx';

export { loadLateParts } from './late-section.tsx';

/** The content of the first screens' sections; empty sections are left out. */
function useSections(data: HomeData): Record<Exclude<HomeSection, LateName>, ReactNode> {
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
        allHref={lobbyPaths.live_casino}
        below={(game) => <LiveSpot game={game} />}
      />
    ),
    popularSlots: (
      <GameRail
        title={t('site_popular_slots')}
        note={t('site_games_count', { count: data.casino_total })}
        games={data.casino_games}
        allHref={lobbyPaths.casino}
      />
    ),
    newGames: (
      <GameRail
        title={t('site_new_games')}
        note={t('site_games_count', { count: data.new_games.total })}
        games={data.new_games.games}
        allHref={lobbyPaths.casino}
      />
    ),
    jackpots: (
      <>
        <GameRail
          title={t('site_jackpot_games')}
          note={t('site_games_count', { count: data.jackpot_games.total })}
          games={data.jackpot_games.games}
          allHref={lobbyPaths.jackpot}
        />
        <LateJackpot kind="cards" />
      </>
    ),
  };
}

/** The home page: the brand's sections in the brand's order. */
export function HomePage() {
  const app = useApp();
  const { data } = useSuspenseQuery(callQuery(app, 'GET /homepage', { query: { device: app.device } }));
  const sections = useSections(data.data);
  return (
    <div className="stack home">
      {app.brand.traits['home.sections'].map((name) =>
        name in sections ? (
          // Empty sections leave an empty element, which the stylesheet hides.
          <div key={name} className={`home-${name}`}>
            {sections[name as keyof typeof sections]}
          </div>
        ) : (
          <LateSection key={name} name={name as LateName} data={data.data} />
        ),
      )}
      <LatePopup />
    </div>
  );
}
