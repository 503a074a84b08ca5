import { Select } from '@baize/ui';
import { useEffect, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';

import { useApp } from '../../app/app.ts';
import { serverNow } from '../../app/server-clock.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { birthDays, birthYears, monthNames } from './birth-lists.ts';
import { problemText } from './form-problems.ts';
import type { PersonValues } from './registration-schema.ts';

const plainOptions = (numbers: readonly number[]) =>
  numbers.map((number) => ({ value: String(number), label: String(number) }));

/** Day, month and year; the list of days depends on the month. */
export function BirthDateFields({ form }: { form: UseFormReturn<PersonValues> }) {
  const t = useMessages();
  const { language } = useApp();
  const { errors } = form.formState;
  const [day, month, year] = useWatch({
    control: form.control,
    name: ['birth_day', 'birth_month', 'birth_year'],
  });
  const days = birthDays(Number(month) || undefined, Number(year) || undefined);
  const [years] = useState(() => plainOptions(birthYears(new Date(serverNow()))));
  const months = monthNames(language).map((label, index) => ({ value: String(index + 1), label }));
  // The server's message about the whole date is too long for the year's column.
  const isRefused = errors.birth_year?.type === 'server';
  const isNoDay = Number(day) > days.length;

  useEffect(() => {
    // The chosen month has no such day: clear it instead of sending it unseen.
    if (isNoDay) form.setValue('birth_day', '');
  }, [form, isNoDay]);

  return (
    <fieldset className="birth-date" data-wide-error={isRefused || undefined}>
      <legend className="font-medium">{t('auth_birth_date')}</legend>
      <Select
        {...form.register('birth_day')}
        label={t('auth_birth_day')}
        labelHidden
        placeholder={t('auth_birth_day')}
        autoComplete="bday-day"
        options={plainOptions(days)}
        error={problemText(t, errors.birth_day)}
      />
      <Select
        {...form.register('birth_month')}
        label={t('auth_birth_month')}
        labelHidden
        placeholder={t('auth_birth_month')}
        autoComplete="bday-month"
        options={months}
        error={problemText(t, errors.birth_month)}
      />
      <Select
        {...form.register('birth_year')}
        label={t('auth_birth_year')}
        labelHidden
        placeholder={t('auth_birth_year')}
        autoComplete="bday-year"
        options={years}
        error={problemText(t, errors.birth_year)}
      />
    </fieldset>
  );
}
