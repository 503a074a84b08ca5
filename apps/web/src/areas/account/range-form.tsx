import type { MessageKey } from '@baize/messages/keys';
import { Button, Icon } from '@baize/ui';
import { type FormEvent, useId, useState } from 'react';

import { type Translate, useMessages } from '../../messages/use-messages.ts';
import { useNavigate } from '../../router/index.ts';
import {
  MAX_REPORT_DAYS,
  type RangeProblem,
  rangeProblem,
  readLocal,
  type ReportRange,
} from '../money/index.ts';
import { isSameRange } from './history-periods.ts';

const problemTexts: Record<RangeProblem, MessageKey> = {
  incomplete: 'account_range_incomplete',
  backwards: 'account_range_backwards',
  too_long: 'account_range_too_long',
};

/** What is wrong with a period. */
export function rangeProblemText(problem: RangeProblem, t: Translate): string {
  return t(problemTexts[problem], { days: MAX_REPORT_DAYS });
}

interface RangeFormProps {
  readonly range: ReportRange;
  readonly hrefOf: (range: ReportRange) => string;
}

/** Start and end to the second; they apply on submit. */
export function RangeForm({ range: shown, hrefOf }: RangeFormProps) {
  const t = useMessages();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState({ shown, range: shown });
  // A period chosen elsewhere replaces what was typed; the form keeps the focus.
  const range = isSameRange(typed.shown, shown) ? typed.range : shown;
  const [problem, setProblem] = useState<RangeProblem>();
  const errorId = problem ? `${id}-error` : undefined;

  function show(event: FormEvent) {
    event.preventDefault();
    const found = rangeProblem(range);
    setProblem(found);
    if (found) return;
    const read = { from: readLocal(range.from) ?? range.from, to: readLocal(range.to) ?? range.to };
    void navigate(hrefOf(read), { keepScroll: true });
  }

  const input = (end: keyof ReportRange, label: 'account_range_from' | 'account_range_to') => (
    <div className="labelled">
      <label htmlFor={`${id}-${end}`} className="font-medium">
        {t(label)}
      </label>
      <div className="field" data-invalid={problem ? '' : undefined}>
        <input
          id={`${id}-${end}`}
          type="datetime-local"
          step={1}
          value={range[end]}
          onChange={(event) => setTyped({ shown, range: { ...range, [end]: event.target.value } })}
          aria-invalid={problem ? true : undefined}
          aria-describedby={errorId}
        />
      </div>
    </div>
  );

  return (
    <form noValidate className="range-form" onSubmit={show}>
      {input('from', 'account_range_from')}
      {input('to', 'account_range_to')}
      <Button type="submit" variant="line" size="large" icon="search">
        {t('account_range_show')}
      </Button>
      {problem && (
        <p id={errorId} role="alert" className="range-problem">
          <Icon name="circle-alert" size={16} />
          {rangeProblemText(problem, t)}
        </p>
      )}
    </form>
  );
}
