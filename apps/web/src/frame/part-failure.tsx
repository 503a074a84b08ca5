import { Button } from '@baize/ui';
import { useEffect, useEffectEvent } from 'react';

import type { FailedProps } from '../app/late-view.tsx';
import { useAlert } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { partFailureWords } from './part-failure-words.ts';

function useFailure({ error, onRetry, failures }: FailedProps) {
  const { reloads, ...words } = partFailureWords(useMessages(), failures, error);
  return { ...words, run: reloads ? () => location.reload() : onRetry };
}

/** In place of a part that the user is waiting for and that could not be loaded. */
export function PartFailure(props: FailedProps) {
  const { text, label, run } = useFailure(props);
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>{text}</p>
      <Button size="small" variant="line" onClick={run}>
        {label}
      </Button>
    </div>
  );
}

/** The same for a popup, which has no place on the page. */
export function PopupFailure(props: FailedProps) {
  const { show } = useAlert();
  const { text, label, run } = useFailure(props);
  const announce = useEffectEvent(() => show({ kind: 'error', text, action: { label, run } }));
  useEffect(() => announce(), []);
  return null;
}
