import type { LevelPage } from '@baize/brand';
import { lobbyPaths } from '@baize/contract/page-addresses';
import { Icon, type IconName } from '@baize/ui';
import { device, type SiteOptions } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import type { MouseEvent } from 'react';

import * as paths from '../../addresses/paths.ts';
import { type RewardPopup, withRewardPopup } from '../../addresses/popup-address.ts';
import { useApp } from '../../app/app.ts';
import { type GameWallet, offersWallet } from '../../app/offers-wallet.ts';
import { screenDevice } from '../../app/screen-class.ts';
import { useSessionActions } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { MemberLink } from '../../frame/member-link.tsx';
import { Link, useNavigation } from '../../router/index.ts';

const lobbies = [
  { href: lobbyPaths.casino, label: 'site_nav_casino', icon: 'spade' },
  { href: lobbyPaths.live_casino, label: 'site_nav_live_casino', icon: 'radio' },
  { href: lobbyPaths.jackpot, label: 'site_nav_jackpot', icon: 'gem', isGold: true },
  { href: lobbyPaths.games, label: 'site_nav_crash', icon: 'rocket' },
  { href: lobbyPaths.virtual_games, label: 'site_nav_virtual', icon: 'trophy' },
  { href: lobbyPaths.bingo, label: 'site_nav_bingo', icon: 'ticket', isGold: true },
] as const satisfies readonly { href: string; label: MessageKey; icon: IconName; isGold?: boolean }[];

/** Pages of games that are played with wallets of their own, at brands that have them. */
const walletGames = [
  { wallet: 'poker', href: paths.poker, label: 'site_nav_poker', icon: 'club' },
  { wallet: 'live_slot', href: paths.liveSlot, label: 'site_nav_live_slot', icon: 'cherry' },
  { wallet: 'binary', href: paths.liveBinary, label: 'site_nav_binary', icon: 'trending-up' },
] as const satisfies readonly { wallet: GameWallet; href: string; label: MessageKey; icon: IconName }[];

/** Member pages that depend on a frame address in the brand's options. */
const frames = [
  {
    option: 'request_bonus_url',
    href: paths.bonusRequest,
    popup: 'bonus-request',
    label: 'site_quick_bonus',
    icon: 'gift',
  },
  {
    option: 'wheel_of_fortune_url',
    href: paths.wheel,
    popup: 'wheel',
    label: 'site_quick_wheel',
    icon: 'disc-3',
  },
  {
    option: 'golden_treasure_url',
    href: paths.treasure,
    popup: 'treasure',
    label: 'site_quick_treasure',
    icon: 'crown',
  },
] as const satisfies readonly {
  option: keyof SiteOptions;
  href: string;
  popup: RewardPopup;
  label: MessageKey;
  icon: IconName;
}[];

/** Member pages of brands with levels. */
const levelLinks = [
  { page: 'level', href: paths.level, label: 'site_quick_level', icon: 'trophy' },
  { page: 'case', href: paths.rewardCase, label: 'site_quick_case', icon: 'gem' },
] as const satisfies readonly { page: LevelPage; href: string; label: MessageKey; icon: IconName }[];

/** External links, shown if the brand has their address. */
const elsewhere = [
  { option: 'whatsapp', label: 'site_quick_whatsapp', icon: 'message-circle' },
  { option: 'tv_domain', label: 'site_quick_tv', icon: 'tv' },
  { option: 'live_score_url', label: 'site_quick_scores', icon: 'activity' },
] as const satisfies readonly { option: keyof SiteOptions; label: MessageKey; icon: IconName }[];

/** On desktops a player's click opens the frame over the page; elsewhere the link leads to its own page. */
function useOpenOver(): (event: MouseEvent, popup: RewardPopup) => void {
  const navigation = useNavigation();
  const session = useSessionActions();
  return (event, popup) => {
    if (screenDevice() !== device.web || session.state().status !== 'success') return;
    event.preventDefault();
    void navigation.navigate(withRewardPopup(navigation.current().address, popup), { keepScroll: true });
  };
}

/** Links to each lobby and to other offers of the brand; on phones a scrolling row. */
export function QuickLinks() {
  const t = useMessages();
  const { brand } = useApp();
  const { options, levelPages } = brand;
  const openOver = useOpenOver();
  return (
    <nav className="quick-links" aria-label={t('site_quick_access')}>
      {lobbies.map((link) => (
        <Link key={link.href} href={link.href} className={'isGold' in link ? 'is-gold' : ''}>
          <Icon name={link.icon} />
          {t(link.label)}
        </Link>
      ))}
      {walletGames
        .filter(({ wallet }) => offersWallet(brand, wallet))
        .map(({ href, label, icon }) => (
          <Link key={href} href={href}>
            <Icon name={icon} />
            {t(label)}
          </Link>
        ))}
      {frames
        .filter(({ option }) => options[option])
        .map(({ href, popup, label, icon }) => (
          <MemberLink key={href} href={href} className="is-gold" onClick={(event) => openOver(event, popup)}>
            <Icon name={icon} />
            {t(label)}
          </MemberLink>
        ))}
      {levelLinks
        .filter(({ page }) => levelPages.includes(page))
        .map(({ href, label, icon }) => (
          <MemberLink key={href} href={href} className="is-gold">
            <Icon name={icon} />
            {t(label)}
          </MemberLink>
        ))}
      {elsewhere.map(
        ({ option, label, icon }) =>
          options[option] && (
            <a key={option} href={options[option]} target="_blank" rel="noopener noreferrer">
              <Icon name={icon} />
              {t(label)}
            </a>
          ),
      )}
    </nav>
  );
}
