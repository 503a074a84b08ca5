import { ChoiceBar, Icon } from '@baize/ui';
import { useId } from 'react';

import { useMessages } from '../../../messages/use-messages.ts';
import { answers, questions } from './self-test-score.ts';

interface TestQuestionProps {
  /** Its position in the test. */
  readonly index: number;
  readonly given: number | undefined;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: number) => void;
}

export function TestQuestion({ index, given, isMissing, onAnswer }: TestQuestionProps) {
  const t = useMessages();
  const id = useId();
  const question = questions[index];
  if (question === undefined) return null;
  return (
    <fieldset className="test-question" aria-describedby={isMissing ? `${id}-missing` : undefined}>
      <legend>
        <span aria-hidden="true">{index + 1}</span>
        {t(question)}
      </legend>
      <ChoiceBar
        name={`question-${index + 1}`}
        choices={answers.map((answer, score) => ({ value: score, label: t(answer) }))}
        chosen={given}
        onChoose={onAnswer}
      />
      {isMissing && (
        <p id={`${id}-missing`} className="flex items-center gap-1.5 text-12 text-danger">
          <Icon name="circle-alert" size={16} />
          {t('limits_answer_missing')}
        </p>
      )}
    </fieldset>
  );
}
