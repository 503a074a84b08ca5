import { Button, Panel, Skeleton } from '@baize/ui';
import { useState } from 'react';

import { useMessages } from '../../../../messages/use-messages.ts';
import { useDayText } from '../../../auth/late.ts';
import { type PayoutBook, type PayoutDestination, usePayoutBook } from '../../payment-queries.ts';
import { ageSince } from './age.ts';
import { BookLock } from './book-lock.tsx';
import { destinationName } from './destination-name.ts';
import { SavedDialog } from './saved-dialog.tsx';
import './saved.css';

interface SavedAccountsProps {
  /** Undefined while no withdrawal can be requested. */
  readonly onUse: ((destination: PayoutDestination) => void) | undefined;
}

/** Accounts to which the player's withdrawals have gone, with names, and their lock. */
export function SavedAccounts({ onUse }: SavedAccountsProps) {
  const t = useMessages();
  const { data, dataUpdatedAt, isError, refetch } = usePayoutBook();
  return (
    <Panel as="section" className="money-card" aria-labelledby="saved-accounts">
      <h2 id="saved-accounts" tabIndex={-1}>
        {t('money_book_title')}
      </h2>
      {!data && !isError && <Skeleton className="h-40 w-full" />}
      {!data && isError && (
        <>
          <p className="text-ink-2">{t('money_book_failed')}</p>
          <Button variant="line" wide onClick={() => void refetch()}>
            {t('site_try_again')}
          </Button>
        </>
      )}
      {data && <Book book={data.data} now={dataUpdatedAt} onUse={onUse} />}
    </Panel>
  );
}

interface BookProps extends SavedAccountsProps {
  readonly book: PayoutBook;
  /** When it was read, in milliseconds: ages are those of then. */
  readonly now: number;
}

function Book({ book, now, onUse }: BookProps) {
  const t = useMessages();
  const [editedId, setEditedId] = useState<number>();
  const edited = book.destinations.find(({ id }) => id === editedId);
  return (
    <>
      {book.destinations.length === 0 ? (
        <p className="text-ink-2">{t('money_book_empty')}</p>
      ) : (
        <ul className="saved-list">
          {book.destinations.map((one) => (
            <Row key={one.id} destination={one} now={now} onUse={onUse} onEdit={() => setEditedId(one.id)} />
          ))}
        </ul>
      )}
      <BookLock book={book} />
      {edited && (
        <SavedDialog
          key={edited.id}
          destination={edited}
          isLocked={book.lock.is_on}
          onClose={() => setEditedId(undefined)}
        />
      )}
    </>
  );
}

interface RowProps extends SavedAccountsProps {
  readonly destination: PayoutDestination;
  readonly now: number;
  readonly onEdit: () => void;
}

function Row({ destination, now, onUse, onEdit }: RowProps) {
  const t = useMessages();
  const { name, account, method } = destination;
  const label = destinationName(destination);
  return (
    <li>
      <p>
        <b>
          <bdi>{name ?? account ?? method}</bdi>
        </b>
        <small>{name === null || account === null ? method : `${method} · ${account}`}</small>
        <Paid destination={destination} now={now} />
      </p>
      <div className="saved-actions">
        {onUse && account !== null && (
          <Button
            variant="line"
            size="small"
            aria-label={t('money_book_use_of', { account: label })}
            onClick={() => onUse(destination)}
          >
            {t('money_book_use')}
          </Button>
        )}
        <Button
          variant="quiet"
          size="small"
          aria-label={t('money_book_edit_of', { account: label })}
          onClick={onEdit}
        >
          {t('money_book_edit')}
        </Button>
      </div>
    </li>
  );
}

/** When money arrived, and what is on its way. */
function Paid({ destination, now }: Pick<RowProps, 'destination' | 'now'>) {
  const t = useMessages();
  const { dayOf } = useDayText();
  const { first_paid_at: firstAt, last_paid_at: lastAt, is_open: isOpen } = destination;
  return (
    <>
      {firstAt === null || lastAt === null ? (
        <small>{t('money_book_unpaid')}</small>
      ) : (
        <>
          <small>
            {t('money_book_first', {
              day: dayOf(firstAt),
              age: t('money_book_age', { ...ageSince(firstAt, now) }),
            })}
          </small>
          {dayOf(firstAt) !== dayOf(lastAt) && <small>{t('money_book_last', { day: dayOf(lastAt) })}</small>}
        </>
      )}
      {isOpen && firstAt !== null && <small>{t('money_book_open')}</small>}
    </>
  );
}
