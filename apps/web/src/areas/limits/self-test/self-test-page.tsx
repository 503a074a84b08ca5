import { Button, Icon, Panel } from '@baize/ui';
import { type SubmitEvent, useRef, useState } from 'react';

import * as paths from '../../../addresses/paths.ts';
import { useMessages } from '../../../messages/use-messages.ts';
import { CareLinks } from '../care-links.tsx';
import { questions } from './self-test-score.ts';
import { TestQuestion } from './test-question.tsx';
import { TestResult } from './test-result.tsx';
import '../limits.css';

/** Harold Wynne's introduction to the index that the test is part of. */
const SOURCE =
  'https://www.researchgate.net/publication/228460062_Introducing_the_Canadian_problem_gambling_index';

type Given = readonly (number | undefined)[];

const unanswered: Given = questions.map(() => undefined);

/** The self-test. Answers and result exist only in this component: nothing is sent or stored. */
export function SelfTestPage() {
  const t = useMessages();
  const form = useRef<HTMLFormElement>(null);
  const [given, setGiven] = useState(unanswered);
  const [isChecked, setChecked] = useState(false);
  const [isShown, setShown] = useState(false);
  const complete = given.filter((answer) => answer !== undefined);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setChecked(true);
    const missing = given.indexOf(undefined);
    if (missing === -1) setShown(true);
    else form.current?.querySelector<HTMLElement>(`[name="question-${missing + 1}"]`)?.focus();
  }

  function restart() {
    setGiven(unanswered);
    setChecked(false);
    setShown(false);
    window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true });
  }

  return (
    <div className="care-page">
      <header>
        <h1>{t('limits_self_test')}</h1>
        <p>{t('limits_self_test_lead')}</p>
      </header>
      <div className="care-main">
        <p className="test-private">
          <Icon name="lock" />
          {t('limits_self_test_private')}
        </p>
        {isShown ? (
          <TestResult given={complete} onRestart={restart} />
        ) : (
          // Without autocomplete no browser restores the answers after a reload.
          <form ref={form} noValidate autoComplete="off" className="test-form" onSubmit={submit}>
            {questions.map((question, index) => (
              <Panel key={question}>
                <TestQuestion
                  index={index}
                  given={given[index]}
                  isMissing={isChecked && given[index] === undefined}
                  onAnswer={(answer) => setGiven(given.map((one, at) => (at === index ? answer : one)))}
                />
              </Panel>
            ))}
            <div className="test-foot">
              <Button type="submit" size="large">
                {t('limits_result_show')}
              </Button>
              <p role="status">{t('limits_progress', { answered: complete.length })}</p>
            </div>
          </form>
        )}
        <p className="test-source">
          {t('limits_source')}{' '}
          <a href={SOURCE} target="_blank" rel="noopener noreferrer">
            {t('limits_source_link')}
          </a>
        </p>
      </div>
      <div className="care-aside">
        <CareLinks title="limits_next" except={paths.selfAssessment} />
      </div>
    </div>
  );
}
