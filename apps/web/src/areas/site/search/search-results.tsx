import type { WireReply } from '@baize/contract';
import { Icon, type IconName } from '@baize/ui';
import { useId } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { lobbyAddress } from '../../../addresses/lobby-address.ts';
import { Link } from '../../../router/index.ts';
import { GameResults } from './game-results.tsx';

export type Found = WireReply<'GET /search'>['data'];

/** The number of results, including games that are not shown. */
export function resultCount({ games_total: games, studios, categories, promotions, pages }: Found): number {
  return games + studios.length + categories.length + promotions.length + pages.length;
}

interface NamedResult {
  readonly id: number;
  readonly name: string;
  readonly url: string;
}

interface GroupProps {
  readonly title: string;
  readonly icon: IconName;
  readonly results: readonly NamedResult[];
  /** Called when a result is opened. */
  onLeave(): void;
}

function Group({ title, icon, results, onLeave }: GroupProps) {
  const titleId = useId();
  if (results.length === 0) return null;
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      <ul className="search-list">
        {results.map(({ id, name, url }) => (
          <li key={id}>
            <Link href={url} onClick={onLeave}>
              <span className="search-mark">
                <Icon name={icon} />
              </span>
              <b>{name}</b>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface SearchResultsProps {
  readonly found: Found;
  readonly text: string;
  /** Called when a result is opened. */
  onLeave(): void;
}

/** The results by kind; empty kinds are left out. */
export function SearchResults({ found, text, onLeave }: SearchResultsProps) {
  const t = useMessages();
  const { games, games_total: total, studios, categories, promotions, pages } = found;
  return (
    <>
      {games.length > 0 && <GameResults title={t('site_search_games')} games={games} onLeave={onLeave} />}
      {total > games.length && (
        <div className="search-list">
          <Link href={lobbyAddress('casino', { search: text })} onClick={onLeave}>
            <b className="search-all">{t('site_search_all', { count: total })}</b>
          </Link>
        </div>
      )}
      <Group title={t('catalogue_studios')} icon="gamepad-2" results={studios} onLeave={onLeave} />
      <Group title={t('catalogue_categories')} icon="layout-grid" results={categories} onLeave={onLeave} />
      <Group title={t('site_nav_promotions')} icon="gift" results={promotions} onLeave={onLeave} />
      <Group title={t('site_search_pages')} icon="file-text" results={pages} onLeave={onLeave} />
    </>
  );
}
