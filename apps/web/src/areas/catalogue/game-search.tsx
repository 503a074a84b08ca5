import { MIN_SEARCH_LENGTH } from '@baize/contract/page-addresses';
import { Icon } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { MAX_SEARCH_LENGTH } from '../../addresses/lobby-address.ts';
import { useMessages } from '../../messages/use-messages.ts';

const PAUSE_MS = 250;

/** Searches from three characters on; fewer show the whole list, and say how many it takes. */
export function GameSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useMessages();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last search of this field; its own changes of the address must not overwrite what is being typed. */
  const asked = useRef(value);
  // Back and the chips change the address; the field follows.
  useEffect(() => {
    if (value !== asked.current) setText(value);
    asked.current = value;
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const { length } = text.trim();
  const isShort = length > 0 && length < MIN_SEARCH_LENGTH;
  return (
    <div className="game-search">
      <label className="search-field">
        <Icon name="search" />
        <span className="visually-hidden">{t('catalogue_search')}</span>
        <input
          type="search"
          value={text}
          placeholder={t('catalogue_search')}
          maxLength={MAX_SEARCH_LENGTH}
          enterKeyHint="search"
          onChange={(event) => {
            const next = event.target.value;
            setText(next);
            clearTimeout(timer.current);
            const trimmed = next.trim();
            const search = trimmed.length < MIN_SEARCH_LENGTH ? '' : trimmed;
            if (search === value) return;
            timer.current = setTimeout(() => {
              asked.current = search;
              onSearch(search);
            }, PAUSE_MS);
          }}
        />
      </label>
      <p role="status" className={isShort ? '' : 'visually-hidden'}>
        {isShort && t('site_search_from_three')}
      </p>
    </div>
  );
}
