import { type ReactNode, useState } from 'react';

import type { TransferWallet } from '../../../addresses/transfer-address.ts';
import { TransferDialog } from '../../money/index.ts';

interface TransferOver {
  readonly dialog: ReactNode;
  open(): void;
}

/** The form of a transfer into a wallet over the page, so that its game stays open. */
export function useTransferDialog(wallet: TransferWallet): TransferOver {
  const [isOpen, setOpen] = useState(false);
  return {
    dialog: isOpen && <TransferDialog wallet={wallet} type={2} onClose={() => setOpen(false)} />,
    open: () => setOpen(true),
  };
}
