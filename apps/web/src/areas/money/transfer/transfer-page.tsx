import { ChipLink, Icon, Panel } from '@baize/ui';

import * as paths from '../../../addresses/paths.ts';
import { transferAddress, type TransferInput } from '../../../addresses/transfer-address.ts';
import { useApp } from '../../../app/app.ts';
import { AccountFrame } from '../../../frame/account-frame.tsx';
import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';
import { offeredWallets } from '../../../addresses/offered-wallets.ts';
import { TransferPanel } from './transfer-panel.tsx';
import { toWallet } from './use-transfer.ts';
import { walletTexts } from './wallet-texts.ts';

const rules = ['wallet_rule_free', 'wallet_rule_bonus', 'wallet_rule_in_play'] as const;

/** Transfers between main and the wallet that the address names, or else the first of the brand. */
export function TransferPage({ input }: { input: TransferInput }) {
  const t = useMessages();
  const { brand } = useApp();
  const offered = offeredWallets(brand);
  const wallet = offered.includes(input.wallet) ? input.wallet : (offered[0] ?? input.wallet);
  return (
    <AccountFrame title={t('site_transfers')} lead={t('wallet_transfer_lead')} isCompact>
      {offered.length > 1 && (
        <nav aria-label={t('history_wallets')} className="chip-row">
          {offered.map((one) => (
            <ChipLink
              key={one}
              href={transferAddress(one)}
              linkAs={Link}
              current={one === wallet}
              icon={walletTexts[one].icon}
            >
              {t(walletTexts[one].name)}
            </ChipLink>
          ))}
        </nav>
      )}
      <Panel className="transfer-card">
        <TransferPanel key={wallet} wallet={wallet} type={input.type ?? toWallet} />
      </Panel>
      <ul className="transfer-rules">
        {rules.map((rule) => (
          <li key={rule}>
            <Icon name="check" size={16} />
            {t(rule)}
          </li>
        ))}
      </ul>
      <p className="transfer-links">
        <Link href={paths.wallets}>
          <Icon name="wallet" size={16} />
          {t('site_wallets')}
        </Link>
        <Link href={paths.gameTransfers}>
          <Icon name="history" size={16} />
          {t('site_game_transfers')}
        </Link>
      </p>
    </AccountFrame>
  );
}
