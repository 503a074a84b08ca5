import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../../app/app.ts';
import { HelpPhone } from './help-line.tsx';
import { helpLinesQuery } from '../limit-queries.ts';
import '../limits.css';

/** The help lines of the nearest country that can be called; nothing if the brand has none. */
export function NearestHelp({ count }: { count: number }) {
  const { data: reply } = useQuery(helpLinesQuery(useApp()));
  const callable = reply?.data.filter(({ phone }) => phone !== null) ?? [];
  const lines = callable
    .filter(({ country }) => country?.code === callable[0]?.country?.code)
    .slice(0, count);
  if (lines.length === 0) return null;
  return (
    <ul className="nearest-help">
      {lines.map(({ name, text, hours, phone }) => (
        <li key={name}>
          <p>
            <b>{name}</b>
            {[text, hours].filter(Boolean).join(' ')}
          </p>
          <HelpPhone phone={phone} />
        </li>
      ))}
    </ul>
  );
}
