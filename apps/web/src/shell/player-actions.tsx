import { ButtonLink } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { BalancePill } from '../frame/balance-pill.tsx';
import { Link } from '../router/index.ts';

/** The header's actions for a signed-in player; loaded only if there is one. */
export function PlayerActions({ inPlay }: { inPlay: boolean }) {
  const t = useMessages();
  return (
    <>
      {!inPlay && <BalancePill />}
      {!inPlay && (
        <ButtonLink className="only-wide" variant="money" icon="plus" href={paths.deposit} linkAs={Link}>
          {t('site_deposit')}
        </ButtonLink>
      )}
      <AccountMenu />
    </>
  );
}
