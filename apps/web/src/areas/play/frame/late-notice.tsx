import { Button, ButtonLink, EmptyState } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { Link } from '../../../router/index.ts';

interface LateNoticeProps {
  readonly title: string;
  readonly text: string;
  /** The way out. */
  readonly back: { readonly href: string; readonly label: string };
  onRetry(): void;
}

/** Lies over a frame that is still loading, and goes if it opens after all. */
export function LateNotice({ title, text, back, onRetry }: LateNoticeProps) {
  const t = useMessages();
  return (
    <div className="game-notice">
      <EmptyState
        icon="hourglass"
        tone="failed"
        title={title}
        text={text}
        action={
          <>
            <Button onClick={onRetry}>{t('site_try_again')}</Button>
            <ButtonLink variant="line" href={back.href} linkAs={Link}>
              {back.label}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
