export const rewardViews = ['bonus-request', 'wheel', 'treasure', 'level', 'case'] as const;
export type RewardView = (typeof rewardViews)[number];

/** The text that is the title of each page. */
export const viewTitles = {
  'bonus-request': 'request',
  wheel: 'wheel',
  treasure: 'treasure',
  level: 'level',
  case: 'case',
} as const satisfies Readonly<Record<RewardView, string>>;
