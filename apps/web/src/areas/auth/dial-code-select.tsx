import { Icon } from '@baize/ui';
import { type ComponentProps, useId } from 'react';

import { useMessages } from '../../messages/use-messages.ts';
import { type Country, countryOf } from './country-list.ts';

interface DialCodeSelectProps extends ComponentProps<'select'> {
  readonly countries: readonly Country[];
  /** Id of the chosen country. */
  readonly chosenId: string;
}

/**
 * The dial code with its flag. The system's own list lies invisible above what is shown, so phones and
 * keyboards keep the list they know.
 */
export function DialCodeSelect({ countries, chosenId, ...select }: DialCodeSelectProps) {
  const t = useMessages();
  const id = useId();
  const chosen = countryOf(countries, chosenId);
  return (
    <div className="labelled">
      <label htmlFor={id} className="font-medium">
        {t('auth_dial_code')}
      </label>
      <div className="field dial-code">
        {chosen && <img src={`/assets/flags/${chosen.slug}.svg`} alt="" width={24} height={16} />}
        <span aria-hidden="true">{chosen?.code}</span>
        <Icon name="chevron-down" size={16} />
        <select {...select} id={id} autoComplete="tel-country-code">
          {countries.map((country) => (
            <option key={country.id} value={country.id}>
              {country.name} ({country.code})
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
