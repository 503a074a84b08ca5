import type { MessageKey } from '@baize/messages/keys';
import { Icon, type IconName } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';

export type StatusTone = 'running' | 'done' | 'off';

const icons: Readonly<Record<StatusTone, IconName>> = { running: 'timer', done: 'check', off: 'x' };

interface RewardStatusProps {
  readonly status: { readonly label: MessageKey; readonly tone: StatusTone } | undefined;
}

/** What became of a bonus or of free rounds; nothing for a status that this site does not know. */
export function RewardStatus({ status }: RewardStatusProps) {
  const t = useMessages();
  if (!status) return null;
  return (
    <span className="history-type" data-tone={status.tone === 'done' ? 'gain' : undefined}>
      <Icon name={icons[status.tone]} size={14} />
      {t(status.label)}
    </span>
  );
}
