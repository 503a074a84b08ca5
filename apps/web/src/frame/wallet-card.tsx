import { parseWire } from '@baize/currency';
import { Avatar, ButtonLink, FeltPanel, IconButton, Money } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useSession } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useMoneyFormat } from '../messages/use-money-format.ts';
import { Link, usePage } from '../router/index.ts';
import { useBalanceRefresh } from './use-balance-refresh.ts';

/** The player's name and balance, in whole units. */
export function WalletCard() {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { route } = usePage();
  const isAtMoney = route.paths.includes(paths.deposit) || route.paths.includes(paths.withdraw);
  const { isRefreshing, refresh } = useBalanceRefresh();
  if (!user) return null;

  return (
    <FeltPanel className="wallet-card" aria-label={t('auth_wallet')}>
      <div className="flex items-center gap-3">
        <Avatar initials={`${user.name.slice(0, 1)}${user.surname.slice(0, 1)}`} />
        <p className="min-w-0">
          <b className="block truncate font-semibold">
            {user.name} {user.surname}
          </b>
          <span className="block text-12 wrap-anywhere text-ink-2">
            {t('site_member_number', { id: String(user.id) })}
          </span>
        </p>
      </div>
      <div className="wallet-balance">
        <Money text={money.floored(parseWire(user.balance), user.currency)} rolls />
        <IconButton
          icon="refresh-cw"
          label={t('auth_wallet_refresh')}
          className={isRefreshing ? 'is-refreshing' : undefined}
          onClick={refresh}
        />
      </div>
      <nav className="wallet-links" aria-label={t('account_group_money')}>
        <ButtonLink
          href={paths.deposit}
          linkAs={Link}
          variant={isAtMoney || route.isCalm ? 'line' : 'money'}
          wide
        >
          {t('site_deposit_short')}
        </ButtonLink>
        <ButtonLink href={paths.withdraw} linkAs={Link} variant="line" wide>
          {t('account_withdraw_short')}
        </ButtonLink>
      </nav>
    </FeltPanel>
  );
}
