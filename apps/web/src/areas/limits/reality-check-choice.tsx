import { durationText } from '@baize/messages/duration';
import { ChoiceBar, Panel, Skeleton } from '@baize/ui';
import { useRef, useState } from 'react';

import { failureText, useAlert, useCall } from '../../call/index.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { useReloadLimits } from './limit-queries.ts';
import type { LimitsReply } from './limit-state.ts';

type RealityCheck = LimitsReply['reality_check'];

/** How often a game stops for a reality check; a choice is saved at once, and the last of several wins. */
function Choices({ every, choices }: RealityCheck) {
  const t = useMessages();
  const call = useCall();
  const alert = useAlert();
  const reload = useReloadLimits();
  const [chosen, setChosen] = useState<number | null>();
  const [problem, setProblem] = useState<string>();
  const queue = useRef(Promise.resolve());
  const latest = useRef(0);

  async function save(minutes: number | null, number: number) {
    // Arrow keys choose what they pass over, of which only the last is meant.
    if (number !== latest.current) return;
    try {
      await call('POST /account/reality-check', { body: { every: minutes } });
      await reload();
      if (number === latest.current) {
        alert.show({
          kind: 'success',
          text: t('limits_check_saved', { every: minutes ?? 0, time: durationText(t, minutes ?? 0, 'long') }),
        });
      }
    } catch (failure) {
      setProblem(failureText(failure, t('site_unknown_error')));
    }
    if (number === latest.current) setChosen(undefined);
  }

  function choose(minutes: number | null) {
    latest.current += 1;
    const number = latest.current;
    setProblem(undefined);
    setChosen(minutes);
    queue.current = queue.current.then(() => save(minutes, number));
  }

  const shown = chosen === undefined ? every : chosen;
  return (
    <>
      <ChoiceBar
        label={t('limits_check_label')}
        name="reality-check"
        aria-describedby={problem ? 'check-problem' : undefined}
        choices={choices.map((minutes) => ({
          value: minutes,
          label: minutes === null ? t('limits_check_off') : durationText(t, minutes),
        }))}
        chosen={shown}
        onChoose={choose}
      />
      {problem && (
        <p id="check-problem" role="alert" className="text-12 text-danger">
          {problem}
        </p>
      )}
    </>
  );
}

export function RealityCheckChoice({ check }: { check: RealityCheck | undefined }) {
  const t = useMessages();
  if (check && check.choices.length === 0) return null;
  return (
    <Panel as="section" id="check" className="limit-section" aria-labelledby="check-title">
      <header>
        <h2 id="check-title">{t('limits_check')}</h2>
        <p>{t('limits_check_text')}</p>
      </header>
      <div className="limit-check">
        {check ? <Choices {...check} /> : <Skeleton className="h-12 w-full" />}
      </div>
    </Panel>
  );
}
