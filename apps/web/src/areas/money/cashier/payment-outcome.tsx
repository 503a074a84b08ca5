import { lobbyPaths } from '@baize/contract/page-addresses';
import { Button, ButtonLink, EmptyState } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

interface PaymentOutcomeProps {
  readonly end: 'approved' | 'failed';
  /** Formatted. */
  readonly amount: string;
  readonly onAgain: () => void;
}

/** The end of a payment: the balance has it, or it was not confirmed. */
export function PaymentOutcome({ end, amount, onAgain }: PaymentOutcomeProps) {
  const t = useMessages();
  const isApproved = end === 'approved';
  return (
    <div role="status">
      <EmptyState
        icon={isApproved ? 'circle-check' : 'circle-alert'}
        title={t(isApproved ? 'cashier_approved_title' : 'cashier_failed_title')}
        text={t(isApproved ? 'cashier_approved_text' : 'cashier_failed_text', { amount })}
        action={
          <>
            {isApproved && (
              <ButtonLink href={lobbyPaths.casino} linkAs={Link} icon="play">
                {t('money_returned_play')}
              </ButtonLink>
            )}
            <Button variant="line" onClick={onAgain}>
              {t('cashier_again')}
            </Button>
          </>
        }
      />
    </div>
  );
}
