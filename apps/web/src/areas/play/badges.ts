import type { BadgeTone } from '@baize/ui';

/** What a game's badge says and how loudly. */
export const badges = {
  new: { message: 'play_badge_new', tone: 'accent' },
  jackpot: { message: 'play_badge_jackpot', tone: 'money' },
  popular: { message: 'play_badge_popular', tone: 'plain' },
} as const satisfies Record<string, { message: string; tone: BadgeTone }>;
