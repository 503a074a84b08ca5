import type { Studio } from '@baize/contract';
import { Checkbox, Icon } from '@baize/ui';
import { useId, useState } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { foldText } from './fold-text.ts';

export interface StudioPanelProps {
  readonly studios: readonly Studio[];
  readonly chosen: readonly number[];
  onChange(chosen: readonly number[]): void;
}

/** The studios of a lobby to choose among, with how many games each has here. */
export function StudioPanel({ studios, chosen, onChange }: StudioPanelProps) {
  const t = useMessages();
  const { language } = useApp();
  const [text, setText] = useState('');
  const titleId = useId();
  const wanted = foldText(text);
  const shown = studios.filter(({ name }) => foldText(name).includes(wanted));
  const number = new Intl.NumberFormat(language);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <section className="studio-panel" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{t('catalogue_studios')}</h2>
        {chosen.length > 0 && (
          <button type="button" onClick={() => onChange([])}>
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
        <ul>
          {shown.map(({ id, name, game_count: count }) => (
            <li key={id}>
              <Checkbox
                label={name}
                count={number.format(count)}
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
