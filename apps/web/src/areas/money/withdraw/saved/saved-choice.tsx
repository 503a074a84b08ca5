import { Icon, Select } from '@baize/ui';

import { useMessages } from '../../../../messages/use-messages.ts';
import type { PayoutDestination } from '../../payment-queries.ts';
import { destinationName } from './destination-name.ts';

interface SavedChoiceProps {
  readonly saved: readonly PayoutDestination[];
  /** 0 for an account that the player enters. */
  readonly savedId: number;
  readonly onSaved: (id: number) => void;
  readonly isBookLocked: boolean;
}

/** To which saved account a form pays; nothing if there is none and the book is open. */
export function SavedChoice({ saved, savedId, onSaved, isBookLocked }: SavedChoiceProps) {
  const t = useMessages();
  const chosen = saved.find(({ id }) => id === savedId);
  const isUnpaid = chosen === undefined || chosen.first_paid_at === null;
  if (saved.length === 0 && !isBookLocked) return null;
  return (
    <div className="saved-choice">
      {saved.length > 0 && (
        <Select
          label={t('money_book_account')}
          value={String(chosen?.id ?? 0)}
          onChange={({ target }) => onSaved(Number(target.value))}
          options={[
            { value: '0', label: t('money_book_other') },
            ...saved.map((one) => ({ value: String(one.id), label: destinationName(one) })),
          ]}
        />
      )}
      {isBookLocked && isUnpaid && (
        <p className="payment-note">
          <Icon name="lock" />
          {t('money_book_locked_form')}
        </p>
      )}
    </div>
  );
}
