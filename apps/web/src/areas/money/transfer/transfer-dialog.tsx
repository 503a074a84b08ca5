import { Dialog } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { TransferPanel } from './transfer-panel.tsx';
import type { TransferStart } from './use-transfer.ts';
import { walletTexts } from './wallet-texts.ts';

interface TransferDialogProps extends Omit<TransferStart, 'onDone'> {
  /** Also after a transfer. */
  readonly onClose: () => void;
}

/** The form of a transfer over the page that asks for it. */
export function TransferDialog({ wallet, type, onClose }: TransferDialogProps) {
  const t = useMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('wallet_form', { wallet: t(walletTexts[wallet].name) })}
      closeLabel={t('site_close')}
    >
      <TransferPanel wallet={wallet} type={type} onDone={onClose} />
    </Dialog>
  );
}
