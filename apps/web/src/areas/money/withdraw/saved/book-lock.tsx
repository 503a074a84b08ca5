import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

import { useApp } from '../../../../app/app.ts';
import { failureText, useAlert, useCall } from '../../../../call/index.ts';
import { useMessages } from '../../../../messages/use-messages.ts';
import { SwitchRow, useProof } from '../../../auth/late.ts';
import { dayAndTime } from '../../moment-text.ts';
import type { PayoutBook } from '../../payment-queries.ts';

/** The switch that locks the book. Off, it stays locked for a while; then pressing it again keeps it. */
export function BookLock({ book: { destinations, lock } }: { book: PayoutBook }) {
  const t = useMessages();
  const app = useApp();
  const call = useCall();
  const alert = useAlert();
  const queries = useQueryClient();
  const { withProof, dialog } = useProof('money_book_unlock_lead');
  const [pending, setPending] = useState<boolean>();
  const isOn = pending ?? (lock.is_on && lock.ends_at === null);
  const hasPaid = destinations.some(({ first_paid_at: at }) => at !== null);

  async function choose(next: boolean) {
    setPending(next);
    try {
      await withProof(async () => {
        const key = `POST /account/payout-destinations/${next ? 'lock' : 'unlock'}` as const;
        const { message } = await call(key);
        await queries.invalidateQueries({ queryKey: ['GET /account/payout-destinations'] });
        alert.show({ kind: 'success', text: message });
      });
    } catch (failure) {
      alert.show({ kind: 'error', text: failureText(failure, t('site_unknown_error')) });
    } finally {
      setPending(undefined);
    }
  }

  function text(): string {
    if (lock.ends_at !== null) return t('money_book_lock_ends', { time: dayAndTime(lock.ends_at, app) });
    if (lock.is_on) return t('money_book_lock_on', { hours: lock.hours });
    return hasPaid ? t('money_book_lock_off', { hours: lock.hours }) : t('money_book_lock_none');
  }

  return (
    <div className="saved-lock">
      <SwitchRow
        label={t('money_book_lock')}
        text={text()}
        isOn={isOn}
        isBusy={pending !== undefined}
        disabled={!hasPaid && !lock.is_on}
        onChange={(next) => void choose(next)}
      />
      {dialog}
    </div>
  );
}
