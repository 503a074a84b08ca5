import { parseWire } from '@baize/currency';
import { Button, EmptyState } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { CashierFailure, CashierSkeleton } from '../cashier/cashier-state.tsx';
import type { PaymentMethod } from '../form/payment-method.ts';
import { dayAndTime } from '../moment-text.ts';
import { type EnvoyBank, type EnvoyOffer, useEnvoyOffers } from './envoy-queries.ts';
import '../form/payment-form.css';

interface OfferListProps {
  readonly method: PaymentMethod;
  readonly bank: EnvoyBank;
  readonly currency: number;
  /** Code of the payment that is being started. */
  readonly startingCode: string | undefined;
  readonly onPay: (offer: EnvoyOffer) => void;
  readonly onOtherBank: () => void;
}

/** What a bank takes now. */
export function OfferList({ method, bank, currency, startingCode, onPay, onOtherBank }: OfferListProps) {
  const t = useMessages();
  const money = useMoneyFormat();
  const app = useApp();
  const { left } = method.limit;
  const isAbove = (amount: string) => left !== undefined && parseWire(amount) > parseWire(left.amount);
  const { data, error, isFetching, refetch } = useEnvoyOffers(bank.slug);

  function list() {
    if (!data && error) return <CashierFailure error={error} onRetry={() => void refetch()} />;
    if (!data) return <CashierSkeleton />;
    if (data.data.length === 0)
      return (
        <EmptyState
          icon="clock"
          title={t('envoy_payments_empty_title')}
          text={t('envoy_payments_empty_text')}
        />
      );
    return (
      <>
        {left && data.data.some(({ amount }) => isAbove(amount)) && (
          <p className="payment-note" role="note">
            {t(data.data.every(({ amount }) => isAbove(amount)) ? 'envoy_limit_none' : 'envoy_limit_some', {
              left: money.short(parseWire(left.amount), currency),
              date: dayAndTime(left.ends_at, app),
            })}
          </p>
        )}
        <ul className="offer-list" aria-label={t('envoy_payments_of', { bank: bank.bank_name })}>
          {data.data.map((offer) => (
            <li key={offer.ref_code} className="offer" data-above={isAbove(offer.amount) || undefined}>
              <p>
                <b>{money.exact(parseWire(offer.amount), currency)}</b>
                <small>
                  {isAbove(offer.amount) ? t('envoy_above_limit') : t('envoy_code', { code: offer.ref_code })}
                </small>
              </p>
              <Button
                variant="line"
                loading={offer.ref_code === startingCode}
                disabled={
                  isAbove(offer.amount) || (startingCode !== undefined && offer.ref_code !== startingCode)
                }
                onClick={() => onPay(offer)}
              >
                {t('envoy_pay', { amount: money.short(parseWire(offer.amount), currency) })}
              </Button>
            </li>
          ))}
        </ul>
      </>
    );
  }

  return (
    <section className="grid gap-4" aria-labelledby="envoy-offers">
      <div className="offer-head">
        <h2 id="envoy-offers">{t('envoy_payments_of', { bank: bank.bank_name })}</h2>
        <Button
          variant="quiet"
          size="small"
          icon="refresh-cw"
          loading={isFetching}
          onClick={() => void refetch()}
        >
          {t('envoy_refresh')}
        </Button>
        <Button variant="line" size="small" onClick={onOtherBank}>
          {t('envoy_change_bank')}
        </Button>
      </div>
      {list()}
    </section>
  );
}
