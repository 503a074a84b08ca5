import type { Text } from '../text.ts';

/** What a banner says; the words are set by the page, never drawn into the picture. */
export interface Banner {
  id: number;
  /** Lobby that shows it. */
  type: 'home' | 'casino' | 'live_casino' | 'bingo' | 'game' | 'beton' | 'virtual' | 'world_cup';
  placement: 'main' | 'side';
  /** Stem of the picture files. */
  picture: string;
  url: string;
  /** Slug of the one brand that shows it; absent where every brand does. */
  brand?: string;
  kicker: Text;
  title: Text;
  text: Text;
  action: Text;
}
