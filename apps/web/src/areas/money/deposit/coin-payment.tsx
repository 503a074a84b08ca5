import { transactionStatus } from '@baize/contract';
import { parseWire } from '@baize/currency';
import { Button, Icon, Meter, Panel } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { CopyButton } from '../copy-button.tsx';
import { type TransactionDetail, useReloadPayments } from '../payment-queries.ts';
import { QrCode } from '../qr-code.tsx';
import { useCancelPayment } from '../use-cancel-payment.ts';
import { clockText, useSecondsLeft } from '../use-seconds-left.ts';
import { coinText, isLess, rateText } from './coin-text.ts';

type Coin = NonNullable<TransactionDetail['coin']>;

interface CoinPaymentProps {
  readonly transaction: TransactionDetail;
  readonly coin: Coin;
}

/** What has arrived: nothing, too little, or enough and how certain that is. */
function CoinProgress({ coin }: { coin: Coin }) {
  const t = useMessages();
  const { language } = useApp();
  const { paid, confirmations, confirmations_needed: needed } = coin;
  const name = coin.coin.toUpperCase();
  if (!isLess('0', paid)) return <p className="coin-progress">{t('money_coin_waiting')}</p>;
  return (
    <div className="coin-progress">
      <p>
        {t(isLess(paid, coin.amount) ? 'money_coin_too_little' : 'money_coin_seen', {
          paid: `${coinText(paid, language)} ${name}`,
          amount: `${coinText(coin.amount, language)} ${name}`,
        })}
      </p>
      <Meter
        label={t('money_coin_confirmations')}
        value={t('money_coin_confirmed', { count: confirmations, needed })}
        share={needed > 0 ? Math.min(1, confirmations / needed) : 1}
      />
    </div>
  );
}

/** How to pay with a coin: address, amount and the rate that holds until it expires. */
export function CoinPayment({ transaction, coin }: CoinPaymentProps) {
  const t = useMessages();
  const { language } = useApp();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { isCancelling, cancel } = useCancelPayment(transaction.id);
  const isPending = transaction.status === transactionStatus.pending;
  const secondsLeft = useSecondsLeft(isPending ? transaction.expires_at : null, useReloadPayments());
  const name = coin.coin.toUpperCase();
  const amount = `${coinText(coin.amount, language)} ${name}`;
  return (
    <Panel as="section" className="coin-payment" aria-labelledby="coin-payment">
      <div className="coin-facts">
        <h2 id="coin-payment">{t('money_coin_title', { amount })}</h2>
        <p className="text-ink-2">
          {t('money_coin_text', { money: money.exact(parseWire(transaction.amount), user?.currency) })}
        </p>
        <dl>
          <div>
            <dt>{t('money_coin_amount')}</dt>
            <dd>
              <b>{amount}</b>
              <CopyButton text={coin.amount} label={t('money_coin_copy_amount')} />
            </dd>
          </div>
          <div>
            <dt>{t('money_coin_address')}</dt>
            <dd>
              <code>{coin.address}</code>
              <CopyButton text={coin.address} label={t('money_coin_copy_address')} />
            </dd>
          </div>
          <div>
            <dt>{t('money_coin_network')}</dt>
            <dd>{coin.network}</dd>
          </div>
          <div>
            <dt>{t('money_coin_rate')}</dt>
            <dd>{t('money_coin_rate_text', { coin: name, rate: rateText(coin.rate, language) })}</dd>
          </div>
        </dl>
        <p className="coin-warning">
          <Icon name="triangle-alert" />
          {t('money_coin_network_only', { coin: name, network: coin.network })}
        </p>
      </div>
      <div className="coin-side">
        <QrCode text={coin.address} label={t('money_coin_qr')} />
        {secondsLeft !== undefined && (
          <p role="timer">{t('money_coin_left', { time: clockText(secondsLeft) })}</p>
        )}
        <CoinProgress coin={coin} />
        {transaction.can_cancel && (
          <Button variant="quiet" loading={isCancelling} onClick={() => void cancel()}>
            {t('money_pending_cancel')}
          </Button>
        )}
      </div>
    </Panel>
  );
}
