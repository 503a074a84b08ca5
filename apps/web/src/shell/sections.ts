import { lobbyPaths } from '@baize/contract/page-addresses';
import type { SiteOptions } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { isServed } from '../addresses/is-served.ts';

export interface Section {
  readonly href: string;
  readonly label: MessageKey;
  /** Where the phone's bar has it. */
  readonly icon?: IconName;
  readonly live?: boolean;
  /** The option of the brand without which the section is not offered. */
  readonly option?: 'sport' | 'poker';
}

const allSections: readonly Section[] = [
  { href: lobbyPaths.casino, label: 'site_nav_casino', icon: 'spade' },
  { href: lobbyPaths.live_casino, label: 'site_nav_live_casino', icon: 'radio', live: true },
  { href: paths.sport, label: 'site_nav_sport', icon: 'trophy', option: 'sport' },
  { href: paths.liveSport, label: 'site_nav_live_sport', option: 'sport' },
  { href: paths.esport, label: 'site_nav_esport', option: 'sport' },
  { href: paths.poker, label: 'site_nav_poker', option: 'poker' },
  { href: lobbyPaths.jackpot, label: 'site_nav_jackpot', icon: 'gem' },
  { href: lobbyPaths.games, label: 'site_nav_crash' },
  { href: lobbyPaths.virtual_games, label: 'site_nav_virtual' },
  { href: lobbyPaths.bingo, label: 'site_nav_bingo' },
  { href: lobbyPaths.tv_games, label: 'site_nav_tv' },
];

/** Stands behind the lobbies in the header. */
export const promotionsEntry = {
  href: paths.promotions,
  label: 'site_nav_promotions',
  icon: 'gift',
} as const satisfies Section;

/** The lobbies that the header and the footer lead to: those that the site has and the brand offers. */
export function shownSections(
  options: Pick<SiteOptions, 'sport' | 'poker'>,
  served: (href: string) => boolean = isServed,
): readonly Section[] {
  return allSections.filter(({ href, option }) => (option === undefined || options[option]) && served(href));
}

/** The entries of the phone's bar: sport where there is one, else the slots; with one more where room is left. */
export function barSections(
  options: Pick<SiteOptions, 'sport' | 'poker'>,
  hasRoom: boolean,
  served: (href: string) => boolean = isServed,
): readonly Section[] {
  const shown = shownSections(options, served);
  const find = (href: string) => shown.filter((section) => section.href === href);
  const [first] = [...find(paths.sport), ...find(lobbyPaths.casino)];
  return [
    ...(first ? [first] : []),
    ...find(lobbyPaths.live_casino),
    ...(hasRoom ? find(lobbyPaths.jackpot) : []),
    promotionsEntry,
  ];
}
