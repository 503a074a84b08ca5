import type { MessageKey } from '@baize/messages/keys';

/** The lobbies that the header, the bottom bar and the footer lead to. */
export const sections = [
  { href: '/casino', label: 'site_nav_casino' },
  { href: '/livecasino', label: 'site_nav_live_casino', live: true },
  { href: '/Jackpot', label: 'site_nav_jackpot' },
  { href: '/games', label: 'site_nav_crash' },
  { href: '/virtual', label: 'site_nav_virtual' },
  { href: '/bingo', label: 'site_nav_bingo' },
  { href: '/beton', label: 'site_nav_tv' },
] as const satisfies readonly { href: string; label: MessageKey; live?: boolean }[];

/** Stands behind the lobbies in the header. */
export const promotionsEntry = { href: '/Promotions', label: 'site_nav_promotions' } as const;
