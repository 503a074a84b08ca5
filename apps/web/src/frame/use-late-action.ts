import { useCallback } from 'react';

import { useAlert } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { partFailureWords } from './part-failure-words.ts';

type LateAction = <Code>(load: () => Promise<Code>, run: (code: Code) => unknown) => void;

/** Loads what an action of the user needs, and runs it; if that fails, an alert offers to try again, or to load the page anew. */
export function useLateAction(): LateAction {
  const t = useMessages();
  const { show } = useAlert();
  return useCallback(
    (load, run) => {
      let failures = 0;
      const start = () =>
        void load().then(run, (failure: unknown) => {
          failures += 1;
          const { text, label, reloads } = partFailureWords(t, failures, failure);
          show({ kind: 'error', text, action: { label, run: reloads ? () => location.reload() : start } });
        });
      start();
    },
    [t, show],
  );
}
