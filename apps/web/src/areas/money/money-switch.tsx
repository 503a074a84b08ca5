import { useIsClosed } from '../../call/index.ts';
import { MoneyButtons } from '../../frame/money-buttons.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import './money-switch.css';

/**
 * Deposit and Withdraw side by side, each one tap from the other, where the card of the wallet is not beside the page. A
 * closed account cannot deposit, so it has no switch.
 */
export function MoneySwitch() {
  const t = useMessages();
  const isClosed = useIsClosed();
  if (isClosed) return null;
  return (
    <nav className="money-switch" aria-label={t('money_switch')}>
      <MoneyButtons />
    </nav>
  );
}
