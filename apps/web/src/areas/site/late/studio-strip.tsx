import type { LobbyType } from '@baize/contract/page-addresses';
import type { Studio } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { useId } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import type { HomeData } from '../home-data.ts';
import { campaignStudios, studioAddress } from '../../../addresses/studio-address.ts';

const SLOT_STUDIOS = 16;
const LIVE_STUDIOS = 6;

interface StudioLinksProps {
  readonly type: LobbyType;
  readonly studios: readonly Studio[];
  readonly label: MessageKey;
}

function StudioLinks({ type, studios, label }: StudioLinksProps) {
  const t = useMessages();
  return studios.map((studio) => (
    <li key={`${type} ${studio.id}`}>
      <Link
        href={studioAddress(type, studio)}
        aria-label={t(label, { name: studio.name, count: studio.game_count })}
      >
        {type === 'live_casino' && <i className="live-dot" />}
        {studio.name}
      </Link>
    </li>
  ));
}

/** Links to the games of each studio: slots first, then live tables. */
export function StudioStrip({ data: { studios, live_studios: liveStudios } }: { data: HomeData }) {
  const t = useMessages();
  const titleId = useId();
  const campaigns = studios.filter(({ id }) => campaignStudios.includes(id));
  const others = studios.filter(({ id }) => !campaignStudios.includes(id));
  const shown = [...others.slice(0, SLOT_STUDIOS - campaigns.length), ...campaigns];
  const all = new Set([...studios, ...liveStudios].map(({ id }) => id));
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('home_studios')}</h2>
        <span className="text-ink-3">{t('home_studios_count', { count: all.size })}</span>
      </header>
      <ul className="studio-strip">
        <StudioLinks type="casino" studios={shown} label="home_studio_games" />
        <StudioLinks
          type="live_casino"
          studios={liveStudios.slice(0, LIVE_STUDIOS)}
          label="home_live_studio_games"
        />
      </ul>
    </section>
  );
}
