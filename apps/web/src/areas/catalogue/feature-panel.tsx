import { formatCount } from '@baize/messages/count';
import { type ReactNode, useId } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { LobbyConfig } from './lobby-config.ts';
import { featureNames, mechanicNames } from '../play/index.ts';
import { TickList } from './tick-list.tsx';
import type { LobbyFilters } from './use-lobby-filters.ts';

const levels = ['1', '2', '3', '4', '5'] as const;

interface FeaturePanelProps {
  readonly config: Pick<LobbyConfig, 'features' | 'mechanics'>;
  readonly filters: LobbyFilters;
}

/** Filters by feature, and in a lobby with slots by how they pay and by volatility. */
export function FeaturePanel({ config, filters }: FeaturePanelProps) {
  const t = useMessages();
  const { language } = useApp();
  const features = config.features.flatMap(({ name, game_count: count }) => {
    const key = featureNames[name];
    return key ? [{ value: name, label: t(key), count: formatCount(count, language) }] : [];
  });
  const mechanics = config.mechanics.flatMap(({ name, game_count: count }) => {
    const key = mechanicNames.get(name);
    return key ? [{ value: name, label: t(key), count: formatCount(count, language) }] : [];
  });
  const { ticked, tick } = filters;
  return (
    <>
      {mechanics.length > 0 && (
        <Panel title={t('play_mechanic')}>
          <TickList
            entries={mechanics}
            ticked={ticked.mechanic}
            onChange={(mechanic) => tick({ mechanic })}
          />
        </Panel>
      )}
      {features.length > 0 && (
        <Panel title={t('catalogue_features')}>
          <TickList entries={features} ticked={ticked.feature} onChange={(feature) => tick({ feature })} />
        </Panel>
      )}
      {mechanics.length > 0 && (
        <Panel title={t('play_volatility')}>
          <TickList
            entries={levels.map((value) => ({ value, label: t('play_volatility_level', { level: value }) }))}
            ticked={ticked.volatility}
            onChange={(volatility) => tick({ volatility })}
          />
        </Panel>
      )}
    </>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className="filter-panel" aria-labelledby={titleId}>
      <header>
        <h2 id={titleId}>{title}</h2>
      </header>
      {children}
    </section>
  );
}
