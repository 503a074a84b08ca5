import { useId } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { href, Link } from '../../shell/router/index.ts';
import type { HomeData } from './home-data.ts';

const MOST_SHOWN = 16;

/** The studios by their marks; each leads to its games. */
export function StudioStrip({ studios }: { studios: HomeData['studios'] }) {
  const t = useMessages();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <header className="section-head">
        <h2 id={titleId}>{t('site_studios')}</h2>
        <span className="text-ink-3">{t('site_studios_count', { count: studios.length })}</span>
      </header>
      <ul className="studio-strip">
        {studios.slice(0, MOST_SHOWN).map((studio) => (
          <li key={studio.id}>
            <Link
              href={href('/casino', {}, { provider: studio.id })}
              aria-label={t('site_studio_games', { name: studio.name, count: studio.game_count })}
            >
              {studio.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
