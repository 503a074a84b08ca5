import type { HomeSection } from '@baize/brand';

/** Sections of the home page whose code loads when they are near. */
export type LateName = Extract<
  HomeSection,
  | 'sports'
  | 'lastWinners'
  | 'promotions'
  | 'categories'
  | 'videos'
  | 'sportsChooser'
  | 'studios'
  | 'categoryLinks'
  | 'explore'
  | 'payments'
>;
