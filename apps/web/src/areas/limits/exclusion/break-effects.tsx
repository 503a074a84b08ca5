import { parseWire } from '@baize/currency';
import { Icon, type IconName, Panel } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { useMoneyFormat } from '../../../messages/use-money-format.ts';
import type { Closing } from './exclusion-period.ts';

/** What happens once the account is closed, with the player's own numbers. */
export function BreakEffects({ closing }: { closing: Closing }) {
  const t = useMessages();
  const money = useMoneyFormat();
  const { user } = useSession();
  const balanceMinor = parseWire(closing.balance);
  const balance = money.exact(balanceMinor, user?.currency);
  const account =
    closing.scope === 'brand' ? 'exclusion_effect_account_brand' : 'exclusion_effect_account_operator';
  const effects: readonly [IconName, string, string][] = [
    [
      'log-out',
      t('exclusion_effect_sessions'),
      t('exclusion_effect_sessions_text', { count: closing.sessions }),
    ],
    [
      'dices',
      t('exclusion_effect_rounds'),
      t('exclusion_effect_rounds_text', { count: closing.open_rounds }),
    ],
    [
      'wallet',
      t('exclusion_effect_balance'),
      balanceMinor > 0n
        ? t('exclusion_effect_balance_text', { balance })
        : t('exclusion_effect_balance_none'),
    ],
    ['mail', t('exclusion_effect_messages'), t('exclusion_effect_messages_text')],
    ['user', t('exclusion_effect_account'), t(account)],
  ];
  return (
    <Panel as="section" className="break-card" aria-labelledby="break-effects">
      <h2 id="break-effects">{t('exclusion_effects')}</h2>
      <ul className="break-effects">
        {effects.map(([icon, title, text]) => (
          <li key={icon}>
            <Icon name={icon} />
            <p>
              <b>{title}</b> {text}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
