import { ButtonLink } from '@baize/ui';

import * as paths from '../addresses/paths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { AccountMenu } from './account-menu.tsx';
import { MessagesButton } from './messages-button.tsx';
import { PlayReturnHost } from './play-return-host.tsx';
import { UnreadAnnouncer } from './unread-announcer.tsx';
import { BalancePill } from '../frame/balance-pill.tsx';
import { Link, usePage } from '../router/index.ts';

/** The header's actions for a signed-in player; loaded only if there is one. */
export function PlayerActions({ inPlay }: { inPlay: boolean }) {
  const t = useMessages();
  const { isCalm } = usePage().route;
  return (
    <>
      {!inPlay && <BalancePill />}
      {!inPlay && (
        <ButtonLink
          className="only-wide"
          variant={isCalm ? 'line' : 'money'}
          icon="plus"
          href={paths.deposit}
          linkAs={Link}
        >
          {t('site_deposit')}
        </ButtonLink>
      )}
      {!inPlay && <MessagesButton />}
      <AccountMenu />
      <UnreadAnnouncer />
      <PlayReturnHost />
    </>
  );
}
