import type { AccountItem, LevelPage } from '@baize/brand';
import type { MessageKey } from '@baize/messages/keys';
import { parseWire } from '@baize/currency';
import type { IconName } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useBrand } from '../app/app.ts';
import { useSession } from '../call/index.ts';

export type AccountGroup = 'start' | 'money' | 'play' | 'account' | 'care';

export interface AccountLink {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly group: AccountGroup;
  /** A brand may hide this item; its page is then not found, except that of bonuses. */
  readonly item?: AccountItem;
  /** Not at brands whose players sign in elsewhere. */
  readonly needsOwnSignIn?: true;
  /** Another address of the same page, with the item that hides it. */
  readonly also?: { readonly href: string; readonly item: AccountItem };
  /** Only at brands with this option. */
  readonly option?: 'sport' | 'request_bonus_url' | 'wheel_of_fortune_url' | 'golden_treasure_url';
  /** Only at brands with this trait. */
  readonly trait?: 'account.bonusRequestEntry';
  /** Only at brands with this page. */
  readonly levelPage?: LevelPage;
  /** Shown to a player with bonus money even where it is hidden: only there can a bonus be given up. */
  readonly isForBonus?: true;
  /** Menus have buttons for it beside the balance. */
  readonly isMoneyButton?: true;
}

/** The part of the first page with the player's own data. */
export const PROFILE_ID = 'profile';

const accountLinks: readonly AccountLink[] = [
  { href: paths.account, label: 'site_account_home', icon: 'house', group: 'start' },
  { href: paths.messages, label: 'site_messages', icon: 'mail', group: 'start' },
  { href: paths.deposit, label: 'site_deposit', icon: 'wallet', group: 'money', isMoneyButton: true },
  { href: paths.withdraw, label: 'site_withdraw', icon: 'banknote', group: 'money', isMoneyButton: true },
  { href: paths.wallets, label: 'site_wallets', icon: 'layout-grid', group: 'money' },
  {
    href: paths.financialHistory,
    label: 'site_financial_history',
    icon: 'receipt',
    group: 'money',
    item: 'financialHistory',
  },
  { href: paths.statement, label: 'site_statement', icon: 'file-text', group: 'money' },
  { href: paths.accountActivities, label: 'site_account_activities', icon: 'activity', group: 'money' },
  {
    href: paths.pokerTransfer,
    label: 'site_transfers',
    icon: 'arrow-left-right',
    group: 'money',
    item: 'transfers',
  },
  {
    href: paths.gameTransfers,
    label: 'site_game_transfers',
    icon: 'arrow-up-down',
    group: 'money',
    item: 'transfers',
  },
  {
    href: paths.gameHistory,
    label: 'site_game_history',
    icon: 'gamepad-2',
    group: 'play',
    item: 'gameHistory',
  },
  {
    href: paths.bettingHistory,
    label: 'site_betting_history',
    icon: 'ticket',
    group: 'play',
    item: 'betHistory',
    option: 'sport',
  },
  {
    href: paths.playerBonuses,
    label: 'site_player_bonuses',
    icon: 'gift',
    group: 'play',
    item: 'bonuses',
    isForBonus: true,
  },
  { href: paths.freeSpins, label: 'site_free_spins', icon: 'sparkles', group: 'play', item: 'bonuses' },
  {
    href: paths.bonusRequestEntry,
    label: 'site_bonus_request',
    icon: 'plus',
    group: 'play',
    option: 'request_bonus_url',
    trait: 'account.bonusRequestEntry',
  },
  {
    href: paths.wheel,
    label: 'site_quick_wheel',
    icon: 'disc-3',
    group: 'play',
    option: 'wheel_of_fortune_url',
  },
  {
    href: paths.treasure,
    label: 'site_quick_treasure',
    icon: 'crown',
    group: 'play',
    option: 'golden_treasure_url',
  },
  { href: paths.level, label: 'site_quick_level', icon: 'trophy', group: 'play', levelPage: 'level' },
  {
    href: paths.rewardCase,
    label: 'site_quick_case',
    icon: 'gem',
    group: 'play',
    levelPage: 'case',
  },
  {
    href: `${paths.account}#${PROFILE_ID}`,
    label: 'site_profile',
    icon: 'user',
    group: 'account',
    item: 'profile',
  },
  {
    href: paths.changePassword,
    label: 'site_change_password',
    icon: 'key-round',
    group: 'account',
    needsOwnSignIn: true,
  },
  {
    href: paths.twoFactor,
    label: 'site_security',
    icon: 'shield-check',
    group: 'account',
    item: 'twoFactor',
  },
  {
    href: paths.phoneVerification,
    label: 'site_phone_verification',
    icon: 'smartphone',
    group: 'account',
    item: 'phoneVerification',
  },
  {
    href: paths.sessionHistory,
    label: 'site_session_history',
    icon: 'history',
    group: 'account',
    item: 'sessions',
  },
  { href: paths.ownData, label: 'site_own_data', icon: 'file-text', group: 'account' },
  { href: paths.limits, label: 'site_limits', icon: 'gauge', group: 'care', item: 'limits' },
  {
    href: paths.coolingOff,
    label: 'site_break',
    icon: 'coffee',
    group: 'care',
    item: 'coolingOff',
    also: { href: paths.selfExclusion, item: 'selfExclusion' },
  },
];

/** The account pages in the brand's menus. */
export function useAccountLinks(): readonly AccountLink[] {
  const { traits, options, levelPages } = useBrand();
  const { user } = useSession();
  const hasBonus = parseWire(user?.bonus_balance ?? '0.00') > 0n;
  const hidden = traits['account.hiddenItems'];
  const signsInHere = traits['auth.entry'] === 'own';
  const isShown = (item: AccountItem | undefined) => item === undefined || !hidden.includes(item);
  return accountLinks.flatMap((link) => {
    if (link.trait && !traits[link.trait]) return [];
    if (link.option && !options[link.option]) return [];
    if (link.levelPage && !levelPages.includes(link.levelPage)) return [];
    if (link.needsOwnSignIn && !signsInHere) return [];
    if (isShown(link.item) || (link.isForBonus && hasBonus)) return [link];
    return link.also && isShown(link.also.item) ? [{ ...link, ...link.also }] : [];
  });
}

const groups = [
  ['start', undefined],
  ['money', 'account_group_money'],
  ['play', 'account_group_play'],
  ['account', 'account_group_account'],
  ['care', 'account_group_care'],
] as const satisfies readonly (readonly [AccountGroup, MessageKey | undefined])[];

interface AccountSection {
  readonly group: AccountGroup;
  readonly title: MessageKey | undefined;
  readonly links: readonly AccountLink[];
}

/** The links of a menu by group; Deposit and Withdraw are the menu's own buttons. */
export function useAccountSections(): readonly AccountSection[] {
  const links = useAccountLinks().filter(({ isMoneyButton }) => !isMoneyButton);
  return groups
    .map(([group, title]) => ({ group, title, links: links.filter((link) => link.group === group) }))
    .filter((section) => section.links.length > 0);
}
