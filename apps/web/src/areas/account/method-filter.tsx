import { transactionKind } from '@baize/contract';
import { Select } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import { useApp } from '../../app/app.ts';
import { callQuery } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useNavigate } from '../../router/index.ts';
import { historyHref, type HistoryView } from './history-address.ts';
import type { HistoryKind } from './history-kind.ts';

interface MethodFilterProps {
  readonly kind: HistoryKind;
  readonly view: HistoryView;
  readonly today: string;
}

/** Which payment method a report is about; kept in the address. */
export function MethodFilter({ kind, view, today }: MethodFilterProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const query = view.type === undefined ? {} : { type: view.type };
  const { data } = useQuery(callQuery(useApp(), 'GET /account/payment-methods', { query }));
  const methods = data?.paymentMethods ?? [];
  const show = (value: string) => {
    const method = value === '' ? undefined : Number(value);
    void navigate(historyHref(kind, { ...view, method, page: 1 }, today), { keepScroll: true });
  };
  // Both kinds may have a method of the same name.
  const isMixed = view.type === undefined;
  const nameOf = ({ name, type }: (typeof methods)[number]) =>
    isMixed
      ? t(type === transactionKind.deposit ? 'account_method_in' : 'account_method_out', { name })
      : name;
  return (
    <Select
      className="method-filter"
      label={t('account_column_method')}
      value={view.method ?? ''}
      options={[
        { value: '', label: t('account_method_all') },
        ...methods.map((method) => ({ value: String(method.id), label: nameOf(method) })),
      ]}
      onChange={({ target }) => show(target.value)}
    />
  );
}
