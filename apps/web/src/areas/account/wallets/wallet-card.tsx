import { historyWallet } from '@baize/contract';
import type { MessageKey } from '@baize/messages/keys';
import { parseWire } from '@baize/currency';
import { Button, ButtonLink, Icon, Money } from '@baize/ui';
import { useId } from 'react';

import { historyAddress } from '../../../addresses/history-address.ts';
import * as paths from '../../../addresses/paths.ts';
import {
  type TransferType,
  type TransferWallet,
  transferWallets,
} from '../../../addresses/transfer-address.ts';
import { useIsClosed } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { type Wallet, walletTexts } from '../../money/index.ts';
import { useAmounts } from '../use-history-view.ts';

export interface AskedTransfer {
  readonly wallet: TransferWallet;
  readonly type: TransferType;
}

const explanations: Readonly<Record<Wallet['wallet'], MessageKey>> = {
  main: 'wallet_text_main',
  poker: 'wallet_text_poker',
  live_slot: 'wallet_text_live_slot',
  binary: 'wallet_text_binary',
  bonus: 'wallet_text_bonus',
  held: 'wallet_text_held',
};

const playPages: Readonly<Record<TransferWallet, string>> = {
  poker: paths.poker,
  live_slot: paths.liveSlot,
  binary: paths.liveBinary,
};

interface CardProps {
  readonly wallet: Wallet;
  readonly onTransfer: (asked: AskedTransfer) => void;
}

const small = { size: 'small', variant: 'line' } as const;

function TransferActions({ wallet: state, name, onTransfer }: CardProps & { name: TransferWallet }) {
  const t = useMessages();
  const isClosed = useIsClosed();
  const page = playPages[name];
  const canAdd = state.is_offered && !isClosed;
  return (
    <>
      {canAdd && (
        <Button {...small} icon="plus" onClick={() => onTransfer({ wallet: name, type: 2 })}>
          {t('wallet_add')}
        </Button>
      )}
      {parseWire(state.balance) > 0n && (
        <Button {...small} icon="arrow-left" onClick={() => onTransfer({ wallet: name, type: 1 })}>
          {t('wallet_take_out')}
        </Button>
      )}
      {canAdd && (
        <ButtonLink {...small} icon="play" href={page} linkAs={Link}>
          {t('wallet_play')}
        </ButtonLink>
      )}
    </>
  );
}

/** The ways into a wallet and out of it. */
function Actions({ wallet, onTransfer }: CardProps) {
  const t = useMessages();
  const isClosed = useIsClosed();
  const name = transferWallets.find((one) => one === wallet.wallet);
  if (name) return <TransferActions wallet={wallet} name={name} onTransfer={onTransfer} />;
  if (wallet.wallet === 'bonus') {
    return (
      <ButtonLink {...small} icon="gift" href={paths.playerBonuses} linkAs={Link}>
        {t('site_player_bonuses')}
      </ButtonLink>
    );
  }
  return (
    <>
      {wallet.wallet === 'main' && !isClosed && (
        <ButtonLink {...small} icon="plus" href={paths.deposit} linkAs={Link}>
          {t('site_deposit')}
        </ButtonLink>
      )}
      <ButtonLink {...small} icon="banknote" href={paths.withdraw} linkAs={Link}>
        {t(wallet.wallet === 'main' ? 'site_withdraw' : 'wallet_follow_withdrawal')}
      </ButtonLink>
    </>
  );
}

/** One wallet: what it is for, what is in it, and its ways in and out. */
export function WalletCard({ wallet, onTransfer }: CardProps) {
  const t = useMessages();
  const id = useId();
  const amounts = useAmounts();
  const { name, icon } = walletTexts[wallet.wallet];
  // Main is the default.
  const number = wallet.wallet === 'main' ? undefined : historyWallet[wallet.wallet];
  const log = historyAddress(paths.accountActivities, { wallet: number });
  return (
    <li className="panel wallet-row" data-wallet={wallet.wallet} aria-labelledby={id}>
      <span className="wallet-row-icon">
        <Icon name={icon} />
      </span>
      <div className="wallet-row-name">
        <h2 id={id}>{t(name)}</h2>
        <p>{t(explanations[wallet.wallet])}</p>
        {wallet.pending !== null && (
          <p className="wallet-row-note">
            <Icon name="hourglass" size={14} />
            {t('wallet_pending', { amount: amounts.ofWire(wallet.pending) })}
          </p>
        )}
        {wallet.in_play !== null && (
          <p className="wallet-row-note">
            <Icon name="play" size={14} />
            {t('wallet_is_in_play', { amount: amounts.ofWire(wallet.in_play) })}
          </p>
        )}
      </div>
      <Money text={amounts.ofWire(wallet.balance)} rolls className="wallet-row-sum" />
      <div className="wallet-row-actions">
        <Actions wallet={wallet} onTransfer={onTransfer} />
        <Link href={log} className="wallet-row-log" aria-label={t('wallet_log_of', { wallet: t(name) })}>
          {t('wallet_log')}
        </Link>
      </div>
    </li>
  );
}
