import { Icon } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { GameResults } from './game-results.tsx';
import { forgetSearches, rememberedSearches } from './search-memory.ts';

interface SearchStartProps {
  /** Called when a result is opened. */
  onLeave(): void;
  onRepeat(text: string): void;
}

const MAX_GAMES = 6;

/** Before anything is typed: recent searches and popular games. */
export function SearchStart({ onLeave, onRepeat }: SearchStartProps) {
  const t = useMessages();
  const app = useApp();
  const [earlier, setEarlier] = useState(rememberedSearches);
  const { data } = useQuery(
    callQuery(app, 'GET /game-rows/{row}', { params: { row: 'trending' }, query: { limit: MAX_GAMES } }),
  );
  const games = data?.games ?? [];
  return (
    <>
      <p className="text-ink-3">{t('site_search_from_three')}</p>
      {earlier.length > 0 && (
        <section className="search-earlier" aria-label={t('site_search_earlier')}>
          <header>
            <h3>{t('site_search_earlier')}</h3>
            <button
              type="button"
              onClick={() => {
                forgetSearches();
                setEarlier([]);
              }}
            >
              {t('site_search_forget')}
            </button>
          </header>
          <ul>
            {earlier.map((text) => (
              <li key={text}>
                <button type="button" className="chip" onClick={() => onRepeat(text)}>
                  <Icon name="history" size={16} />
                  {text}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {games.length > 0 && <GameResults title={t('site_search_trending')} games={games} onLeave={onLeave} />}
    </>
  );
}
