import type { Text } from '../text.ts';

export interface Story {
  id: number;
  picture: string;
  url: string;
  title: Text;
  /** Only at brands that have the wheel; its address then ends in the number of a promotion of theirs. */
  needsWheel?: true;
}

export const stories: readonly Story[] = [
  { id: 1, picture: 'story-hafta-sonu', url: '/promotions/2', title: { tr: 'Hafta sonu', en: 'Weekend' } },
  {
    id: 2,
    picture: 'story-yeni-oyunlar',
    url: '/casino?category=2',
    title: { tr: 'Yeni oyunlar', en: 'New games' },
  },
  { id: 3, picture: 'story-canli-gece', url: '/livecasino', title: { tr: 'Canlı gece', en: 'Live night' } },
  { id: 4, picture: 'story-turnuva', url: '/promotions/6', title: { tr: 'Turnuva', en: 'Tournament' } },
  { id: 5, picture: 'story-jackpot', url: '/jackpot', title: { tr: 'Jackpot', en: 'Jackpot' } },
  {
    id: 6,
    picture: 'story-cark',
    url: '/promotions/7',
    title: { tr: 'Çark', en: 'Wheel' },
    needsWheel: true,
  },
  {
    id: 7,
    picture: 'story-kuzey-turu',
    url: '/PlayGame/172101',
    title: { tr: 'Ejder turu', en: 'Dragon tour' },
  },
  { id: 8, picture: 'story-vip', url: '/promotions/5', title: { tr: 'Kulüp', en: 'Club' } },
];
