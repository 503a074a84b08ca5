import { formatCount } from '@baize/messages/count';
import { useId } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { LobbyConfig } from './lobby-config.ts';
import { featureNames } from '../play/index.ts';
import { TickList } from './tick-list.tsx';
import type { LobbyFilters } from './use-lobby-filters.ts';

const levels = ['1', '2', '3', '4', '5'] as const;

interface FeaturePanelProps {
  readonly features: LobbyConfig['features'];
  readonly filters: LobbyFilters;
}

/** Filters by feature and volatility. */
export function FeaturePanel({ features, filters }: FeaturePanelProps) {
  const t = useMessages();
  const { language } = useApp();
  const featuresId = useId();
  const volatilityId = useId();
  const entries = features.flatMap(({ name, game_count: count }) => {
    const key = featureNames[name];
    return key ? [{ value: name, label: t(key), count: formatCount(count, language) }] : [];
  });
  const { ticked, tick } = filters;
  if (entries.length === 0) return null;
  return (
    <>
      <section className="filter-panel" aria-labelledby={featuresId}>
        <header>
          <h2 id={featuresId}>{t('catalogue_features')}</h2>
        </header>
        <TickList entries={entries} ticked={ticked.feature} onChange={(feature) => tick({ feature })} />
      </section>
      <section className="filter-panel" aria-labelledby={volatilityId}>
        <header>
          <h2 id={volatilityId}>{t('play_volatility')}</h2>
        </header>
        <TickList
          entries={levels.map((value) => ({ value, label: t('play_volatility_level', { level: value }) }))}
          ticked={ticked.volatility}
          onChange={(volatility) => tick({ volatility })}
        />
      </section>
    </>
  );
}
