import * as paths from '../addresses/paths.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Link } from '../router/index.ts';

/** Deposit and Withdraw side by side; the one whose page is shown is marked. */
export function MoneyButtons({ onPress }: { onPress?: () => void }) {
  const t = useMessages();
  return (
    <div className="money-buttons">
      <Link href={paths.deposit} onClick={onPress}>
        {t('site_deposit_short')}
      </Link>
      <Link href={paths.withdraw} onClick={onPress}>
        {t('site_withdraw_short')}
      </Link>
    </div>
  );
}
