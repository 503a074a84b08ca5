import { Checkbox } from '@baize/ui';

import { toggleIn } from './use-lobby-filters.ts';

interface TickListProps {
  readonly entries: readonly { readonly value: string; readonly label: string; readonly count?: string }[];
  /** The ticked values, separated by commas. */
  readonly ticked: string | undefined;
  onChange(ticked: string | undefined): void;
}

/** A list of checkboxes for a filter with several values. */
export function TickList({ entries, ticked, onChange }: TickListProps) {
  const chosen = new Set(ticked?.split(','));
  return (
    <ul>
      {entries.map(({ value, label, count }) => (
        <li key={value}>
          <Checkbox
            label={label}
            count={count}
            checked={chosen.has(value)}
            onChange={() => onChange(toggleIn(ticked, value))}
          />
        </li>
      ))}
    </ul>
  );
}
