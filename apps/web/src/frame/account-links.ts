import type { AccountItem } from '@baize/brand';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';

export type AccountGroup = 'money' | 'play' | 'account' | 'care';

interface AccountLink {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: IconName;
  readonly group: AccountGroup;
  /** A brand may hide this item; its page is then not found. */
  readonly item?: AccountItem;
  /** Not at brands whose players sign in elsewhere. */
  readonly needsOwnSignIn?: true;
  /** Another address of the same page, with the item that hides it. */
  readonly also?: { readonly href: string; readonly item: AccountItem };
}

const accountLinks: readonly AccountLink[] = [
  { href: paths.deposit, label: 'site_deposit', icon: 'wallet', group: 'money' },
  { href: paths.withdraw, label: 'site_withdraw', icon: 'banknote', group: 'money' },
  {
    href: paths.financialHistory,
    label: 'site_financial_history',
    icon: 'receipt',
    group: 'money',
    item: 'financialHistory',
  },
  {
    href: paths.gameHistory,
    label: 'site_game_history',
    icon: 'gamepad-2',
    group: 'play',
    item: 'gameHistory',
  },
  {
    href: paths.twoFactor,
    label: 'site_security',
    icon: 'shield-check',
    group: 'account',
    item: 'twoFactor',
  },
  {
    href: paths.changePassword,
    label: 'site_change_password',
    icon: 'key-round',
    group: 'account',
    needsOwnSignIn: true,
  },
  {
    href: paths.phoneVerification,
    label: 'site_phone_verification',
    icon: 'smartphone',
    group: 'account',
    item: 'phoneVerification',
  },
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
  const { traits } = useApp().brand;
  const hidden = traits['account.hiddenItems'];
  const signsInHere = traits['auth.entry'] === 'own';
  const isShown = (item: AccountItem | undefined) => item === undefined || !hidden.includes(item);
  return accountLinks.flatMap((link) => {
    if (link.needsOwnSignIn && !signsInHere) return [];
    if (isShown(link.item)) return [link];
    return link.also && isShown(link.also.item) ? [{ ...link, ...link.also }] : [];
  });
}
