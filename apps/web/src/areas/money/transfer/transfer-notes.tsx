import { parseWire } from '@baize/currency';
import { Icon } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import { toMain, type TransferState } from './use-transfer.ts';

/** What the player should know before pressing: what waits, what will have to, and why there is one direction only. */
export function TransferNotes({ state }: { state: TransferState }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { wallet, type, blocked, currency } = state;
  const notes: string[] = [];
  if (blocked) notes.push(t(blocked === 'closed' ? 'wallet_only_out_closed' : 'wallet_only_out_brand'));
  if (wallet?.pending != null) {
    notes.push(t('wallet_pending', { amount: money.exact(parseWire(wallet.pending), currency) }));
  } else if (wallet && wallet.in_play !== null && type === toMain) {
    notes.push(t('wallet_in_play'));
  }
  if (notes.length === 0) return null;
  return (
    <ul className="transfer-notes" role="status">
      {notes.map((note) => (
        <li key={note}>
          <Icon name="info" size={16} />
          {note}
        </li>
      ))}
    </ul>
  );
}
