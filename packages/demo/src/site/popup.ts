import type { Text } from '../text.ts';

/** What is shown over the home page until the visitor has seen it. */
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
