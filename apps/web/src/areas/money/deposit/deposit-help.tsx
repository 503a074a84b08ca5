import { Panel } from '@baize/ui';
import type { MessageKey } from '@baize/messages/keys';

import { useMessages } from '../../../messages/use-messages.ts';

const questions: readonly { title: MessageKey; text: MessageKey }[] = [
  { title: 'money_help_when_title', text: 'money_help_when_text' },
  { title: 'money_help_unfinished_title', text: 'money_help_unfinished_text' },
  { title: 'money_help_name_title', text: 'money_help_name_text' },
];

/** Common questions about deposits. */
export function DepositHelp() {
  const t = useMessages();
  return (
    <Panel as="section" className="money-card" aria-labelledby="deposit-help">
      <h2 id="deposit-help">{t('money_help_title')}</h2>
      <div className="help-list">
        {questions.map(({ title, text }) => (
          <details key={title} name="deposit-help">
            <summary>{t(title)}</summary>
            <p>{t(text)}</p>
          </details>
        ))}
      </div>
    </Panel>
  );
}
