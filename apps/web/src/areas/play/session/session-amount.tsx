import { Money } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';

/** An amount of the play session in the player's currency. */
export function SessionAmount({ minor }: { readonly minor: bigint }) {
  const money = useMoneyFormat();
  const { user } = useSession();
  return <Money tone="plain" text={money.exact(minor, user?.currency)} />;
}
