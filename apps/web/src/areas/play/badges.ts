import type { BadgeTone } from '@baize/ui';

/** The label and tone of a game's badge. */
export const badges = {
  new: { message: 'play_badge_new', tone: 'accent' },
  jackpot: { message: 'play_badge_jackpot', tone: 'money' },
  popular: { message: 'play_badge_popular', tone: 'plain' },
} as const satisfies Record<string, { message: string; tone: BadgeTone }>;
