import { Accordion } from '@baize/ui';
import { type ReactNode, useRef, useState } from 'react';

import { useBrand } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { useDuration } from '../use-duration.ts';
import { keepInView } from './keep-in-view.ts';
import { MethodMark } from './method-mark.tsx';
import { limitsOf, nameOf, type PaymentCategory, type PaymentMethod } from './payment-method.ts';

interface MethodCardProps {
  readonly method: PaymentMethod;
  readonly category: PaymentCategory | undefined;
  readonly startsOpen: boolean;
  /** The form of the method. */
  readonly children: ReactNode;
}

function MethodLogo({ method }: { method: PaymentMethod }) {
  const { custom_image: image } = method.limit;
  if (image) return <img src={image} alt="" width={56} height={44} className="method-logo" />;
  return <MethodMark {...method} />;
}

/** A payment method with its processing time and limits; pressing it opens the form. */
export function MethodCard({ method, category, startsOpen, children }: MethodCardProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const duration = useDuration();
  const currency = useSession().user?.currency ?? 1;
  const hasTimes = useBrand().traits['money.processingTime'];
  const card = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(startsOpen);
  const [wasOpened, setOpened] = useState(startsOpen);
  const minutes = hasTimes ? method.usual_minutes : null;
  const { minMinor, maxMinor } = limitsOf(method);
  const range = t('money_range', {
    min: money.short(minMinor, currency),
    max: money.short(maxMinor, currency),
  });

  function toggle(open: boolean) {
    setOpen(open);
    if (!open) return;
    setOpened(true);
    // The first event of a card that starts open is no press.
    if (!isOpen && card.current) void keepInView(card.current);
  }

  const summary = (
    <div className="method-summary">
      <MethodLogo method={method} />
      <p className="min-w-0">
        <b>{nameOf(method)}</b>
        <small className="method-category">{category?.name}</small>
        <small className="method-range">{range}</small>
      </p>
      {minutes !== null && (
        <p className="method-time">
          <small>{t('money_time')}</small>
          {duration.about(minutes)}
        </p>
      )}
      <p className="method-limits">
        <small>{t('money_limits')}</small>
        {range}
      </p>
    </div>
  );

  return (
    <Accordion
      ref={card}
      name="payment-method"
      summary={summary}
      open={isOpen}
      onToggle={toggle}
      className="method-card"
    >
      {wasOpened && children}
    </Accordion>
  );
}
