import { Panel } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { SupportWay } from '../support-way.tsx';

/** Help with a withdrawal. */
export function WithdrawSupport() {
  const t = useMessages();
  return (
    <Panel as="section" className="money-card" aria-labelledby="withdraw-support">
      <h2 id="withdraw-support">{t('money_support_title')}</h2>
      <p className="text-ink-2">{t('money_support_text')}</p>
      <SupportWay />
    </Panel>
  );
}
