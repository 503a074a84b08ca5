import type { Text } from '../text.ts';

/** The texts of a banner; the page adds them, they are never part of the picture. */
export interface Banner {
  id: number;
  /** The lobby that shows it. */
  type: 'home' | 'casino' | 'live_casino' | 'bingo' | 'game' | 'beton' | 'virtual' | 'world_cup';
  placement: 'main' | 'side';
  /** Stem of the picture files. */
  picture: string;
  url: string;
  /** Slug of the brand that shows it; omitted for all brands. */
  brand?: string;
  kicker: Text;
  title: Text;
  text: Text;
  action: Text;
}
