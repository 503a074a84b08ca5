import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';

import { useIsOld, useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useMoneyFormat } from '../messages/use-money-format.ts';
import { useBalanceRefresh } from './use-balance-refresh.ts';

/** The separator and two digits that end every exact amount. */
const DECIMALS = 3;

/** The main balance, updated by push; pressing it refreshes it. */
export function BalancePill({ className = '' }: { className?: string }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { isRefreshing, refresh } = useBalanceRefresh();
  const isOld = useIsOld();
  if (!user) return null;
  const text = money.exact(parseWire(user.balance), user.currency);
  return (
    <button
      type="button"
      className={`balance-pill ${className}`}
      aria-label={t(isOld ? 'site_balance_old' : 'site_balance_refresh', { balance: text })}
      data-old={isOld || undefined}
      onClick={refresh}
    >
      <span data-testid="balance" translate="no">
        {text.slice(0, -DECIMALS)}
        <span className="balance-decimals">{text.slice(-DECIMALS)}</span>
      </span>
      <Icon
        name={isOld && !isRefreshing ? 'wifi-off' : 'refresh-cw'}
        className={isRefreshing ? 'is-refreshing' : ''}
      />
    </button>
  );
}
