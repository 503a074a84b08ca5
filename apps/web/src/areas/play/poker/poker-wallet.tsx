import { parseWire } from '@baize/currency';
import { Button, ButtonLink, FeltPanel, Icon, IconButton, Money, Skeleton } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import { isServed } from '../../../addresses/is-served.ts';
import { useApp } from '../../../app/app.ts';
import { callQuery, failureText, useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import * as paths from '../../../addresses/paths.ts';
import { useLoginPopup } from '../../../frame/login-popup.tsx';
import { Link } from '../../../router/index.ts';

/** A player's balance in the poker room, with a link to transfers once the site has them. */
function Balance({ currency }: { currency: number }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const balance = useQuery({ ...callQuery(useApp(), 'GET /poker-balance'), staleTime: 0, retry: false });
  const canTransfer = isServed(paths.pokerTransfer);
  return (
    <>
      <div>
        <h2>{t('poker_balance')}</h2>
        <div className="poker-balance" role="status">
          {balance.isPending && <Skeleton className="h-8 w-32" />}
          {balance.isError && <span>{failureText(balance.error, t('site_unknown_error'))}</span>}
          {balance.isSuccess && <Money text={money.exact(parseWire(balance.data.balance), currency)} rolls />}
        </div>
      </div>
      <IconButton
        icon="refresh-cw"
        outlined
        label={t('poker_balance_refresh')}
        className={balance.isFetching ? 'is-refreshing' : undefined}
        onClick={() => void balance.refetch()}
      />
      {canTransfer && (
        <ButtonLink variant="money" icon="arrow-left-right" href={paths.pokerTransfer} linkAs={Link}>
          {t('poker_transfer')}
        </ButtonLink>
      )}
    </>
  );
}

/** The player's balance, or for visitors a prompt to sign in. */
export function PokerWallet() {
  const t = useMessages();
  const { status, user } = useSession();
  const askToSignIn = useLoginPopup();
  return (
    <FeltPanel className="poker-wallet" aria-label={t('poker_balance')}>
      <span className="poker-wallet-icon">
        <Icon name="wallet" size={24} />
      </span>
      {status === 'success' && user ? (
        <Balance currency={user.currency} />
      ) : (
        <>
          <p>{t('poker_sign_in_text')}</p>
          <Button variant="line" onClick={() => askToSignIn(paths.poker)}>
            {t('site_log_in')}
          </Button>
        </>
      )}
    </FeltPanel>
  );
}
