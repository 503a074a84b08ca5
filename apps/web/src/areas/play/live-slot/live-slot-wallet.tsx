import { Button } from '@baize/ui';
import { useQuery } from '@tanstack/react-query';

import * as paths from '../../../addresses/paths.ts';
import { useApp } from '../../../app/app.ts';
import { callQuery } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useWalletUpdates } from '../../money/index.ts';
import { useTransferDialog } from '../screen/use-transfer-dialog.tsx';
import { WalletBalance } from '../wallet-bar/wallet-balance.tsx';
import { WalletBar } from '../wallet-bar/wallet-bar.tsx';

function Balance({ currency }: { currency: number }) {
  const t = useMessages();
  useWalletUpdates();
  const balance = useQuery({
    ...callQuery(useApp(), 'GET /live-slot/balance'),
    select: (reply) => reply.data.balance,
    staleTime: 0,
    retry: false,
  });
  return (
    <WalletBalance
      name={t('live_slot_balance')}
      refreshLabel={t('live_slot_balance_refresh')}
      balance={balance}
      currency={currency}
    />
  );
}

/** The player's balance with the way to transfers, or for visitors a prompt to sign in. */
export function LiveSlotWallet() {
  const t = useMessages();
  const transfer = useTransferDialog('live_slot');
  return (
    <>
      <WalletBar
        name={t('live_slot_balance')}
        signIn={{ text: t('live_slot_sign_in'), returnTo: paths.liveSlot }}
      >
        {(currency) => (
          <>
            <Balance currency={currency} />
            <Button variant="money" icon="arrow-left-right" aria-haspopup="dialog" onClick={transfer.open}>
              {t('live_slot_transfer')}
            </Button>
          </>
        )}
      </WalletBar>
      {transfer.dialog}
    </>
  );
}
