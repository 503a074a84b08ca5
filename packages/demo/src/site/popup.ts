import type { Text } from '../text.ts';

/** A popup on the home page, until the visitor dismisses it. */
export interface Popup {
  id: number;
  /** Stem of the picture files. */
  picture: string;
  url: string;
  name: Text;
}

export const popups: readonly Popup[] = [
  {
    id: 1,
    picture: 'promo-hos-geldin',
    url: '/Promotions/1',
    name: { tr: 'Hoş geldin paketi', en: 'Welcome package' },
  },
];
