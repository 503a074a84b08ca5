import { Button } from '@baize/ui';

import { useMessages } from '../../../messages/use-messages.ts';
import { type ExclusionCode, type ExclusionOption, isBreak, periodNames } from './exclusion-period.ts';
import type { ExclusionDates } from './use-exclusion-dates.ts';
import './break-options.css';

interface BreakOptionsProps {
  readonly title: string;
  readonly text: string;
  readonly options: readonly ExclusionOption[];
  readonly chosen: ExclusionCode;
  readonly dates: ExclusionDates;
  readonly onChoose: (code: ExclusionCode) => void;
}

/** A group of periods, each with the date on which it ends. */
export function BreakOptions({ title, text, options, chosen, dates, onChoose }: BreakOptionsProps) {
  const t = useMessages();
  return (
    <fieldset className="break-group">
      <legend>
        <b>{title}</b>
        <span>{text}</span>
      </legend>
      <div className="break-options">
        {options.map((option) => (
          <label key={option.code} className="break-option">
            <input
              type="radio"
              name="exclusion-period"
              value={option.code}
              checked={option.code === chosen}
              onChange={() => onChoose(option.code)}
            />
            <b>{t(periodNames[option.code])}</b>
            <small>{dates.until(option)}</small>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface BreakChoiceProps {
  readonly option: ExclusionOption;
  readonly dates: ExclusionDates;
  readonly onContinue: () => void;
}

/** What has been chosen, once more in words, and the button to the last question. */
export function BreakChoice({ option, dates, onContinue }: BreakChoiceProps) {
  const t = useMessages();
  const period = t(periodNames[option.code]);
  const kind = isBreak(option.code) ? 'exclusion_chosen_break' : 'exclusion_chosen_exclusion';
  return (
    <div className="break-choice">
      <p>
        {t('exclusion_chosen')} <b>{t(kind, { period })}</b>, {dates.until(option)}.{' '}
        {t('exclusion_asked_again')}
      </p>
      <Button onClick={onContinue}>{t('exclusion_continue', { period })}</Button>
    </div>
  );
}
