import { coinNetworks, networkOf } from '@baize/contract/coin-networks';
import { Button, Checkbox, Dialog, Icon, Money } from '@baize/ui';
import { useState } from 'react';

import { useBrand } from '../../../app/app.ts';
import { type Translate, useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { groupIban } from '../form/iban-text.ts';
import { nameOf, type PaymentField } from '../form/payment-method.ts';
import { arrivingMinor, useFeeText } from '../form/payment-summary.tsx';
import { orderedFields, type PaymentValues, sentText } from '../form/payment-values.ts';
import type { PaymentFormState } from '../form/use-payment-form.ts';
import { useDuration } from '../use-duration.ts';
import './withdraw-choice.css';

interface WithdrawQuestionProps {
  readonly payment: PaymentFormState;
  /** What was typed; undefined while nothing is asked. */
  readonly values: PaymentValues | undefined;
  /** Of the book, if one was chosen. */
  readonly destination: string | undefined;
  readonly holder: string | undefined;
  /** Of the bonus that the request freezes. */
  readonly bonusName: string | undefined;
  /** Whether it can be cancelled later, unless the player locks it. */
  readonly canCancel: boolean;
  readonly isSending: boolean;
  readonly onConfirm: (values: PaymentValues, isLocked: boolean) => void;
  readonly onClose: () => void;
}

/** A value as the player recognises it. */
function shownValue(field: PaymentField, value: string, t: Translate): string {
  const { type, options } = field;
  if (type === 'file') return t('documents_sent');
  if (type === 'iban') return `TR${groupIban(value)}`;
  if (type === 'phone') return `+90 ${sentText(field, value).replace(/^(\d{3})(\d{3})(\d\d)/, '$1 $2 $3 ')}`;
  return options?.find((option) => option.value === value)?.label ?? sentText(field, value);
}

/** Everything about the withdrawal once more, with yes and no. */
export function WithdrawQuestion(props: WithdrawQuestionProps) {
  const { payment, values, destination, holder, bonusName, canCancel, isSending, onConfirm, onClose } = props;
  const [isLocked, setLocked] = useState(false);
  const t = useMessages();
  const money = useMoneyFormat();
  const duration = useDuration();
  const hasTimes = useBrand().traits['money.processingTime'];
  const feeText = useFeeText(payment);
  const { method, rules, amountMinor } = payment;
  const minutes = hasTimes ? method.usual_minutes : null;
  const lands = arrivingMinor(payment) ?? 0n;
  const fields = orderedFields(method).filter(
    ({ type, name }) => type !== 'amount' && (values?.[name] ?? '').trim() !== '',
  );
  const network = networkOf(fields, (name) => values?.[name]);
  const rows: readonly (readonly [string, string])[] = [
    [t('money_method'), nameOf(method)],
    ...(destination === undefined ? [] : [[t('money_book_account'), destination] as const]),
    ...fields.map((field) => [field.label, shownValue(field, values?.[field.name] ?? '', t)] as const),
    ...(network === undefined ? [] : [[t('money_coin_network'), coinNetworks[network]] as const]),
    ...(holder === undefined ? [] : [[t('money_holder'), holder] as const]),
    [t('money_withdraw_amount'), money.exact(amountMinor, rules.currency)],
    [t('money_fee'), feeText],
    ...(minutes === null ? [] : [[t('money_expected'), duration.about(minutes)] as const]),
  ];
  return (
    <Dialog
      open={values !== undefined}
      onClose={isSending ? () => undefined : onClose}
      title={t('money_withdraw_confirm_title')}
      closeLabel={t('site_close')}
      className="withdraw-question"
      footer={
        <div className="withdraw-choice">
          <Button
            variant="line"
            size="large"
            aria-disabled={isSending}
            onClick={isSending ? undefined : onClose}
          >
            {t('money_withdraw_edit')}
          </Button>
          <Button
            size="large"
            loading={isSending}
            onClick={() => values && onConfirm(values, canCancel && isLocked)}
          >
            {t('money_withdraw_confirm')}
          </Button>
        </div>
      }
    >
      <div className="withdraw-lands">
        <p>{t('money_withdraw_lands')}</p>
        <Money text={money.exact(lands, rules.currency)} />
      </div>
      <dl>
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {canCancel && (
        <Checkbox
          label={
            <span className="grid">
              {t('money_lock_withdrawal')}
              <small className="text-ink-2">{t('money_lock_help')}</small>
            </span>
          }
          checked={isLocked}
          onChange={({ target }) => setLocked(target.checked)}
        />
      )}
      {bonusName !== undefined && (
        <p className="payment-note">
          <Icon name="gift" />
          {t('money_bonus_confirm', { name: bonusName })}
        </p>
      )}
    </Dialog>
  );
}
