import type { Studio } from '@baize/contract';
import { Select } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';

interface StudioFilterProps {
  readonly studios: readonly Studio[];
  readonly value: string | undefined;
  onChange(provider: string | undefined): void;
}

/** Narrows a lobby to one studio. */
export function StudioFilter({ studios, value, onChange }: StudioFilterProps) {
  const t = useMessages();
  return (
    <Select
      className="studio-filter"
      label={t('catalogue_studio')}
      labelHidden
      value={value ?? ''}
      onChange={(event) => onChange(event.target.value || undefined)}
      options={[
        { value: '', label: t('catalogue_all_studios') },
        ...studios.map((studio) => ({
          value: String(studio.id),
          label: t('catalogue_studio_with_count', { name: studio.name, count: studio.game_count }),
        })),
      ]}
    />
  );
}
