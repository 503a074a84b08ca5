import { Button, Chip, EmptyState, Skeleton } from '@baize/ui';
import { type ReactNode, useState } from 'react';

import { failureText, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { usePaymentDetails } from '../payment-queries.ts';
import { MethodCard } from './method-card.tsx';
import { readDraft } from './payment-draft.ts';
import type { PaymentDetails, PaymentKind, PaymentMethod } from './payment-method.ts';
import './method-list.css';

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

interface MethodListProps {
  readonly kind: PaymentKind;
  /** The one that starts open whatever was begun. */
  readonly opened?: number | undefined;
  readonly renderForm: (method: PaymentMethod, last: PaymentDetails['last']) => ReactNode;
}

/** The methods to deposit or withdraw, by category. The one that the player has begun to fill in starts open. */
export function MethodList({ kind, opened, renderForm }: MethodListProps) {
  const t = useMessages();
  const { user } = useSession();
  const [categoryId, setCategoryId] = useState<number>();
  const [begun] = useState(() => opened ?? readDraft(kind, user?.id)?.methodId);
  const { data, error, refetch } = usePaymentDetails(kind);
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

  const { categories, methods, last } = data.data;
  if (methods.length === 0) {
    return <EmptyState icon="wallet" title={t('money_methods_empty')} text={t('money_methods_empty_text')} />;
  }
  const inCategory = (id: number) => methods.filter((method) => method.limit.category_id === id);
  const shown = categoryId === undefined ? methods : inCategory(categoryId);
  const first = shown.find(({ id }) => id === begun) ?? shown[0];
  return (
    <>
      <CategoryFilter
        categories={categories.filter(({ id }) => inCategory(id).length > 0)}
        count={(id) => (id === undefined ? methods : inCategory(id)).length}
        chosen={categoryId}
        onChoose={setCategoryId}
      />
      <div className="method-list">
        {shown.map((method) => (
          <MethodCard
            key={method.id}
            method={method}
            category={categories.find(({ id }) => id === method.limit.category_id)}
            startsOpen={method === first}
          >
            {renderForm(method, last)}
          </MethodCard>
        ))}
      </div>
    </>
  );
}

interface CategoryFilterProps {
  readonly categories: PaymentDetails['categories'];
  readonly count: (id: number | undefined) => number;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number | undefined) => void;
}

function CategoryFilter({ categories, count, chosen, onChoose }: CategoryFilterProps) {
  const t = useMessages();
  const chips = [{ id: undefined, name: t('money_all_methods') }, ...categories];
  return (
    <div role="group" aria-label={t('money_categories')} className="chip-row method-filters">
      {chips.map(({ id, name }) => (
        <Chip
          key={id ?? 'all'}
          pressed={id === chosen}
          count={String(count(id))}
          onClick={() => onChoose(id)}
        >
          {name}
        </Chip>
      ))}
    </div>
  );
}
