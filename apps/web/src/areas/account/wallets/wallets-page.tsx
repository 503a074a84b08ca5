import { formatWire, parseWire } from '@baize/currency';
import { Button, EmptyState, FeltPanel, Icon, Money, Skeleton } from '@baize/ui';
import { useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { failureText } from '../../../call/index.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { TransferDialog, useWallets } from '../../money/index.ts';
import { useAmounts } from '../use-history-view.ts';
import { type AskedTransfer, WalletCard } from './wallet-card.tsx';
import './wallets.css';

/** All money of the player by wallet, each with its way in and out. */
export function WalletsPage() {
  const t = useMessages();
  const amounts = useAmounts();
  const { data, error, refetch } = useWallets();
  const [asked, setAsked] = useState<AskedTransfer>();
  const wallets = data?.data;
  const inPlay = wallets?.wallets.reduce((sum, one) => sum + parseWire(one.in_play ?? '0.00'), 0n) ?? 0n;
  return (
    <AccountFrame title={t('site_wallets')} lead={t('wallet_overview_lead')}>
      {!wallets && error && (
        <EmptyState
          icon="triangle-alert"
          tone="failed"
          title={t('wallet_failed')}
          text={failureText(error, t('site_unknown_error'))}
          action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
        />
      )}
      {!wallets && !error && <Skeleton className="h-64 w-full" />}
      {wallets && (
        <>
          <FeltPanel className="wallets-total" aria-label={t('wallet_total')}>
            <p>{t('wallet_total')}</p>
            <Money text={amounts.ofWire(wallets.total)} rolls />
            <small>{t('wallet_total_text')}</small>
            {inPlay > 0n && (
              <small>{t('wallet_total_in_play', { amount: amounts.ofWire(formatWire(inPlay)) })}</small>
            )}
            <div className="wallets-split" aria-hidden="true">
              {wallets.wallets
                .filter(({ balance }) => parseWire(balance) > 0n)
                .map(({ wallet, balance }) => (
                  <i key={wallet} data-wallet={wallet} style={{ flexGrow: Number(balance) }} />
                ))}
            </div>
          </FeltPanel>
          <ul className="wallets" aria-label={t('history_wallets')}>
            {wallets.wallets.map((wallet) => (
              <WalletCard key={wallet.wallet} wallet={wallet} onTransfer={setAsked} />
            ))}
          </ul>
          <p className="wallets-links">
            <Link href={paths.gameTransfers}>
              <Icon name="history" size={16} />
              {t('site_game_transfers')}
            </Link>
          </p>
        </>
      )}
      {asked && <TransferDialog {...asked} onClose={() => setAsked(undefined)} />}
    </AccountFrame>
  );
}
