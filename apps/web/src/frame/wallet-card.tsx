import { parseWire } from '@baize/currency';
import { Avatar, FeltPanel, IconButton, Money } from '@baize/ui';

import { useIsOld, useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useMoneyFormat } from '../messages/use-money-format.ts';
import { MoneyButtons } from './money-buttons.tsx';
import { useBalanceRefresh } from './use-balance-refresh.ts';

/** The player's name and balance in whole units, with the ways to deposit and withdraw. */
export function WalletCard() {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { isRefreshing, refresh } = useBalanceRefresh();
  const isOld = useIsOld();
  if (!user) return null;

  return (
    <FeltPanel className="wallet-card" aria-label={t('auth_wallet')}>
      <div className="wallet-owner">
        <Avatar initials={`${user.name.slice(0, 1)}${user.surname.slice(0, 1)}`} />
        <p className="min-w-0">
          <b className="line-clamp-2 font-semibold wrap-anywhere">
            {user.name} {user.surname}
          </b>
          <span className="block text-12 wrap-anywhere text-ink-2">
            {t('site_member_number', { id: String(user.id) })}
          </span>
        </p>
      </div>
      <div className="wallet-balance">
        <p>
          <Money text={money.floored(parseWire(user.balance), user.currency)} rolls />
          <small>{t(isOld ? 'account_balance_old' : 'account_balance_floored')}</small>
        </p>
        <IconButton
          icon="refresh-cw"
          label={t('auth_wallet_refresh')}
          className={isRefreshing ? 'is-refreshing' : undefined}
          onClick={refresh}
        />
      </div>
      <MoneyButtons />
    </FeltPanel>
  );
}
