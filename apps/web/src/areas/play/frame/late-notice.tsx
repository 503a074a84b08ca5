import { Button, ButtonLink, EmptyState } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

interface LateNoticeProps {
  readonly studio: string;
  readonly lobby: string;
  onRetry(): void;
}

/** Lies over a frame that is still loading, and goes if the game opens after all. */
export function LateNotice({ studio, lobby, onRetry }: LateNoticeProps) {
  const t = useMessages();
  return (
    <div className="game-notice">
      <EmptyState
        icon="hourglass"
        tone="failed"
        title={t('play_late_title')}
        text={t('play_late_text', { studio })}
        action={
          <>
            <Button onClick={onRetry}>{t('site_try_again')}</Button>
            <ButtonLink variant="line" href={lobby} linkAs={Link}>
              {t('play_to_lobby')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
