import type { MessageKey } from '@baize/messages/keys';
import { useId } from 'react';

import { useApp } from '../../app/app.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { LobbyConfig } from '../../routes/lobby-config.ts';
import { TickList } from './tick-list.tsx';
import type { LobbyFilters } from './use-lobby-filters.ts';

/** Features that have words; one that the catalogue adds later is shown once it has some. */
export const featureNames: Readonly<Record<string, MessageKey>> = {
  classic: 'catalogue_feature_classic',
  free_spins: 'catalogue_feature_free_spins',
  jackpot: 'catalogue_feature_jackpot',
  multiplier: 'catalogue_feature_multiplier',
  scatter: 'catalogue_feature_scatter',
  table: 'catalogue_feature_table',
  turkish: 'catalogue_feature_turkish',
  vip: 'catalogue_feature_vip',
  wild: 'catalogue_feature_wild',
};

const levels = ['1', '2', '3', '4', '5'] as const;

interface FeaturePanelProps {
  readonly features: LobbyConfig['features'];
  readonly filters: LobbyFilters;
}

/** What a game has in it, and how it pays. */
export function FeaturePanel({ features, filters }: FeaturePanelProps) {
  const t = useMessages();
  const { language } = useApp();
  const featuresId = useId();
  const volatilityId = useId();
  const number = new Intl.NumberFormat(language);
  const entries = features.flatMap(({ name, game_count: count }) => {
    const key = featureNames[name];
    return key ? [{ value: name, label: t(key), count: number.format(count) }] : [];
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
