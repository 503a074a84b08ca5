import { lobbyPaths } from '@baize/contract/page-addresses';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import type { App } from '../app/app.ts';
import { type GameWallet, offersWallet } from '../app/offers-wallet.ts';

export interface Section {
  readonly href: string;
  readonly label: MessageKey;
  /** For the phone's bottom bar. */
  readonly icon?: IconName;
  readonly live?: boolean;
  /** The brand option that the section requires. */
  readonly option?: 'sport';
  /** The wallet with which its games are played; only brands that have it have the section. */
  readonly wallet?: GameWallet;
  /** Headers of usual width have no room for it. */
  readonly isWideOnly?: true;
}

type Offer = Pick<App['brand'], 'options' | 'traits'>;

const allSections: readonly Section[] = [
  { href: lobbyPaths.casino, label: 'site_nav_casino', icon: 'spade' },
  { href: lobbyPaths.live_casino, label: 'site_nav_live_casino', icon: 'radio', live: true },
  { href: paths.sport, label: 'site_nav_sport', icon: 'trophy', option: 'sport' },
  { href: paths.liveSport, label: 'site_nav_live_sport', option: 'sport' },
  { href: paths.esport, label: 'site_nav_esport', option: 'sport' },
  { href: paths.poker, label: 'site_nav_poker', wallet: 'poker' },
  { href: lobbyPaths.jackpot, label: 'site_nav_jackpot', icon: 'gem' },
  { href: lobbyPaths.games, label: 'site_nav_crash' },
  { href: lobbyPaths.virtual_games, label: 'site_nav_virtual' },
  { href: lobbyPaths.bingo, label: 'site_nav_bingo' },
  { href: lobbyPaths.tv_games, label: 'site_nav_tv' },
  { href: paths.liveSlot, label: 'site_nav_live_slot', wallet: 'live_slot', isWideOnly: true },
  { href: paths.liveBinary, label: 'site_nav_binary', wallet: 'binary', isWideOnly: true },
];

/** After the lobbies in the header. */
export const promotionsEntry = {
  href: paths.promotions,
  label: 'site_nav_promotions',
  icon: 'gift',
} as const satisfies Section;

/** The sections linked by header and footer: those that the brand offers. */
export function shownSections(brand: Offer): readonly Section[] {
  return allSections.filter(
    ({ option, wallet }) =>
      (option === undefined || brand.options[option]) &&
      (wallet === undefined || offersWallet(brand, wallet)),
  );
}

/** The entries of the bottom bar: sport, or slots without it, and one more if there is room. */
export function barSections(brand: Offer, hasRoom: boolean): readonly Section[] {
  const shown = shownSections(brand);
  const find = (href: string) => shown.filter((section) => section.href === href);
  const [first] = [...find(paths.sport), ...find(lobbyPaths.casino)];
  return [
    ...(first ? [first] : []),
    ...find(lobbyPaths.live_casino),
    ...(hasRoom ? find(lobbyPaths.jackpot) : []),
    promotionsEntry,
  ];
}
