import { parseWire } from '@baize/currency';
import { Button, ButtonLink } from '@baize/ui';
import { useEffect, useRef, useState } from 'react';

import { useApp } from '../../../app/app.ts';
import { CallFailure, failureText, useAlert, useCall, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { CopyRow } from '../cashier/copy-row.tsx';
import { QrCode } from '../../../frame/qr-code.tsx';
import { amountText } from '../form/payment-values.ts';
import { useReloadPayments } from '../payment-queries.ts';
import { TimeLeft } from '../time-left.tsx';
import { useCancelPayment } from '../use-cancel-payment.ts';
import { type RovpayDeposit, useStoreRovpayDeposit } from './rovpay-queries.ts';

/** The method's number, which the specification fixes. */
const PAYMENT_ID = 2513;

/** Sends that the player has paid. */
function useClaim(deposit: RovpayDeposit) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const store = useStoreRovpayDeposit();
  const reload = useReloadPayments();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function claim() {
    const { id, refId, token, name, surname, amount, description } = deposit;
    setBusy(true);
    setProblem(undefined);
    try {
      const { message } = await call('POST /account/deposit/rovpay/deposit', {
        body: {
          paymentId: PAYMENT_ID,
          paparaId: id,
          paparaRefId: refId,
          paparaToken: token,
          name,
          surname,
          amount,
          description,
        },
      });
      alert.show({ kind: 'success', text: message });
      store({ ...deposit, is_claimed: true });
    } catch (failure) {
      const [field] = failure instanceof CallFailure ? Object.values(failure.fields) : [];
      const text = field?.[0] ?? failureText(failure, t('site_unknown_error'));
      setProblem(text);
      alert.show({ kind: 'error', text });
      reload();
    }
    setBusy(false);
  }

  return { claim, isBusy, problem };
}

interface RovpayAccountProps {
  readonly deposit: RovpayDeposit;
  readonly onCancelled: () => void;
}

/** Second step: where to send the money, and the button that says it is sent. */
export function RovpayAccount({ deposit, onCancelled }: RovpayAccountProps) {
  const t = useMessages();
  const { language } = useApp();
  const money = useMoneyFormat();
  const currency = useSession().user?.currency ?? 1;
  const { claim, isBusy, problem } = useClaim(deposit);
  const title = useRef<HTMLHeadingElement>(null);
  const { accountBarcode, accountName, accountId } = deposit.account;
  const amountMinor = parseWire(deposit.amount);
  const amount = money.exact(amountMinor, currency);
  const reload = useReloadPayments();
  const { isCancelling, cancel } = useCancelPayment(Number(deposit.id));

  useEffect(() => title.current?.focus(), []);

  return (
    <section className="grid gap-6" aria-labelledby="rovpay-account">
      <div className="grid gap-1">
        <h2 id="rovpay-account" ref={title} tabIndex={-1}>
          {t('rovpay_account_title', { amount })}
        </h2>
        {deposit.expires_at !== null && <TimeLeft until={deposit.expires_at} of="pay" onEnd={reload} />}
        <p className="text-ink-2">{t('rovpay_account_lead')}</p>
      </div>
      <div className="cashier-pay">
        <div className="cashier-code">
          <QrCode text={accountBarcode} label={t('rovpay_qr')} />
          {/^https?:/.test(accountBarcode) && (
            <ButtonLink href={accountBarcode} variant="line" wide target="_blank" rel="noopener">
              {t('rovpay_open_app')}
            </ButtonLink>
          )}
        </div>
        <dl className="copy-rows">
          <CopyRow label={t('rovpay_amount')} value={amount} copied={amountText(amountMinor, language)} />
          <CopyRow label={t('rovpay_account_name')} value={accountName} />
          <CopyRow label={t('rovpay_account_id')} value={accountId} />
          <CopyRow label={t('rovpay_reference')} value={deposit.id} />
        </dl>
      </div>
      <div className="grid gap-2">
        <Button variant="money" size="large" wide loading={isBusy} onClick={() => void claim()}>
          {t('rovpay_complete')}
        </Button>
        {problem === undefined ? (
          <p className="text-ink-2">{t('rovpay_complete_hint')}</p>
        ) : (
          <p role="alert" className="cashier-problem">
            {problem}
          </p>
        )}
        <Button
          variant="quiet"
          loading={isCancelling}
          onClick={() => void cancel().then((isCancelled) => isCancelled && onCancelled())}
        >
          {t('rovpay_cancel')}
        </Button>
      </div>
    </section>
  );
}
