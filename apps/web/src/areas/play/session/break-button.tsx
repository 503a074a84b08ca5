import { Button } from '@baize/ui';

import { useSession } from '../../../call/index.ts';
import { useBreak } from '../../../frame/use-break.ts';
import { useMessages } from '../../../messages/use-messages.ts';

/** Asks whether to take a break of 24 hours; nothing for visitors and where the brand hides breaks. */
export function BreakButton() {
  const t = useMessages();
  const takeBreak = useBreak();
  const { status } = useSession();
  if (status !== 'success' || !takeBreak) return null;
  return (
    <Button
      className="play-break"
      variant="line"
      size="small"
      icon="coffee"
      aria-label={t('play_break_long')}
      onClick={takeBreak}
    >
      <span className="play-break-name">{t('play_break')}</span>
    </Button>
  );
}
