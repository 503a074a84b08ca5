import { Field, Icon } from '@baize/ui';

import { useMessages } from '../../messages/use-messages.ts';
import type { LimitPeriod } from './limit-state.ts';

interface TimeFieldsProps {
  readonly label: string;
  readonly period: LimitPeriod;
  readonly hours: string;
  readonly minutes: string;
  readonly help: string | undefined;
  /** Of both fields together. */
  readonly problem: string | undefined;
  readonly onType: (change: { readonly hours?: string; readonly minutes?: string }) => void;
  readonly onBlur: () => void;
}

/** A time in hours and minutes. */
export function TimeFields(props: TimeFieldsProps) {
  const { label, period, hours, minutes, help, problem, onType, onBlur } = props;
  const t = useMessages();
  const textId = `limit-time-${period}`;
  const shared = {
    inputMode: 'numeric',
    autoComplete: 'off',
    maxLength: 6,
    onBlur,
  } as const;
  return (
    <>
      <fieldset
        className="limit-time"
        data-invalid={problem ? '' : undefined}
        aria-describedby={(problem ?? help) === undefined ? undefined : textId}
      >
        <legend>{label}</legend>
        <Field
          {...shared}
          label={t('limits_hours')}
          value={hours}
          onChange={(event) => onType({ hours: event.target.value })}
        />
        <Field
          {...shared}
          label={t('limits_minutes')}
          value={minutes}
          onChange={(event) => onType({ minutes: event.target.value })}
        />
      </fieldset>
      {problem ? (
        <p id={textId} role="alert" className="limit-problem">
          <Icon name="circle-alert" size={16} />
          {problem}
        </p>
      ) : (
        help && (
          <p id={textId} className="limit-help">
            {help}
          </p>
        )
      )}
    </>
  );
}
