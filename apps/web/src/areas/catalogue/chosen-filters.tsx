import type { Studio } from '@baize/contract';
import { RemovableChip } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import { featureNames, mechanicNames } from '../play/index.ts';
import { type LobbyFilters, toggleIn } from './use-lobby-filters.ts';

interface ChosenFiltersProps {
  readonly studios: readonly Studio[];
  readonly filters: LobbyFilters;
}

/** The filters in use, each with a button to remove it. */
export function ChosenFilters({ studios, filters }: ChosenFiltersProps) {
  const t = useMessages();
  const { ticked, tick } = filters;
  const { provider, feature, mechanic, volatility } = ticked;
  const chips = [
    ...(provider?.split(',') ?? []).map((id) => ({
      name: studios.find((studio) => String(studio.id) === id)?.name ?? id,
      remove: () => tick({ provider: toggleIn(provider, id) }),
    })),
    ...(feature?.split(',') ?? []).map((name) => {
      const key = featureNames[name];
      return { name: key ? t(key) : name, remove: () => tick({ feature: toggleIn(feature, name) }) };
    }),
    ...(mechanic?.split(',') ?? []).map((name) => {
      const key = mechanicNames.get(name);
      return { name: key ? t(key) : name, remove: () => tick({ mechanic: toggleIn(mechanic, name) }) };
    }),
    ...(volatility?.split(',') ?? []).map((level) => ({
      name: t('play_volatility_level', { level }),
      remove: () => tick({ volatility: toggleIn(volatility, level) }),
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <div className="chip-row" role="group" aria-label={t('catalogue_chosen')}>
      {chips.map(({ name, remove }) => (
        <RemovableChip key={name} removeLabel={t('catalogue_remove_filter', { name })} onRemove={remove}>
          {name}
        </RemovableChip>
      ))}
    </div>
  );
}
