import { MIN_SEARCH_LENGTH } from '@baize/contract/page-addresses';
import { Button, Dialog, EmptyState, Icon, Skeleton } from '@baize/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useDeferredValue, useEffect, useRef, useState } from 'react';

import './search/search.css';
import { useApp } from '../../app/app.ts';
import { callQuery, failureText, isLost } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { lobbyAddress, MAX_SEARCH_LENGTH } from '../../addresses/lobby-address.ts';
import { useNavigate } from '../../router/index.ts';
import { resultCount, SearchResults } from './search/search-results.tsx';
import { SearchStart } from './search/search-start.tsx';
import { rememberSearch } from './search/search-memory.ts';
import { useDebounced } from './search/use-debounced.ts';

const PAUSE_MS = 180;

/** Moves the focus between the field and the results with the arrow keys. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(
      '.search-field input, .search-list a:not(.search-about)',
    ),
  ];
  const place = stops.findIndex((stop) => stop === document.activeElement);
  const next = stops[(place + step + stops.length) % stops.length];
  event.preventDefault();
  next?.focus();
}

/** Site search for games, studios, categories, promotions and pages. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages();
  const app = useApp();
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const searchText = useDebounced(text.trim(), PAUSE_MS);
  // Opening the search is a request to type, on phones too.
  useEffect(() => field.current?.focus(), []);
  const hasSearch = searchText.length >= MIN_SEARCH_LENGTH;
  const search = useQuery({
    ...callQuery(app, 'GET /search', { query: { q: searchText } }),
    enabled: hasSearch,
    placeholderData: keepPreviousData,
  });
  const found = useDeferredValue(hasSearch ? search.data?.data : undefined);
  const count = found && resultCount(found);

  function leave() {
    rememberSearch(searchText);
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={t('site_search')}
      closeLabel={t('site_close')}
      size="medium"
      className="search-dialog"
    >
      {/* The element only handles keys of the focusable elements inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
      <div
        className="site-search"
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return moveFocus(event);
          // The browser's default would only clear the field.
          event.preventDefault();
          onClose();
        }}
      >
        <form
          role="search"
          onSubmit={(event) => {
            event.preventDefault();
            if (text.trim().length < MIN_SEARCH_LENGTH) return;
            leave();
            void navigate(lobbyAddress('casino', { search: text.trim() }));
          }}
        >
          <label className="search-field">
            <Icon name="search" />
            <span className="visually-hidden">{t('site_search_hint')}</span>
            <input
              ref={field}
              type="search"
              value={text}
              placeholder={t('site_search_kinds')}
              maxLength={MAX_SEARCH_LENGTH}
              enterKeyHint="search"
              autoComplete="off"
              onChange={(event) => setText(event.target.value)}
            />
          </label>
        </form>
        <p className="visually-hidden" role="status">
          {hasSearch && count !== undefined && t('site_search_count', { count })}
        </p>
        {!hasSearch && (
          <SearchStart
            onLeave={leave}
            onRepeat={(earlier) => {
              setText(earlier);
              field.current?.focus();
            }}
          />
        )}
        {hasSearch && search.isError && (
          <EmptyState
            icon={isLost(search.error) ? 'wifi-off' : 'triangle-alert'}
            title={t('site_search_failed')}
            text={failureText(search.error, t('site_unknown_error'))}
            action={<Button onClick={() => void search.refetch()}>{t('site_try_again')}</Button>}
          />
        )}
        {hasSearch && !search.isError && !found && (
          <div className="search-waiting" aria-hidden="true">
            {Array.from({ length: 5 }, (_, index) => (
              <Skeleton key={index} className="h-13" />
            ))}
          </div>
        )}
        {hasSearch && found && count === 0 && (
          <EmptyState icon="search" title={t('site_search_nothing')} text={t('site_search_nothing_text')} />
        )}
        {hasSearch && found && count !== undefined && count > 0 && (
          <SearchResults found={found} text={searchText} onLeave={leave} />
        )}
      </div>
    </Dialog>
  );
}
