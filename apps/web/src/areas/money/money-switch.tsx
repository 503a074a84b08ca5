import { MoneyButtons } from '../../frame/money-buttons.tsx';
import { useMessages } from '../../messages/use-messages.ts';
import './money-switch.css';

/** Deposit and Withdraw side by side, each one tap from the other, where the card of the wallet is not beside the page. */
export function MoneySwitch() {
  const t = useMessages();
  return (
    <nav className="money-switch" aria-label={t('money_switch')}>
      <MoneyButtons />
    </nav>
  );
}
