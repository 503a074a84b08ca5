import { parseWire } from '@baize/currency';
import { ButtonLink } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { Link } from '../../../router/index.ts';
import { useWallets } from '../../money/index.ts';
import { WalletBalance } from '../wallet-bar/wallet-balance.tsx';
import { WalletBar } from '../wallet-bar/wallet-bar.tsx';

function Balance({ currency }: { currency: number }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const wallets = useWallets();
  const balance = useQuery({
    ...callQuery(useApp(), 'GET /poker-balance'),
    select: (reply) => reply.balance,
    staleTime: 0,
    retry: false,
  });
  // Chips on a table are not in the balance.
  const inPlay = wallets.data?.data.wallets.find(({ wallet }) => wallet === 'poker')?.in_play ?? null;
  return (
    <>
      <WalletBalance
        name={t('poker_balance')}
        refreshLabel={t('poker_balance_refresh')}
        balance={balance}
        currency={currency}
      />
      <ButtonLink variant="money" icon="arrow-left-right" href={paths.pokerTransfer} linkAs={Link}>
        {t('poker_transfer')}
      </ButtonLink>
      {inPlay !== null && (
        <div className="wallet-bar-note" role="status">
          <span>{t('poker_seated', { amount: money.exact(parseWire(inPlay), currency) })}</span>
          <Link href={paths.pokerLobby}>{t('poker_to_table')}</Link>
        </div>
      )}
    </>
  );
}

/** The player's balance in the poker room with links to transfers and the own table, or for visitors a prompt to sign in. */
export function PokerWallet() {
  const t = useMessages();
  return (
    <WalletBar
      name={t('poker_balance')}
      icon="wallet"
      signIn={{ text: t('poker_sign_in_text'), returnTo: paths.poker }}
    >
      {(currency) => <Balance currency={currency} />}
    </WalletBar>
  );
}
