import { Money } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';

/** Wins minus bets; its sign is written, and a gain also coloured. */
export function NetAmount({ minor }: { readonly minor: bigint }) {
  const money = useMoneyFormat();
  const { user } = useSession();
  const size = money.exact(minor < 0n ? -minor : minor, user?.currency);
  const sign = minor > 0n ? '+' : minor < 0n ? '−' : '';
  return <Money tone={minor > 0n ? 'gain' : 'plain'} text={`${sign}${size}`} />;
}
