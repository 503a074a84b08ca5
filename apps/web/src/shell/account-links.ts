import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

/** The pages of the account area, as its menus list them. */
export const accountLinks = [
  { href: '/Deposit', label: 'site_deposit', icon: 'wallet' },
  { href: '/gameHistory', label: 'site_game_history', icon: 'gamepad-2' },
  { href: '/FinanceActivities', label: 'site_financial_history', icon: 'receipt' },
] as const satisfies readonly { href: string; label: MessageKey; icon: IconName }[];
