import { parseWire } from '@baize/currency';
import { Button, EmptyState } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { CashierFailure, CashierSkeleton } from '../cashier/cashier-state.tsx';
import { type EnvoyBank, type EnvoyOffer, useEnvoyOffers } from './envoy-queries.ts';

interface OfferListProps {
  readonly bank: EnvoyBank;
  readonly currency: number;
  /** Code of the payment that is being started. */
  readonly startingCode: string | undefined;
  readonly onPay: (offer: EnvoyOffer) => void;
  readonly onOtherBank: () => void;
}

/** What a bank takes now. */
export function OfferList({ bank, currency, startingCode, onPay, onOtherBank }: OfferListProps) {
  const t = useMessages();
  const money = useMoneyFormat();
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
      <ul className="offer-list" aria-label={t('envoy_payments_of', { bank: bank.bank_name })}>
        {data.data.map((offer) => (
          <li key={offer.ref_code} className="offer">
            <p>
              <b>{money.exact(parseWire(offer.amount), currency)}</b>
              <small>{t('envoy_code', { code: offer.ref_code })}</small>
            </p>
            <Button
              variant="line"
              loading={offer.ref_code === startingCode}
              disabled={startingCode !== undefined && offer.ref_code !== startingCode}
              onClick={() => onPay(offer)}
            >
              {t('envoy_pay', { amount: money.short(parseWire(offer.amount), currency) })}
            </Button>
          </li>
        ))}
      </ul>
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
