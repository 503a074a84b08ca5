import { parseWire } from '@baize/currency';
import type { MessageKey } from '@baize/messages/keys';
import { Button, ButtonLink, Icon, Meter, Panel } from '@baize/ui';

import { useApp } from '../../../app/app.ts';
import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { CopyButton } from '../copy-button.tsx';
import { type TransactionDetail, useReloadPayments } from '../payment-queries.ts';
import { reasonTexts } from '../payment-reasons.ts';
import { QrCode } from '../../../frame/qr-code.tsx';
import { useCancelPayment } from '../use-cancel-payment.ts';
import { TimeLeft } from '../time-left.tsx';
import { useSecondsLeft } from '../use-seconds-left.ts';
import { coinText, difference, isLess, rateText, walletLink } from './coin-text.ts';

type Coin = NonNullable<TransactionDetail['coin']>;

interface CoinPaymentProps {
  readonly transaction: TransactionDetail;
  readonly coin: Coin;
}

type CoinState = 'waiting' | 'part' | 'missing' | 'enough' | 'over';

/** `part`: coins may still follow. `missing`: it is too late for the rest. `over`: it is too late for all of it. */
function stateOf(
  { reason }: TransactionDetail,
  { paid, amount }: Coin,
  secondsLeft: number | undefined,
): CoinState {
  if (isLess('0', paid) && !isLess(paid, amount)) return 'enough';
  const isLate = !secondsLeft || (reason !== null && reason !== 'seen' && reason !== 'try_declined');
  if (isLess('0', paid)) return isLate ? 'missing' : 'part';
  return isLate ? 'over' : 'waiting';
}

const progressTexts = {
  waiting: 'money_coin_waiting',
  part: 'money_coin_too_little',
  missing: 'money_coin_part',
  over: 'money_coin_over_text',
} as const satisfies Partial<Record<CoinState, MessageKey>>;

/** Why a person has to decide, or nothing. */
function doubtOf({ reason }: TransactionDetail) {
  return reason === null || reason === 'seen' || reason === 'partial_payment'
    ? undefined
    : reasonTexts[reason];
}

interface CoinProgressProps extends CoinPaymentProps {
  readonly state: CoinState;
}

/** What has arrived: nothing, too little, enough or too much, and how certain that is. */
function CoinProgress({ transaction, coin, state }: CoinProgressProps) {
  const t = useMessages();
  const { language } = useApp();
  const { paid, amount, confirmations, confirmations_needed: needed } = coin;
  const name = coin.coin.toUpperCase();
  const doubt = doubtOf(transaction);
  const enough = isLess(amount, paid) ? 'money_coin_too_much' : 'money_coin_seen';
  return (
    <div className="coin-progress">
      <p role="status">
        {t(state === 'enough' ? enough : progressTexts[state], {
          paid: `${coinText(paid, language)} ${name}`,
          amount: `${coinText(amount, language)} ${name}`,
        })}
      </p>
      {doubt && <p>{t(doubt)}</p>}
      {isLess('0', paid) && (
        <Meter
          label={t('money_coin_confirmations')}
          value={t('money_coin_confirmed', { count: confirmations, needed })}
          share={needed > 0 ? Math.min(1, confirmations / needed) : 1}
        />
      )}
    </div>
  );
}

interface CoinFactsProps {
  readonly coin: Coin;
  /** What is still to be sent, or else all of it. */
  readonly amount: string;
  readonly isOpen: boolean;
}

/** Amount, address, network and rate; without the address if no coins should be sent any more. */
function CoinFacts({ coin, amount, isOpen }: CoinFactsProps) {
  const t = useMessages();
  const { language } = useApp();
  const name = coin.coin.toUpperCase();
  return (
    <dl>
      <div>
        <dt>{t('money_coin_amount')}</dt>
        <dd>
          <b>{`${coinText(amount, language)} ${name}`}</b>
          {isOpen && <CopyButton text={amount} label={t('money_coin_copy_amount')} />}
        </dd>
      </div>
      {isOpen && (
        <div>
          <dt>{t('money_coin_address')}</dt>
          <dd>
            <code>{coin.address}</code>
            <CopyButton text={coin.address} label={t('money_coin_copy_address')} />
          </dd>
        </div>
      )}
      <div>
        <dt>{t('money_coin_network')}</dt>
        <dd>{coin.network}</dd>
      </div>
      <div>
        <dt>{t('money_coin_rate')}</dt>
        <dd>{t('money_coin_rate_text', { coin: name, rate: rateText(coin.rate, language) })}</dd>
      </div>
    </dl>
  );
}

/** How to pay with a coin: address, amount and the rate that holds until it expires; then what has arrived. */
export function CoinPayment({ transaction, coin }: CoinPaymentProps) {
  const t = useMessages();
  const { language } = useApp();
  const money = useMoneyFormat();
  const { user } = useSession();
  const { isCancelling, cancel } = useCancelPayment(transaction.id);
  const reload = useReloadPayments();
  const secondsLeft = useSecondsLeft(coin.rate_until);
  const state = stateOf(transaction, coin, secondsLeft);
  const isOpen = state === 'waiting' || state === 'part';
  const name = coin.coin.toUpperCase();
  const amount = state === 'part' ? difference(coin.amount, coin.paid) : coin.amount;
  const link = walletLink(coin, amount);
  const send = t('money_coin_title', { amount: `${coinText(amount, language)} ${name}` });
  const titles: Readonly<Record<CoinState, string>> = {
    waiting: send,
    part: send,
    missing: t('money_coin_over_title'),
    over: t('money_coin_over_title'),
    enough: t('money_coin_received_title'),
  };
  return (
    <Panel as="section" className="coin-payment" aria-labelledby="coin-payment" data-state={state}>
      <div className="coin-main">
        <h2 id="coin-payment">{titles[state]}</h2>
        <CoinFacts coin={coin} amount={amount} isOpen={isOpen} />
        {isOpen && link !== undefined && (
          <ButtonLink href={link} icon="wallet" wide>
            {t('money_coin_open_wallet')}
          </ButtonLink>
        )}
        {isOpen && transaction.url !== null && (
          <ButtonLink href={transaction.url} target="_blank" rel="noreferrer" variant="line" wide>
            {t('money_method_page_open')}
          </ButtonLink>
        )}
        <CoinProgress transaction={transaction} coin={coin} state={state} />
        {isOpen && (
          <p className="coin-warning">
            <Icon name="triangle-alert" />
            {t('money_coin_network_only', { coin: name, network: coin.network })}
          </p>
        )}
        {(isOpen || (state === 'enough' && !doubtOf(transaction))) && (
          <p className="text-ink-2">
            {t('money_coin_text', { money: money.exact(parseWire(transaction.amount), user?.currency) })}
          </p>
        )}
        {transaction.can_cancel && (
          <Button variant="quiet" loading={isCancelling} onClick={() => void cancel()}>
            {t('money_pending_cancel')}
          </Button>
        )}
      </div>
      {isOpen && (
        <div className="coin-scan">
          <QrCode text={link ?? coin.address} label={t('money_coin_qr')} />
          {coin.rate_until !== null && <TimeLeft until={coin.rate_until} of="rate" onEnd={reload} />}
        </div>
      )}
    </Panel>
  );
}
