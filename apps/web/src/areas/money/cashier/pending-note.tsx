import { ButtonLink, Icon } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

/** Another payment of this method is pending: where to continue or cancel it. */
export function PendingNote({ text }: { text: string }) {
  const t = useMessages();
  return (
    <div className="cashier-note cashier-wide" role="alert">
      <Icon name="hourglass" />
      <div>
        <p>
          <b>{t('cashier_pending_title')}.</b> {text}
        </p>
        <ButtonLink href={paths.deposit} linkAs={Link} variant="line" size="small">
          {t('cashier_continue_pending')}
        </ButtonLink>
      </div>
    </div>
  );
}
