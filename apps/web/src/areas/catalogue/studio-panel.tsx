import type { Studio } from '@baize/contract';
import { formatCount } from '@baize/messages/count';
import { Icon } from '@baize/ui';
import { useId, useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { foldText } from './fold-text.ts';
import { TickList } from './tick-list.tsx';

export interface StudioPanelProps {
  readonly studios: readonly Studio[];
  /** Ids of the chosen studios, separated by commas. */
  readonly chosen: string | undefined;
  onChange(chosen: string | undefined): void;
}

/** The filter by studio, with the number of games of each. */
export function StudioPanel({ studios, chosen, onChange }: StudioPanelProps) {
  const t = useMessages();
  const { language } = useApp();
  const [text, setText] = useState('');
  const titleId = useId();
  const search = foldText(text);
  const shown = studios.filter(({ name }) => foldText(name).includes(search));
  return (
    <section className="filter-panel" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('catalogue_studios')}</h2>
        {chosen !== undefined && (
          <button type="button" onClick={() => onChange(undefined)}>
            {t('catalogue_clear')}
          </button>
        )}
      </header>
      <label className="search-field">
        <Icon name="search" size={16} />
        <span className="visually-hidden">{t('catalogue_search_studio')}</span>
        <input
          type="search"
          value={text}
          placeholder={t('catalogue_search_studio')}
          maxLength={100}
          onChange={(event) => setText(event.target.value)}
        />
      </label>
      {shown.length === 0 ? (
        <p>{t('catalogue_no_studio')}</p>
      ) : (
        <TickList
          entries={shown.map(({ id, name, game_count: count }) => ({
            value: String(id),
            label: name,
            count: formatCount(count, language),
          }))}
          ticked={chosen}
          onChange={onChange}
        />
      )}
    </section>
  );
}
