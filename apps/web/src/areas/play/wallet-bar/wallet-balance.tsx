import { parseWire } from '@baize/currency';
import { IconButton, Money, Skeleton } from '@baize/ui';
import type { UseQueryResult } from '@tanstack/react-query';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';

interface WalletBalanceProps {
  readonly name: string;
  readonly refreshLabel: string;
  /** On the wire. */
  readonly balance: UseQueryResult<string>;
  readonly currency: number;
}

/** What a wallet holds, with a button that refreshes it. */
export function WalletBalance({ name, refreshLabel, balance, currency }: WalletBalanceProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  return (
    <>
      <div>
        <h2>{name}</h2>
        <div className="wallet-bar-sum" role="status">
          {balance.isPending && <Skeleton className="h-8 w-32" />}
          {balance.isError && <span>{failureText(balance.error, t('site_unknown_error'))}</span>}
          {balance.isSuccess && <Money text={money.exact(parseWire(balance.data), currency)} rolls />}
        </div>
      </div>
      <IconButton
        icon="refresh-cw"
        outlined
        label={refreshLabel}
        className={balance.isFetching ? 'is-refreshing' : undefined}
        onClick={() => void balance.refetch()}
      />
    </>
  );
}
