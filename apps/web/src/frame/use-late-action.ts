import { useCallback } from 'react';

import { useAlert } from '../call/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { loadProblem } from './load-problem.ts';

type LateAction = <Code>(load: () => Promise<Code>, run: (code: Code) => unknown) => void;

/** Loads what an action of the user needs, and runs it; if that fails, an alert offers to try again. */
export function useLateAction(): LateAction {
  const t = useMessages();
  const { show } = useAlert();
  return useCallback(
    (load, run) => {
      const start = () =>
        void load().then(run, (failure: unknown) =>
          show({
            kind: 'error',
            text: loadProblem(failure, t),
            action: { label: t('site_try_again'), run: start },
          }),
        );
      start();
    },
    [t, show],
  );
}
