import type { WireReply } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import type { IconName } from '@baize/ui';

type LogName = WireReply<'GET /account/logs'>['data']['data'][number]['log_name'];

interface LogTexts {
  readonly name: MessageKey;
  /** What happened, in a sentence. */
  readonly text: MessageKey;
  readonly icon: IconName;
}

/** How each change of a wallet is named and explained. */
export const logTexts: Readonly<Record<LogName, LogTexts>> = {
  bet: { name: 'history_log_bet', text: 'history_log_bet_text', icon: 'spade' },
  win: { name: 'history_log_win', text: 'history_log_win_text', icon: 'trophy' },
  refund: { name: 'history_log_refund', text: 'history_log_refund_text', icon: 'refresh-cw' },
  deposit: { name: 'history_log_deposit', text: 'history_log_deposit_text', icon: 'wallet' },
  withdraw_hold: {
    name: 'history_log_withdraw_hold',
    text: 'history_log_withdraw_hold_text',
    icon: 'hourglass',
  },
  withdraw_settle: {
    name: 'history_log_withdraw_settle',
    text: 'history_log_withdraw_settle_text',
    icon: 'banknote',
  },
  withdraw_return: {
    name: 'history_log_withdraw_return',
    text: 'history_log_withdraw_return_text',
    icon: 'arrow-left',
  },
  wallet_transfer: {
    name: 'history_log_wallet_transfer',
    text: 'history_log_wallet_transfer_text',
    icon: 'arrow-left-right',
  },
  bonus: { name: 'history_log_bonus', text: 'history_log_bonus_text', icon: 'gift' },
  adjust: { name: 'history_log_adjust', text: 'history_log_adjust_text', icon: 'settings' },
  deposit_return: {
    name: 'history_log_deposit_return',
    text: 'history_log_deposit_return_text',
    icon: 'arrow-left',
  },
  payout_return: {
    name: 'history_log_payout_return',
    text: 'history_log_payout_return_text',
    icon: 'arrow-left',
  },
  win_reversal: {
    name: 'history_log_win_reversal',
    text: 'history_log_win_reversal_text',
    icon: 'refresh-cw',
  },
};
