import { EmptyState, Icon } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { CashierFailure, CashierSkeleton } from '../cashier/cashier-state.tsx';
import { type EnvoyBank, useEnvoyBanks } from './envoy-queries.ts';

/** The banks of Envoy. */
export function BankList({ onChoose }: { onChoose: (bank: EnvoyBank) => void }) {
  const t = useMessages();
  const { data, error, refetch } = useEnvoyBanks();
  if (!data && error) return <CashierFailure error={error} onRetry={() => void refetch()} />;
  if (!data) return <CashierSkeleton />;
  if (data.data.length === 0)
    return (
      <EmptyState icon="landmark" title={t('envoy_banks_empty_title')} text={t('envoy_banks_empty_text')} />
    );
  return (
    <ul className="bank-list" aria-label={t('envoy_banks')}>
      {data.data.map((bank) => (
        <li key={bank.slug}>
          <button type="button" className="bank-choice" onClick={() => onChoose(bank)}>
            <Icon name="landmark" />
            {bank.bank_name}
            <Icon name="chevron-right" />
          </button>
        </li>
      ))}
    </ul>
  );
}
