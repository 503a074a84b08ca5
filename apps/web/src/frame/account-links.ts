import type { AccountItem } from '@baize/brand';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useApp } from '../app/app.ts';

interface AccountLink {
  readonly href: string;
  readonly label: MessageKey;
  readonly icon: IconName;
  /** A brand may hide this item; its page is then not found. */
  readonly item?: AccountItem;
}

const accountLinks: readonly AccountLink[] = [
  { href: paths.deposit, label: 'site_deposit', icon: 'wallet' },
  { href: paths.gameHistory, label: 'site_game_history', icon: 'gamepad-2', item: 'gameHistory' },
  {
    href: paths.financialHistory,
    label: 'site_financial_history',
    icon: 'receipt',
    item: 'financialHistory',
  },
  {
    href: paths.phoneVerification,
    label: 'site_phone_verification',
    icon: 'smartphone',
    item: 'phoneVerification',
  },
];

/** The account pages in the brand's menus. */
export function useAccountLinks(): readonly AccountLink[] {
  const hidden = useApp().brand.traits['account.hiddenItems'];
  return accountLinks.filter(({ item }) => item === undefined || !hidden.includes(item));
}
