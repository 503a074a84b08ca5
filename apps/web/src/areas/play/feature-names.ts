import type { MessageKey } from '@baize/messages/keys';

/** Features with a translation; a new one of the catalogue is shown once it has one. */
export const featureNames: Readonly<Record<string, MessageKey>> = {
  classic: 'catalogue_feature_classic',
  free_spins: 'catalogue_feature_free_spins',
  jackpot: 'catalogue_feature_jackpot',
  multiplier: 'catalogue_feature_multiplier',
  scatter: 'catalogue_feature_scatter',
  table: 'catalogue_feature_table',
  tumble: 'catalogue_feature_tumble',
  turkish: 'catalogue_feature_turkish',
  vip: 'catalogue_feature_vip',
  wild: 'catalogue_feature_wild',
};
