import { Icon, joinClasses } from '@baize/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { CountryFlag } from './country-flag.tsx';
import type { Country } from './country-list.ts';
import { matchCountries } from './match-countries.ts';

interface CountryListBoxProps {
  readonly countries: readonly Country[];
  readonly chosenId: string;
  readonly onChoose: (country: Country) => void;
}

/** A list with a search: the focus stays in the search field, and the arrow keys move through the list. */
export function CountryListBox({ countries, chosenId, onChoose }: CountryListBoxProps) {
  const t = useMessages();
  const id = useId();
  const [typed, setTyped] = useState('');
  const found = matchCountries(countries, typed);
  const chosenIndex = found.findIndex((country) => String(country.id) === chosenId);
  const [activeIndex, setActiveIndex] = useState(Math.max(0, chosenIndex));
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const active = found[activeIndex];
  const optionId = (country: Country) => `${id}-${country.id}`;
  const activeId = active && optionId(active);

  useEffect(() => {
    // On touch screens the keyboard would hide the list.
    if (matchMedia('(pointer: fine)').matches) input.current?.focus();
  }, []);

  useEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(activeId);
    if (!list.current || !option) return;
    list.current.scrollTop = option.offsetTop - (list.current.clientHeight - option.offsetHeight) / 2;
  }, [activeId]);

  function search(text: string) {
    setTyped(text);
    setActiveIndex(0);
  }

  function move(event: KeyboardEvent) {
    const last = found.length - 1;
    const next = {
      ArrowDown: activeIndex + 1,
      ArrowUp: activeIndex - 1,
      PageDown: activeIndex + 8,
      PageUp: activeIndex - 8,
    }[event.key];
    if (next !== undefined) {
      event.preventDefault();
      setActiveIndex(Math.max(0, Math.min(last, next)));
    }
    if (event.key !== 'Enter') return;
    // Enter must not submit the form around it.
    event.preventDefault();
    if (active) onChoose(active);
  }

  return (
    <>
      <div className="field">
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          aria-label={t('auth_country_search')}
          placeholder={t('auth_country_search')}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => search(event.target.value)}
          onKeyDown={move}
        />
      </div>
      <div ref={list} id={`${id}-list`} role="listbox" aria-label={t('auth_countries')}>
        {found.map((country, index) => (
          // The search field handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={country.id}
            id={optionId(country)}
            role="option"
            tabIndex={-1}
            aria-selected={String(country.id) === chosenId}
            className={joinClasses('country-option', index === activeIndex && 'is-active')}
            onClick={() => onChoose(country)}
          >
            <CountryFlag slug={country.slug} />
            <span>{country.name}</span>
            <small>{country.code}</small>
          </div>
        ))}
      </div>
      <p role="status" className={found.length > 0 ? 'visually-hidden' : 'country-none'}>
        {t('auth_country_count', { count: found.length })}
      </p>
    </>
  );
}
