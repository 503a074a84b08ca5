import { Button } from '@baize/ui';

import { useMessages } from '../messages/use-messages.ts';
import { loadProblem } from './load-problem.ts';

/** In place of a part that the user is waiting for and that could not be loaded. */
export function PartFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>{loadProblem(error, t)}</p>
      <Button size="small" variant="line" onClick={onRetry}>
        {t('site_try_again')}
      </Button>
    </div>
  );
}
