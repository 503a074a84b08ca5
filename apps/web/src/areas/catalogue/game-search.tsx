import { MIN_SEARCH_LENGTH } from '@baize/contract/page-addresses';
import { Icon } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { MAX_SEARCH_LENGTH } from '../../addresses/lobby-address.ts';
import { useMessages } from '../../messages/use-messages.ts';

const PAUSE_MS = 250;

/** Searches from three characters on; empty text shows the whole list again, one or two characters do nothing. */
export function GameSearch({ value, onSearch }: { value: string; onSearch: (text: string) => void }) {
  const t = useMessages();
  const [text, setText] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Back and the chips change the address; the field follows.
  useEffect(() => setText(value), [value]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
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
          if (trimmed === value || (trimmed.length > 0 && trimmed.length < MIN_SEARCH_LENGTH)) return;
          timer.current = setTimeout(() => onSearch(trimmed), PAUSE_MS);
        }}
      />
    </label>
  );
}
