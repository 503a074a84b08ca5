import { Button, Chip, EmptyState, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { failureText } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePaymentDetails } from '../payment-queries.ts';
import { MethodCard } from './method-card.tsx';

const SKELETONS = [1, 2, 3, 4, 5];

function MethodSkeletons() {
  const t = useMessages();
  return (
    <div className="grid gap-4" role="status" aria-label={t('site_loading')}>
      <Skeleton className="h-11 w-full" />
      {SKELETONS.map((index) => (
        <Skeleton key={index} className="h-17 w-full" />
      ))}
    </div>
  );
}

/** The payment methods, by category. */
export function MethodList() {
  const t = useMessages();
  const [categoryId, setCategoryId] = useState<number>();
  const { data, error, refetch } = usePaymentDetails();
  if (!data && error) {
    return (
      <EmptyState
        icon="triangle-alert"
        tone="failed"
        title={t('money_methods_failed')}
        text={failureText(error, t('site_unknown_error'))}
        action={<Button onClick={() => void refetch()}>{t('site_try_again')}</Button>}
      />
    );
  }
  if (!data) return <MethodSkeletons />;

  const { categories, methods } = data.data;
  if (methods.length === 0) {
    return <EmptyState icon="wallet" title={t('money_methods_empty')} text={t('money_methods_empty_text')} />;
  }
  const inCategory = (id: number) => methods.filter((method) => method.limit.category_id === id);
  const shown = categoryId === undefined ? methods : inCategory(categoryId);
  return (
    <>
      <div role="group" aria-label={t('money_categories')} className="chip-row">
        <Chip
          pressed={categoryId === undefined}
          count={String(methods.length)}
          onClick={() => setCategoryId(undefined)}
        >
          {t('money_all_methods')}
        </Chip>
        {categories
          .filter(({ id }) => inCategory(id).length > 0)
          .map(({ id, name }) => (
            <Chip
              key={id}
              pressed={id === categoryId}
              count={String(inCategory(id).length)}
              onClick={() => setCategoryId(id)}
            >
              {name}
            </Chip>
          ))}
      </div>
      <div className="method-list">
        {shown.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            category={categories.find(({ id }) => id === method.limit.category_id)}
            startsOpen={method === shown[0]}
          />
        ))}
      </div>
    </>
  );
}
