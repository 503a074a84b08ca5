import { Icon } from '@baize/ui';
import { type Ref, useEffect, useId, useRef, useState } from 'react';

import { CountryFlag } from './country-flag.tsx';
import { CountryListBox } from './country-list-box.tsx';
import { type Country, countryOf } from './country-list.ts';
import './country-picker.css';

interface CountryPickerProps {
  readonly label: string;
  readonly countries: readonly Country[];
  /** Id of the chosen country; empty if there is none. */
  readonly value: string;
  readonly onChange: (id: string) => void;
  /** What is shown beside the flag. */
  readonly shows: 'name' | 'code';
  /** The kind of browser autofill. */
  readonly autoComplete: 'country-name' | 'tel-country-code';
  readonly error?: string | undefined;
  /** The control to focus after an error. */
  readonly ref?: Ref<HTMLButtonElement>;
}

const ROOM_PX = 360;

/** Places the list below its button, or above if there is more room. On phones it is a sheet. */
function placeBeside(panel: HTMLElement, button: HTMLElement) {
  const { top, bottom, left } = button.getBoundingClientRect();
  const opensUpwards = innerHeight - bottom < ROOM_PX && top > innerHeight - bottom;
  panel.style.setProperty('--left', `${left}px`);
  panel.style.setProperty('--top', opensUpwards ? 'auto' : `${bottom + 4}px`);
  panel.style.setProperty('--bottom', opensUpwards ? `${innerHeight - top + 4}px` : 'auto');
}

/** A country with its flag, chosen from a searchable list. */
export function CountryPicker(props: CountryPickerProps) {
  const { label, countries, value, onChange, shows, autoComplete, error, ref } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const chosen = countryOf(countries, value);

  useEffect(() => {
    if (!isOpen) return;
    const close = (event: Event) => {
      // Scrolling the page would move the button away from its list.
      if (event.target instanceof Node && !panel.current?.contains(event.target))
        panel.current?.hidePopover();
    };
    window.addEventListener('scroll', close, { capture: true });
    return () => window.removeEventListener('scroll', close, { capture: true });
  }, [isOpen]);

  function choose(country: Country) {
    onChange(String(country.id));
    panel.current?.hidePopover();
  }

  return (
    <div className="labelled">
      <label id={`${id}-label`} htmlFor={id} className="font-medium">
        {label}
      </label>
      <div ref={box} className="field country-field" data-invalid={error ? '' : undefined}>
        <button
          ref={ref}
          type="button"
          id={id}
          popoverTarget={`${id}-panel`}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-labelledby={`${id}-label ${id}-value`}
          aria-describedby={error ? `${id}-error` : undefined}
        >
          {chosen && <CountryFlag slug={chosen.slug} />}
          <span id={`${id}-value`} className="truncate">
            <span className={shows === 'code' ? 'visually-hidden' : undefined}>{chosen?.name} </span>
            {shows === 'code' && chosen?.code}
          </span>
          <Icon name="chevron-down" size={16} />
        </button>
        {/* Only for browser autofill; users have the button. */}
        <select
          className="visually-hidden"
          tabIndex={-1}
          aria-hidden="true"
          autoComplete={autoComplete}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name} ({country.code})
            </option>
          ))}
        </select>
      </div>
      <div
        ref={panel}
        id={`${id}-panel`}
        popover="auto"
        role="dialog"
        aria-labelledby={`${id}-label`}
        className="country-panel"
        onBeforeToggle={(event) => {
          if (event.newState === 'open' && box.current) placeBeside(event.currentTarget, box.current);
        }}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        {isOpen && <CountryListBox countries={countries} chosenId={value} onChoose={choose} />}
      </div>
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-12 text-danger">
          <Icon name="circle-alert" size={16} />
          {error}
        </p>
      )}
    </div>
  );
}
